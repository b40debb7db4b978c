"""Serial links to the LED card trays."""
