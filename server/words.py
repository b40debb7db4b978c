"""Keys into words, for the terminal, exported matches and tests; the browser does the same.

All catalogues of one language make one bundle: the shared one and one beside each game.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from server.games.kernel import Game
from server.games.package import package_of
from server.games.ruling import Cite, Phrase, Reason, Ref, Ruling, Value

LANGUAGES = ("en", "de")
LOCALES = {"en": "en_GB"}  # "A, B and C": no comma before the last
Names = Mapping[str, Mapping[str, str]]  # as a view brings them: "kind-id", language, name
NO_NAMES: Names = {}

log = logging.getLogger(__name__)


def catalogues(games: Iterable[Game[Any]]) -> tuple[Traversable, ...]:
    """The folders that hold `en.ftl` and `de.ftl`: the shared one, and each game's own."""
    packages = dict.fromkeys(map(package_of, games))  # games of one package share its texts
    return (files("server") / "texts", *map(files, packages))


@lru_cache(maxsize=32)
def parsed(text: str) -> Any:
    """A catalogue; to parse one takes up to a tenth of a second."""
    return FluentResource(text)


class Words:
    """One language's words for what the rules say."""

    def __init__(self, lang: str, folders: Iterable[Traversable]) -> None:
        self.lang = lang
        self.locale = LOCALES.get(lang, lang)
        self.missing: set[str] = set()
        # Isolating marks keep text directions apart; a terminal would show them as boxes.
        self._bundle = FluentBundle([self.locale], use_isolating=False)
        for folder in folders:
            text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(parsed(text))

    def say(self, what: Phrase | Reason | Ref | Cite, names: Names = NO_NAMES) -> str:
        """The sentence, the name of the thing, or where the rule stands."""
        match what:
            case Ref(kind, id):
                own = names.get(f"{kind}-{id}", {})
                return own.get(self.lang) or own.get("en") or self._text(f"{kind}-{id}")
            case Cite(book, page, chapter):
                return self._cite(book, page, chapter)
        return self._text(what.key, {k: self._value(v, names) for k, v in what.values.items()})

    def explain(self, ruling: Ruling[Any], names: Names = NO_NAMES) -> str:
        """One line for each term: what it adds, why, and where that stands."""
        lines = []
        for reason in ruling.reasons:
            change = f"{reason.change:+d}" if reason.change else ""
            lines.append(f"{change:>4}  {self.say(reason, names)} ({self.say(reason.cite)})")
        return "\n".join(lines)

    def _value(self, value: Value, names: Names) -> str | int | float:
        match value:
            case Ref():
                return self.say(value, names)
            case tuple():
                return format_list([self.say(ref, names) for ref in value], locale=self.locale)
        return value

    def _cite(self, book: str, page: int | None, chapter: str | None) -> str:
        title = self._text(f"book-{book}")
        if chapter is not None:
            return self._text("cite-chapter", {"book": title, "chapter": self._text(chapter)})
        if page is not None:  # our own rulings are numbered, books have pages
            key = "cite-house" if book == "house" else "cite-page"
            return self._text(key, {"book": title, "page": page})
        return title

    def _text(self, key: str, values: Mapping[str, Any] | None = None) -> str:
        """The text of a key. A missing text is shown as its key, and must not stop play."""
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if message is None or message.value is None:
            self.missing.add(key)
            log.warning("No text for %s in %s.ftl", key, self.lang)
            return key
        text, errors = self._bundle.format_pattern(message.value, dict(values or {}))
        for error in errors:
            self.missing.add(key)
            log.warning("The text %s in %s.ftl: %s", key, self.lang, error)
        return str(text)
