#!/usr/bin/env bash
# Make the virtualenv .venv with the given Python, 3.11 or newer.
set -euo pipefail

python=$1

if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "Sandtable needs Python 3.11 or newer. Name one: make PYTHON=/path/to/python3" >&2
    exit 1
fi
# Debian splits the part of Python that makes virtualenvs into a package of its own.
"$python" -c 'import ensurepip, venv' 2>/dev/null || setup/debian.sh python3-venv

setup/quietly.sh "Making the virtualenv" "$python" -m venv --clear .venv
