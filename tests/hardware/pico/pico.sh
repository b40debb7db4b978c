#!/bin/sh
# Runs the board; status 77 is machine.reset(), after which it starts again at once.
status=77
while [ "$status" = 77 ]; do
    "$1" -X heapsize="$2" "$3"
    status=$?
done
