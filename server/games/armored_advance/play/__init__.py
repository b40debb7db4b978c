"""A match as it goes, chapter by chapter: deployment, turns, moves, attacks, missions."""
