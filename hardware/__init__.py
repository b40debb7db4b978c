"""Serial links to the LED trays: frames, power, the link itself, and what a station calls."""
