"""Reading dice from a picture. `read_dice` in `reader.py` is the way in."""
