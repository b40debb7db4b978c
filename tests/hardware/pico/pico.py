"""A Pico with MicroPython, from power on: main.py, and after that the raw prompt for mpremote."""

import os
import sys

import machine


def main():
    machine.log("power")
    try:
        os.stat("main.py")
    except OSError:
        pass  # a new board
    else:
        with open("main.py") as file:
            source = file.read()
        try:
            exec(source, {"__name__": "__main__"})
        except Exception as error:  # such as half a firmware
            sys.print_exception(error, sys.stdout)
    machine.log("prompt")
    prompt()


def read():
    byte = sys.stdin.buffer.read(1)
    if not byte:
        sys.exit(0)
    return byte


def write(text):
    sys.stdout.buffer.write(text)


def prompt():
    """The raw REPL, as far as mpremote uses it: Ctrl-A enters, Ctrl-D runs what was sent."""
    scope = {"__name__": "__main__"}
    while True:
        if read() == b"\x01":
            write(b"raw REPL; CTRL-B to exit\r\n>")
            while raw(scope):
                write(b">")


def raw(scope):
    source = b""
    pasted = False
    while True:
        byte = read()
        if byte == b"\x01":
            write(b"raw REPL; CTRL-B to exit\r\n")
            return True
        if byte == b"\x02":
            return False
        if byte == b"\x05":  # raw paste: a window larger than anything needs no more flow control
            read(), read()
            write(b"R\x01\xff\xff")
            pasted = True
        elif byte == b"\x03":
            source = b""
        elif byte == b"\x04":
            break
        else:
            source += byte
    write(b"\x04" if pasted else b"OK")
    try:
        exec(source.decode(), scope)
        write(b"\x04\x04")
    except Exception as error:
        write(b"\x04")
        sys.print_exception(error, sys.stdout)
        write(b"\x04")
    return True


main()
