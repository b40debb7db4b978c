// The area that was tapped: who holds it, what lies there counter by counter, its supply, the odds.

import { useLayoutEffect, useRef } from "preact/hooks";

import { Icon } from "../../components/shell/icon";
import { t } from "../../words/texts";
import type { GameProps } from "../game-module";
import { askSupply, useOdds } from "./asking";
import { chosenArea, shownLine } from "./choice";
import { OddsPanel } from "./odds";
import { areaName, isFresh, kinds, seatOf, SIDES, sideName, unitName, unitsOf } from "./reading";
import type { AreaPlace, Board, UnitPiece } from "./types";

interface InspectorProps extends GameProps {
  readonly board: Board;
  readonly area: AreaPlace;
}

/** An area that something can be done with is told in one line, so that the offers keep the room. */
export function Inspector(props: InspectorProps & { readonly folded: boolean }) {
  const { board, area, view, folded } = props;
  const name = areaName(area.id, view.names);
  const units = unitsOf(area).length;
  const place = useRef<HTMLElement>(null);
  // Where a long prompt leaves little room, what was asked for would lie out of sight below the map.
  useLayoutEffect(() => place.current?.scrollIntoView({ block: "nearest" }), [area.id]);
  if (folded) {
    return (
      <details class="wpg-inspector" key={area.id}>
        <summary>
          <b>{name}</b> {[facts(area, board)[0], t("wpg-ui-units", { count: units })].join(" · ")}
        </summary>
        <Contents {...props} />
      </details>
    );
  }
  return (
    <section class="wpg-inspector" aria-live="polite" ref={place}>
      <header>
        <div>
          <b>{name}</b>
          <span class="muted">{facts(area, board).join(" · ")}</span>
        </div>
        <button
          type="button"
          class="iconbtn"
          aria-label={t("ui-close")}
          onClick={() => (chosenArea.value = null)}
        >
          <Icon name="close" />
        </button>
      </header>
      <Contents {...props} />
    </section>
  );
}

function Contents({ board, area }: InspectorProps) {
  const found = kinds(unitsOf(area));
  return (
    <>
      {found.length === 0 && <p class="muted">{t("wpg-ui-empty")}</p>}
      <ul>
        {found.map(({ unit, count }) => (
          <li key={`${unitName(unit)} ${String(unit.supplied)}`}>
            <Piece unit={unit} />
            <span>
              <b class="num">{count} ×</b> {unitName(unit)}
              {unit.supplied === false && <b class="bad"> · {t("wpg-ui-cut")}</b>}
            </span>
          </li>
        ))}
      </ul>
      <Supply area={area} />
      <Fight area={area} moment={board.now} />
    </>
  );
}

function facts(area: AreaPlace, board: Board): ReadonlyArray<string> {
  const marker = (kind: string) =>
    board.markers.some((each) => each.area === area.id && each.kind === kind);
  return [
    sideName(area.controller),
    t("wpg-ui-worth", { count: area.vp }),
    ...(area.port ? [t("wpg-ui-port")] : []),
    ...(area.edge === "east" ? [t("wpg-ui-east-edge")] : []),
    ...(area.edge === "south" ? [t("wpg-ui-south-edge")] : []),
    ...(area.trench ? [t("wpg-ui-trench")] : []),
    ...(marker("machine-gun") ? [t("wpg-ui-gun")] : []),
    ...(marker("gas") ? [t("wpg-ui-gas")] : []),
  ];
}

/** A counter as it lies on the table: strength and movement, filled while fresh. */
export function Piece({ unit }: { readonly unit: UnitPiece }) {
  return (
    <span class={`wpg-piece ${seatOf(unit)}${isFresh(unit) ? "" : " spent"}`} aria-hidden="true">
      {unit.strength}-{unit.move}
    </span>
  );
}

/** Nations whose supply can be asked for here: of the units that lie here, else of its holder. */
function nationsIn(area: AreaPlace): ReadonlyArray<UnitPiece["nation"]> {
  const here = [...new Set(unitsOf(area).map(({ nation }) => nation))];
  if (here.length > 0) return here;
  return area.controller === "orange" ? ["german"] : ["french", "british"];
}

function Supply({ area }: { readonly area: AreaPlace }) {
  const line = shownLine.value;
  const said = useRef<HTMLSpanElement>(null);
  // The answer takes a line of its own where there is little room, and that would lie out of sight.
  useLayoutEffect(() => said.current?.scrollIntoView({ block: "nearest" }), [line]);
  const show = async (nation: UnitPiece["nation"]) => {
    const { value } = await askSupply(area.id, nation);
    shownLine.value = value?.areas ?? null;
  };
  return (
    <div class="wpg-ask" role="group" aria-label={t("wpg-ui-supply")}>
      <span class="muted">{t("wpg-ui-supply")}</span>
      {nationsIn(area).map((nation) => (
        <button key={nation} type="button" class="offer" onClick={() => void show(nation)}>
          {t(`wpg-nation-${nation}`)}
        </button>
      ))}
      {line && (
        <span role="status" class={line.length > 0 ? "ok" : "bad"} ref={said}>
          {line.length > 0 ? t("wpg-ui-line", { count: line.length - 1 }) : t("wpg-ui-cut")}
        </span>
      )}
    </div>
  );
}

/** Where both sides stand: what all fresh units of each would do. */
function Fight({ area, moment }: { readonly area: AreaPlace; readonly moment: unknown }) {
  const sides = SIDES.filter((seat) => unitsOf(area).some((unit) => seatOf(unit) === seat));
  if (sides.length < 2) return null;
  return (
    <>
      {sides.map((seat) => (
        <Attack key={seat} area={area} seat={seat} moment={moment} />
      ))}
    </>
  );
}

interface AttackProps {
  readonly area: AreaPlace;
  readonly seat: string;
  readonly moment: unknown;
}

function Attack({ area, seat, moment }: AttackProps) {
  const units = unitsOf(area).filter((unit) => seatOf(unit) === seat && isFresh(unit));
  const answer = useOdds(
    units.map(({ id }) => id),
    moment,
  );
  if (units.length === 0) return null;
  return (
    <div>
      <p class="muted">{t("wpg-ui-if-attack", { side: sideName(seat), count: units.length })}</p>
      <OddsPanel answer={answer} />
    </div>
  );
}
