"""What a seat may choose now: one offer for each unit and kind of action, and samples of them."""
