"""What players may ask: shots from anywhere, how far a unit goes, overlays of the whole board."""
