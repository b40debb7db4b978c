"""Reading dice and table photographs. Functions of pixels; no camera is opened here."""
