"""Which pixels are which lamps: a small JSON file on the board, and what is wrong with it.

    {"name": "country", "pixels": 28, "milliamps": 350,
     "groups": {"edge": "0-7", "vp": "8-13", "turn": {"digits": "14-27"}}}

Pixels are counted along the strip from 0, in ranges and single numbers joined by commas; "5-0" runs
backwards. A faulty entry is named and left out, and the rest of the tray works.
"""

import json

from hardware import power

MOST_PIXELS = 300  # 40 us a pixel: the line must not wait longer for a picture
SEGMENTS = 7  # pixels of a digit: top, right above, right below, bottom, left below, above, middle


class Layout:
    def __init__(self):
        self.name = "tray"
        self.pixels = 1
        self.milliamps = power.USB_MA
        self.groups = {}  # name: list of pixels
        self.digits = set()  # names of the groups that show a number in digits
        self.faults = []


def read_layout(text):
    """The layout in the text of a file; its `faults` say what was left out."""
    layout = Layout()
    try:
        data = json.loads(text)
    except ValueError:
        data = None
    if not isinstance(data, dict):
        missing = "there is no layout file" if not text else "the layout file is not JSON"
        layout.faults.append(missing)
        return layout
    for name in sorted(data):
        if name not in ("name", "pixels", "milliamps", "groups"):
            layout.faults.append(f"{name}: no such field")
    layout.name = str(data.get("name", layout.name))
    layout.pixels = number(data, "pixels", MOST_PIXELS, layout)
    layout.milliamps = number(data, "milliamps", 20000, layout)
    if not power.ceiling(layout.pixels, layout.milliamps):
        layout.faults.append(
            f"milliamps: {layout.pixels} pixels need {layout.pixels * power.DARK_MA} even when dark"
        )
    read_groups(data.get("groups"), layout)
    return layout


def number(data, name, most, layout):
    value = data.get(name, getattr(layout, name))
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= most:
        return value
    layout.faults.append(f"{name}: must be a number from 1 to {most}")
    return getattr(layout, name)


def read_groups(groups, layout):
    if not isinstance(groups, dict):
        layout.faults.append("groups: must name pixels for each group")
        return
    taken = {}
    for name in sorted(groups):  # in one order, so that faults read the same on every interpreter
        try:
            pixels = read_group(groups[name], layout.pixels)
            for pixel in pixels:
                if pixel in taken:
                    raise ValueError(f"pixel {pixel} belongs to {taken[pixel]}")
        except ValueError as why:
            layout.faults.append(f"{name}: {why}")
            continue
        for pixel in pixels:
            taken[pixel] = name
        layout.groups[name] = pixels
        if isinstance(groups[name], dict):
            layout.digits.add(name)


def read_group(entry, count):
    if isinstance(entry, dict):
        pixels = read_pixels(entry.get("digits"), count)
        if len(pixels) % SEGMENTS:
            raise ValueError(f"a digit has {SEGMENTS} pixels, here are {len(pixels)}")
        return pixels
    return read_pixels(entry, count)


def read_pixels(text, count):
    if not isinstance(text, str):
        raise ValueError('pixels are text like "0-5,7"')
    pixels = []
    for part in text.split(","):
        ends = part.strip().split("-")
        if len(ends) > 2 or not all(end.isdigit() for end in ends):
            raise ValueError(f'"{part}" is no range of pixels')
        first, last = int(ends[0]), int(ends[-1])
        for pixel in range(first, last + 1) if first <= last else range(first, last - 1, -1):
            if pixel >= count:
                raise ValueError(f"pixel {pixel} of {count}")
            if pixel in pixels:
                raise ValueError(f"pixel {pixel} twice")
            pixels.append(pixel)
    return pixels
