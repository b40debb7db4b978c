"""Exact answers about range, arc, facing and sight. Inches; shapes in, arrays out."""
