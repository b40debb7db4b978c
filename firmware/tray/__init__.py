"""The program of a tray with card lamps and three buttons."""
