"""`sandtable pebbles`: the heaps that are known, the club's own included."""

from __future__ import annotations

from server.games.command import Asked, Command, Output
from server.games.pebbles import heaps
from server.games.ruling import Phrase


def list_heaps(asked: Asked, output: Output) -> None:
    known, faults = heaps(asked.data)
    for heap in known.values():
        name = heap.name.de if asked.words.lang == "de" else heap.name.en
        said = {"name": name, "pebbles": heap.pebbles, "most": heap.most}
        output.lines.append(asked.words.say(Phrase("pb-heap-line", said)))
    output.complaints += (f"{fault.where}: {asked.words.say(fault.text)}" for fault in faults)
    output.code = 1 if faults else 0


COMMANDS = (Command(name="pebbles", help="the heaps that are known", run=list_heaps),)
