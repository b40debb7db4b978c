#!/usr/bin/env bash
# Say what is being done in one line, do it, and show its output only if it fails.
# Usage: setup/quietly.sh "Installing X" command argument...
set -euo pipefail

mkdir -p .setup
log=$(mktemp .setup/log.XXXXXX)
trap 'rm -f "$log"' EXIT

echo "- $1"
shift
if ! "$@" >"$log" 2>&1 </dev/null; then
    # Some tools say the cause first, some last.
    { head -n 20 "$log"; tail -n +21 "$log" | tail -n 40; } >&2
    echo "This failed: $*" >&2
    exit 1
fi
