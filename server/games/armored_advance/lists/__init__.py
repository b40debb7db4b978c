"""Force lists (p17-19, p22): what is in one, what it costs, its code, and handing it in."""
