"""Armored Advance matches in every state a page can show, made by phones without a screen."""

from __future__ import annotations

from typing import Any

from tests.server.phone import Phone

SQUAD = {"kind": "basic", "count": 1, "machine_gun": True, "grenades": 1}
CREW = {"kind": "artillery_crew", "count": 1, "machine_gun": False, "grenades": 0}
BLUE = {
    "name": "Mixed",
    "units": [
        {"unit": "m4a3-75w", "count": 1},
        {"unit": "universal-carrier", "count": 1},
        {"unit": "m3-37mm", "count": 1},
        {"unit": "m5a1-stuart", "count": 1},
    ],
    "squads": [SQUAD, CREW],
}
ORANGE = {
    "name": "",
    "units": [{"unit": "pz-iv-h", "count": 2}, {"unit": "stug-iii-g", "count": 1}],
    "squads": [SQUAD, {**SQUAD, "machine_gun": False, "grenades": 0}],
}
DOMINATION = {"mission": "domination", "board": "crossroads", "requisition": 1200, "squads": 2}


class Battle:
    """Two phones at one table, up to the stage that is wanted."""

    def __init__(self, blue: Phone, orange: Phone, answers: dict[str, Any], **more: Any) -> None:
        # Exact places, unless a test is about them: none of its shots is too close to call.
        known = {"error": "0", **answers}
        blue.create("blue", game="armored-advance", answers=known, **more)
        orange.join(blue.code, "orange")
        self.sit(blue, orange)
        self.blue.change("start_match")
        self.at("lists")

    def sit(self, blue: Phone, orange: Phone) -> None:
        self.blue, self.orange = blue, orange
        self.sides = {"blue": blue, "orange": orange}
        self.code = blue.code

    @classmethod
    def begun(cls, blue: Phone, orange: Phone) -> Battle:
        """One that was begun elsewhere, with both phones at its table."""
        battle = cls.__new__(cls)
        battle.sit(blue, orange)
        return battle.at("lists")

    def at(self, stage: str) -> Battle:
        for phone in self.sides.values():
            phone.seen(lambda view: view["view"]["board"]["stage"] == stage, stage)
        return self

    def listed(self, blue: dict[str, Any] = BLUE, orange: dict[str, Any] = ORANGE) -> Battle:
        self.blue.act({"type": "pick", "force": blue})
        self.orange.seen(lambda view: "blue" not in view["pending"]["waiting"])
        self.orange.act({"type": "pick", "force": orange})
        return self

    def rolled_off(self) -> Battle:
        """Blue throws the higher die."""
        for phone, face in ((self.blue, 6), (self.orange, 2)):
            view = phone.seen(lambda view: view["pending"]["type"] == "roll", "a roll-off")
            (key,) = [g["key"] for g in view["pending"]["groups"] if g["seat"] == phone.seat]
            roll = view["pending"]["id"]
            phone.throw(**{key: face})
        for phone in self.sides.values():
            phone.seen(lambda view: view["pending"].get("id") != roll, "the end of the roll-off")
        return self

    def deployed(self) -> Battle:
        """Everything goes where the offers propose it."""
        self.rolled_off().at("zone")
        self.blue.act(self.blue.view["view"]["offers"][0]["action"])
        self.at("deploy")
        while self.step():
            pass
        return self.rolled_off().at("play")

    def fired(self) -> Battle:
        """Blue's first shot is declared: its dice are wanted."""
        view = self.blue.view
        shots = [o["action"] for o in view["view"]["offers"] if o["action"]["type"] == "fire"]
        self.blue.act(shots[0])
        for phone in self.sides.values():
            phone.seen(lambda each: each["pending"]["type"] == "roll", "the dice of a shot")
        return self

    def step(self) -> bool:
        """One unit more; false when all stand."""
        view = self.blue.view
        pending = view["pending"]
        if pending["type"] != "decide":
            return False
        phone = self.sides[pending["seats"][0]]
        own = phone.seen(lambda each: each["seq"] >= view["seq"] and each["view"]["offers"])
        phone.act(own["view"]["offers"][0]["action"])
        self.blue.seen(lambda each: each["seq"] > view["seq"])
        return True


def counted(blue: Phone, orange: Phone) -> Battle:
    """Without a board: the players deploy on the real table and say so."""
    battle = Battle(blue, orange, {**DOMINATION, "board": "none"}).listed().rolled_off()
    battle.at("deploy").blue.act({"type": "deployed"})
    return battle.rolled_off().at("play")
