from tests.server.conftest import phones, referee, server

__all__ = ["phones", "referee", "server"]
