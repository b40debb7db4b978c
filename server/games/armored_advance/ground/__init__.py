"""The table itself: boards, places, hulls, and what lies between two of them (p20-21)."""
