// The phone's middle: the tracks, the map, and the stack of the area that was tapped.

import { signal } from "@preact/signals";

import { t } from "../../words/texts";
import type { GameProps } from "../game-module";
import { MapWindow } from "./map";
import { areaName, boardOf, cardName, kinds, sideName, unitName, unitsOf } from "./reading";
import type { Board as BoardType } from "./types";

/** The area that was tapped last, for the offers too. */
export const chosenArea = signal<string | null>(null);

export function Board(props: GameProps) {
  const board = boardOf(props.view);
  const open = new Set(
    props.view.offers.flatMap((offer) => (offer.refused ? [] : (offer.about ?? []))),
  );
  const chosen = chosenArea.value;
  return (
    <div class="wpg-main">
      <Tracks board={board} />
      <MapWindow
        board={board}
        names={props.view.names}
        chosen={chosen}
        open={open}
        onArea={(area) => {
          chosenArea.value = chosenArea.value === area ? null : area;
        }}
      />
      {chosen !== null && <Inspector {...props} board={board} id={chosen} />}
      <OwnCards board={board} />
    </div>
  );
}

export function Tracks({ board }: { readonly board: BoardType }) {
  const [en, cp] = board.players;
  const ahead = board.total === 0 ? null : board.total > 0 ? "orange" : "blue";
  return (
    <dl class="wpg-tracks">
      <div>
        <dt>{t("wpg-ui-total")}</dt>
        <dd class="num">{signed(board.total)}</dd>
        <dd class="muted">{ahead ? t("wpg-ui-ahead", { side: sideName(ahead) }) : ""}</dd>
      </div>
      <div>
        <dt>{t("wpg-ui-initiative")}</dt>
        <dd class="num">{signed(board.initiative)}</dd>
        <dd class="muted">{sideName(board.holder)}</dd>
      </div>
      <div>
        <dt>{t("wpg-ui-cards")}</dt>
        <dd class="num">
          <span class="blue">{en?.hand ?? 0}</span> <span class="orange">{cp?.hand ?? 0}</span>
        </dd>
        <dd class="muted">{t("wpg-ui-season", { season: board.season, year: board.year })}</dd>
      </div>
    </dl>
  );
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}

type InspectorProps = GameProps & { readonly board: BoardType; readonly id: string };

/** What lies in an area, counter by counter. */
function Inspector({ board, id, view }: InspectorProps) {
  const area = board.areas.find((each) => each.id === id);
  if (!area) return null;
  const found = kinds(unitsOf(area));
  return (
    <section class="wpg-inspector" aria-live="polite">
      <b>{areaName(id, view.names)}</b>{" "}
      <span class="muted">
        {sideName(area.controller)} · {t("wpg-ui-worth", { count: area.vp })}
        {area.trench ? ` · ${t("wpg-ui-trench")}` : ""}
      </span>
      {found.length === 0 && <p class="muted">{t("wpg-ui-empty")}</p>}
      <ul>
        {found.map(({ unit, count }) => (
          <li key={unitName(unit)}>
            <b class="num">{count}</b> {unitName(unit)}
            {unit.supplied === false && <span class="bad"> · {t("wpg-ui-cut")}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnCards({ board }: { readonly board: BoardType }) {
  const { own } = board;
  if (!own || own.hand.length + own.committed.length === 0) return null;
  return (
    <section class="wpg-hand" aria-label={t("wpg-ui-hand")}>
      {own.committed.map((card, place) => (
        <span key={`c${place}`} class="chip on">
          {cardName(card)}
        </span>
      ))}
      {own.hand.map((card, place) => (
        <span key={place} class="chip">
          {cardName(card)}
        </span>
      ))}
    </section>
  );
}
