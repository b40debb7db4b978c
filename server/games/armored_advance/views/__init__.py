"""What a viewer is shown of a match: the board and its structs, the prompt, the names."""
