"""What passes over the lamps when something happens, drawn over the card's own picture.

Each is a function of (place, count, t, duration) with t and duration in ms, and gives the level of
the animation's colour from 1 to 255, that of its other colour as a negative number, 0 for dark, or
None to let the card show. Nothing flashes more than three times a second: that can harm people.
"""

from firmware.tray.render import paint

DURATIONS = (600, 1800, 1500, 2500, 1500, 6000, 1000)  # ms, in the order of ANIMATIONS


class Animation:
    def __init__(self, number, colour, other, duration, pixels, began):
        self.draw = DRAWN[number]
        self.colour = colour
        self.other = other
        self.duration = duration or DURATIONS[number]
        self.pixels = pixels
        self.began = began

    def over(self, now):
        return now - self.began >= self.duration

    def render(self, now, out):
        t = now - self.began
        count = len(self.pixels)
        for place, pixel in enumerate(self.pixels):
            level = self.draw(place, count, t, self.duration)
            if level is not None:
                paint(out, pixel, self.other if level < 0 else self.colour, abs(level))


def pick(place, count, t, duration):
    """A light runs along once: somebody has chosen."""
    head = t * (count + 3) // duration
    behind = head - place
    return 255 >> 2 * behind if 0 <= behind < 3 else None


def reveal(place, count, t, duration):
    """From both ends the two colours meet in the middle, then open up to the card."""
    half = duration // 2
    edge = min(place, count - 1 - place)
    reached = t * ((count + 1) // 2 + 1) // half
    if t < half:
        if edge >= reached:
            return 0
        return 255 if place < (count + 1) // 2 else -255
    opened = (count + 1) // 2 - edge <= reached - (count + 1) // 2 - 1
    return None if opened else (255 if place < (count + 1) // 2 else -255)


def combat(place, count, t, duration):
    """Both colours in turns, three changes a second, every second lamp against the others."""
    return 255 if (t // 333 + place) % 2 == 0 else -255


def capital(place, count, t, duration):
    """The old colour (other) sinks, then the new one fills the tray from its start."""
    third = duration // 3
    if t < third:
        return -(255 - 250 * t // third)
    reached = (t - third) * (count + 1) // (duration - third)
    return 255 if place < reached else 0


def score(place, count, t, duration):
    """A bar that fills in the colour, with a bright head."""
    reached = t * (count + 1) // duration
    if place > reached:
        return None
    return 255 if place == reached else 110


def victory(place, count, t, duration):
    """Waves of the winner's colour; a tie has two."""
    wave = (t // 4 + place * 512 // max(1, count)) % 512
    level = 30 + (wave if wave < 256 else 511 - wave) * 225 // 255
    return level if (t // 4 + place * 512 // max(1, count)) // 512 % 2 == 0 else -level


def refused(place, count, t, duration):
    """Blinks twice a second, with the card dark between."""
    return 255 if t % 500 < 250 else 0


# In the order of ANIMATIONS.
DRAWN = (pick, reveal, combat, capital, score, victory, refused)
