"""What holds for every test: Hypothesis fails none for being slow, since machines differ."""

from hypothesis import HealthCheck, settings

SLOW = [HealthCheck.too_slow]
settings.register_profile("any machine", deadline=None, suppress_health_check=SLOW)
settings.load_profile("any machine")
