#!/usr/bin/env bash
# The part of `make fresh` that runs in the fresh root, in the clone. Usage: fresh-inside.sh [run]
set -euo pipefail

only=${1:-}
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("", 0)); print(s.getsockname()[1])')

# The start page and the program it names, as a phone would ask for them.
page_is_there() {
    python3 - "http://127.0.0.1:$port" 2>/dev/null <<'PYTHON'
import re, sys
from urllib.request import urlopen

page = urlopen(sys.argv[1] + "/").read().decode()
program = re.search(r'<script[^>]* src="([^"]+)"', page)
assert program and urlopen(sys.argv[1] + program[1]).read()
PYTHON
}

run_and_stop() {
    local began=$SECONDS server
    setsid make run ARGS="--port $port" >run.log 2>&1 &
    server=$!
    until page_is_there; do
        if ! kill -0 "$server" 2>/dev/null || ((SECONDS - began > 1800)); then
            sed 's/^/  | /' run.log
            echo "make run: no page on port $port" >&2
            exit 1
        fi
        sleep 0.2
    done
    sed 's/^/  | /' run.log
    echo "make run: the page was there after $((SECONDS - began)) s"
    stop "$server"
}

stop() {
    kill -TERM -- "-$1"
    for _ in {1..100}; do
        kill -0 -- "-$1" 2>/dev/null || return 0
        sleep 0.1
    done
    echo "make run: the server did not stop when asked" >&2
    exit 1
}

echo "== make run, on the fresh machine"
run_and_stop
echo "== make run, again"
run_and_stop

if [ "$only" != run ]; then
    echo "== make test"
    make test 2>&1 | sed 's/^/  | /'
fi
