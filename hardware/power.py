"""What WS2812 pixels draw, and how bright they may be on a given supply.

Shared by host and board like protocol.py. Whole numbers only: a Pico's floats are short, and both
sides must come to the same pixels.
"""

CHANNEL_MA = 20  # one colour of one pixel at 255
DARK_MA = 1  # the chip in a pixel, also when it is dark
USB_MA = 350  # what a port gives for certain, less what the Pico itself needs
FULL = 256  # a factor of one


def ceiling(pixels: int, milliamps: int) -> int:
    """The largest sum of all channels that the supply bears; 0 if it cannot even bear them dark."""
    return max(0, milliamps - pixels * DARK_MA) * 255 // CHANNEL_MA


def factor(total: int, brightness: int, most: int) -> int:
    """What to multiply channels of this sum by, in 256ths: the brightness, or what power allows."""
    wanted = brightness * FULL // 255
    return min(wanted, most * FULL // total) if total else wanted


def milliamps(channels: bytes) -> int:
    """What pixels with these channels draw, rounded up."""
    return len(channels) // 3 * DARK_MA + -(-sum(channels) * CHANNEL_MA // 255)
