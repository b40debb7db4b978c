"""A strip of pixels that writes what it shows into the file `pixels`, a line of hex each time."""

from binascii import hexlify


class NeoPixel:
    def __init__(self, pin, count):
        self.channels = bytearray(3 * count)
        self.file = open("pixels", "ab")  # noqa: SIM115 - open as long as the board has power

    def __setitem__(self, place, colour):
        self.channels[3 * place : 3 * place + 3] = bytes(colour)

    def write(self):
        self.file.write(hexlify(self.channels) + b"\n")
