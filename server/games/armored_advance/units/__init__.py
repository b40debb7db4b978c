"""The unit library: facts, cards, prices, files and printed sheets (p3, p16)."""
