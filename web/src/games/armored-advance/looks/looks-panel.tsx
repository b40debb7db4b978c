// Below the table, for the unit in hand: which overlay, against whom, and what its tints mean.

import { Seg } from "../../../components/forms/seg";
import { t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { type Told, useRuling } from "../asking";
import { type Face, FACES } from "../cards";
import { length } from "../lengths";
import { boardOf, thingOf, unitName } from "../reading";
import type { Board, Grid } from "../types";
import { enemiesOf, look, needOf, setLook, type Show, SHOWS, targetFor } from "./looks";

type PanelProps = GameProps & {
  readonly unit: string;
  readonly told: Told<Grid> | null;
  readonly moving?: boolean; // a move is drawn: what it reaches is shown already
};

export function LooksPanel(props: PanelProps) {
  const board = boardOf(props.view);
  const { moving = false } = props;
  const shows = moving ? SHOWS.filter((id) => id !== "goes") : SHOWS;
  const show = shows.find((id) => id === look.value.show) ?? null;
  if (!thingOf(board, props.unit)?.at || board.stage !== "play") return null;
  return (
    <section class={`aa-looks${moving ? " moving" : ""}`}>
      <Seg
        label={t("aa-ui-looks")}
        value={show}
        choices={shows.map((id) => ({ id, label: t(`aa-ui-look-${id}`) }))}
        onPick={(id) => {
          setLook({ show: id === show ? null : id });
          // On a small phone the panels have pushed it out of sight.
          document.querySelector(".aa-field")?.scrollIntoView({ block: "nearest" });
        }}
      />
      {show === "hits" && <Against {...props} board={board} />}
      {show === "goes" && <HowFar {...props} board={board} />}
      {show && (!moving || props.told) && <Meaning show={show} told={props.told} />}
    </section>
  );
}

function Against(props: PanelProps & { readonly board: Board }) {
  const { board, unit, view } = props;
  const seat = thingOf(board, unit)?.seat ?? "";
  const { face } = look.value;
  return (
    <div class="aa-against">
      <select
        aria-label={t("aa-ui-target")}
        value={targetFor(board, unit) ?? ""}
        onChange={(event) => setLook({ target: event.currentTarget.value })}
      >
        {enemiesOf(board, seat).map(({ id }) => (
          <option key={id} value={id}>
            {unitName(id, view.names)}
          </option>
        ))}
      </select>
      <select
        aria-label={t("aa-ui-face")}
        value={face ?? ""}
        onChange={({ currentTarget }) => setLook({ face: faceIn(currentTarget.value) })}
      >
        <option value="">{t("aa-ui-face-stands")}</option>
        {FACES.map((each) => (
          <option key={each} value={each}>
            {t(`aa-ui-face-${each}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

function faceIn(value: string): Face | null {
  return FACES.find((face) => face === value) ?? null;
}

function HowFar(props: PanelProps & { readonly board: Board }) {
  const { unit } = props.board.rules;
  const told = useRuling(props.table.match, { type: "ask-reach", unit: props.unit }, props.view);
  const reach = told?.value;
  if (!reach) return null;
  const parts = [t("aa-ui-reach-next", { length: length(reach.next, unit) })];
  if (reach.road > 0) parts.push(t("aa-ui-reach-road", { length: length(reach.road, unit) }));
  if (reach.free > 0) parts.push(t("aa-ui-reach-free", { length: length(reach.free, unit) }));
  parts.push(t("aa-ui-reach-turn", { length: length(reach.turn, unit) }));
  return <p class="small">{parts.join(" · ")}</p>;
}

interface MeaningProps {
  readonly show: Show;
  readonly told: Told<Grid> | null;
  readonly class?: string;
}

/** What the tints mean: each with its numeral, and those alone that are on the table. */
export function Meaning({ show, told, class: look = "label" }: MeaningProps) {
  const grid = told?.value;
  if (!grid) return <p class={look}>{t("ui-loading")}</p>;
  const letters = new Set(grid.runs.replace(/\d/g, ""));
  const needs = ["a", "b", "c", "d", "e", "f"].filter((letter) => letters.has(letter));
  return (
    <div class={`aa-legend ${show}`}>
      {needs.map((letter) => (
        <span key={letter} class={`swatch n${needOf(letter)}`}>
          {needOf(letter)}+
        </span>
      ))}
      {show === "safe" && letters.has(".") && (
        <span class="swatch safe">✓ {t("aa-ui-look-is-safe")}</span>
      )}
      {grid.doubtful.includes("d") && (
        <span class="swatch doubtful">{t("aa-ui-look-doubtful")}</span>
      )}
      <span class={look}>{t(`aa-ui-look-${show}-hint`)}</span>
    </div>
  );
}
