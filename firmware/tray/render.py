"""From the state of a card to pixels, at one moment of the beat.

Whole numbers only and no clock: the same state and moment give the same pixels everywhere.
"""

from firmware.tray.layout import SEGMENTS
from hardware.protocol import BEAT

# In the order of COLOURS; the balance is that of WS2812 pixels behind white plastic.
PALETTE = (
    (0, 0, 0),
    (255, 190, 150),
    (255, 0, 0),
    (255, 70, 0),
    (255, 170, 0),
    (0, 200, 20),
    (0, 170, 170),
    (0, 50, 255),
    (130, 0, 220),
    (255, 30, 90),
)
LEVELS = (255, 100, 28)  # in the order of LEVELS; eyes see the middle one as half
OFF, STEADY, BREATHE, BLINK, ALTERNATE, FLASH = range(6)  # in the order of PATTERNS
FLASH_MS = 150
DARK = (OFF, 0, 0, 0)
# Segments of 0 to 9 and of a dash, as bits in the order of a digit's pixels.
DIGITS = (0x3F, 0x06, 0x5B, 0x4F, 0x66, 0x6D, 0x7D, 0x07, 0x7F, 0x6F)
DASH = 0x40


class Scene:
    """The lamp of every pixel: four bytes each, allocated once."""

    def __init__(self, layout):
        self.layout = layout
        self.lamps = bytearray(4 * layout.pixels)

    def show(self, groups):
        """Take over a whole card, as `unpack_card` gives it; groups it does not name go dark."""
        for place in range(len(self.lamps)):
            self.lamps[place] = 0
        for name, lamps, number in groups:
            pixels = self.layout.groups.get(name)
            if not pixels or not lamps:
                continue
            if number is None:
                self.place(pixels, lamps)
            elif name in self.layout.digits:
                self.write(pixels, lamps[0], number)
            else:
                self.place(pixels[:number], lamps[:1])

    def place(self, pixels, lamps):
        """One lamp a pixel; a single lamp fills all of them."""
        for count, pixel in enumerate(pixels):
            if len(lamps) == 1:
                self.put(pixel, lamps[0])
            elif count < len(lamps):
                self.put(pixel, lamps[count])

    def write(self, pixels, lamp, number):
        """A number in digits, without leading zeros; dashes if it is too long."""
        digits = len(pixels) // SEGMENTS
        for digit in range(digits - 1, -1, -1):
            bits = DIGITS[number % 10] if number or digit == digits - 1 else 0
            number //= 10
            for segment in range(SEGMENTS):
                if bits >> segment & 1:
                    self.put(pixels[digit * SEGMENTS + segment], lamp)
        if number:
            for place, pixel in enumerate(pixels):
                self.put(pixel, lamp if DASH >> place % SEGMENTS & 1 else DARK)

    def put(self, pixel, lamp):
        self.lamps[4 * pixel : 4 * pixel + 4] = bytes(lamp)

    def render(self, beat, out):
        """Red, green and blue of every pixel at this ms of the beat."""
        lamps = self.lamps
        breathing = breath(beat)
        for pixel in range(self.layout.pixels):
            at = 4 * pixel
            colour, level = lamps[at + 1], LEVELS[lamps[at + 2]]
            pattern = lamps[at]
            if pattern == OFF:
                level = 0
            elif pattern == BREATHE:
                level = level * breathing >> 8
            elif pattern == BLINK:
                level = level if beat % 500 < 250 else 0
            elif (pattern == ALTERNATE and beat % 1000 >= 500) or (
                pattern == FLASH and beat < FLASH_MS
            ):
                colour = lamps[at + 3]
            paint(out, pixel, colour, level)


def breath(beat):
    """From an eighth up to full and down again in one beat, in 256ths; slow at both ends."""
    rise = min(beat, BEAT - beat) * 128 // BEAT  # 0 to 64, so that no product outgrows a small int
    return 32 + rise * rise * (192 - 2 * rise) * 224 // 262144


def paint(out, pixel, colour, level):
    red, green, blue = PALETTE[colour]
    at = 3 * pixel
    out[at] = red * level // 255
    out[at + 1] = green * level // 255
    out[at + 2] = blue * level // 255
