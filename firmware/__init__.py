"""The programs of the boards, for MicroPython. `sandtable trays flash` copies them there."""
