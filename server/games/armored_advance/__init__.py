"""Armored Advance, Core Rules 1.1: the game at a glance; see the README beside it."""
