"""Who somebody is beyond one table: an identity that a phone keeps, and shows if it likes.

The same name at two tables may be two people; the same identity is one. It is a number, signed so
that nobody can make up another's; the server keeps it on chairs and packs, and tells it to nobody.
"""

from __future__ import annotations

import secrets

from itsdangerous import BadSignature, URLSafeSerializer

from server.match.refusal import NotAllowed
from server.store.store import Store

SALT = "identity"  # so that no token is taken for one, nor one for a token


class Identities:
    """Makes and reads identities. They are stateless: to make one costs the server nothing."""

    def __init__(self, store: Store) -> None:
        self.signer = URLSafeSerializer(store.secret("signing"), salt=SALT)

    def make(self) -> str:
        return self.sign(secrets.token_hex(12))

    def sign(self, identity: str) -> str:
        return str(self.signer.dumps(identity))

    def find(self, token: str | None) -> str | None:
        """The identity in a token; None where there is none. A seat is not refused for it: the
        phone may come from another club's server."""
        try:
            said = self.signer.loads(token) if token else None
        except BadSignature:
            return None
        return said if isinstance(said, str) else None

    def read(self, token: str | None) -> str:
        """The identity, for whoever needs one."""
        found = self.find(token)
        if found is None:
            raise NotAllowed("refused-identity")
        return found
