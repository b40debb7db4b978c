// The shots of the unit in hand as a list, each with its reasons: for a keyboard, for who listens, and
// for everybody to whom the map is too small. A row takes its shot up.

import { useState } from "preact/hooks";

import { type Names, sayReason, t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { useRuling } from "../asking";
import { weaponName } from "../offers/deeds";
import { aimAt } from "../offers/draft";
import { unitName } from "../reading";
import { percent } from "../ruling";
import type { AskShot, ShotAnswer } from "../types";

type ShotsProps = GameProps & { readonly shots: ReadonlyArray<AskShot> };

export function UnitShots(props: ShotsProps) {
  const { shots } = props;
  const [open, setOpen] = useState(false);
  const [focused, setFocused] = useState(false);
  if (shots.length === 0) return null;
  const left = ({ currentTarget, relatedTarget }: FocusEvent) =>
    currentTarget instanceof Node &&
    !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
  // A thumb has the badges on the map; who comes by key sees the list when it has the focus.
  return (
    <section
      class={`aa-unit-shots${open || focused ? "" : " sr"}`}
      onFocusIn={() => setFocused(true)}
      onFocusOut={(event) => left(event) && setFocused(false)}
    >
      <button type="button" class="row" aria-expanded={open} onClick={() => setOpen(!open)}>
        <b class="grow">{t("aa-ui-shots", { count: shots.length })}</b>
        <span aria-hidden="true">{open ? "▴" : "▾"}</span>
      </button>
      {open && <Shots {...props} />}
    </section>
  );
}

function Shots(props: ShotsProps) {
  const { shots, view } = props;
  const question = { type: "ask-shots", shots, reasons: true } as const;
  const told = useRuling(props.table.match, question, view);
  if (!told) return <p class="small muted">{t("ui-loading")}</p>;
  return (
    <ul class="rowlist" aria-label={t("aa-ui-shots", { count: shots.length })}>
      {shots.map((shot, place) => (
        <li key={shot.target}>
          <ShotRow {...props} shot={shot} answer={told.value?.[place] ?? null} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = GameProps & { readonly shot: AskShot; readonly answer: ShotAnswer | null };

function ShotRow(props: RowProps) {
  const { shot, answer, view } = props;
  const prospect = answer?.prospect ?? null;
  const need = prospect?.need;
  const chance =
    prospect?.verdict === "can"
      ? percent(prospect.odds.chance)
      : t(`aa-ui-verdict-${prospect?.verdict === "too_close" ? "too_close" : "refused"}`);
  return (
    <button
      type="button"
      class="row"
      onClick={() => aimAt(props, shot.unit, shot.weapon, shot.target)}
    >
      <span class="grow">
        <b>{unitName(shot.target, view.names)}</b>
        <span class="label">
          {[weaponName(props, shot.unit, shot.weapon), ...reasonsIn(answer, view.names)].join(
            " · ",
          )}
        </span>
      </span>
      <span class="aa-numbers">
        <b class="num">{need === null || need === undefined ? "–" : `${need}+`}</b>
        <span class="label">{chance}</span>
      </span>
    </button>
  );
}

function reasonsIn(answer: ShotAnswer | null, names: Names): ReadonlyArray<string> {
  const refused = answer?.refused ?? answer?.prospect?.refused;
  const reasons = refused ? [refused] : (answer?.reasons ?? []);
  return reasons.map((reason) => sayReason(reason, names));
}
