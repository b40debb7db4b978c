"""From the answers at set-up to what a table plays by."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from server.games.kernel import Answer, Field, Form, Game, Setup
from server.games.ruling import Phrase
from server.hall.tables import Ruled
from server.match.refusal import NotPossible


def completed(game: Game[Any], setup: Setup) -> tuple[Form, Setup]:
    """The set-up with every default filled in; refuses one that has faults."""
    form = game.form(setup)
    if form.faults:
        raise NotPossible("refused-form", count=len(form.faults))
    answers = {field.key: setup.answers.get(field.key, field.default) for field in form.fields}
    return form, replace(setup, answers=answers)


def rules_of(form: Form, setup: Setup) -> tuple[Ruled, ...]:
    """What was chosen, for both sides to see."""
    return tuple(ruled(field, setup.answers.get(field.key)) for field in form.fields)


def ruled(field: Field, answer: Answer) -> Ruled:
    chosen = Phrase("plain-value", {"value": "" if answer is None else str(answer)})
    if field.kind == "yes_no":
        chosen = Phrase("plain-yes" if answer else "plain-no")
    for choice in field.choices:
        if choice.id == answer:
            chosen = choice.label
    return Ruled(
        key=field.key,
        group=field.group,
        label=field.label,
        chosen=chosen,
        answer=answer,
        usual=answer == field.default,
        cite=field.cite,
    )
