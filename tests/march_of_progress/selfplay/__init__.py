"""Self-play in C, for speed: trains the bots' value net and searches for what beats the bot.

`python -m tests.march_of_progress.selfplay` trains it anew and writes the net that the bots use.
"""
