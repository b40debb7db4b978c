"""The rules of fire (p5-15): one attack judged from its facts alone, without a match."""
