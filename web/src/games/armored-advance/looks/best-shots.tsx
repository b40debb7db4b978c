// The side's best shots from where everything stands; a tap takes one up.

import { signal } from "@preact/signals";

import { Icon } from "../../../components/shell/icon";
import { t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { useRuling } from "../asking";
import { weaponName } from "../offers/deeds";
import { aimAt } from "../offers/draft";
import { boardOf, unitName } from "../reading";
import { percent } from "../ruling";
import type { BestShot } from "../types";

const open = signal(false);

/** The button in the prompt; on a table without places there is nothing to measure. */
export function BestShotsButton(props: GameProps) {
  const board = boardOf(props.view);
  if (!board.map || board.stage !== "play" || props.seat === null) return null;
  return (
    <button
      type="button"
      class={`offer${open.value ? " on" : ""}`}
      aria-pressed={open.value}
      onClick={() => {
        open.value = !open.value;
      }}
    >
      <Icon name="target" />
      {t("aa-ui-best-shots")}
    </button>
  );
}

/** The list below the table, while the button is on. */
export function BestShots(props: GameProps) {
  if (!open.value || props.seat === null || boardOf(props.view).stage !== "play") return null;
  return (
    <section class="aa-best" aria-label={t("aa-ui-best-shots")}>
      <Shots {...props} seat={props.seat} />
    </section>
  );
}

function Shots(props: GameProps & { readonly seat: string }) {
  const told = useRuling(props.table.match, { type: "ask-best", seat: props.seat }, props.view);
  if (!told) return <p class="small muted">{t("ui-loading")}</p>;
  const shots = told.value ?? [];
  if (shots.length === 0) return <p class="muted">{t("aa-ui-no-shots")}</p>;
  const take = (shot: BestShot) => {
    open.value = false;
    aimAt(props, shot.unit, shot.weapon, shot.target);
  };
  return (
    <div class="rowlist">
      {shots.map((shot) => (
        <ShotRow
          key={`${shot.unit} ${shot.weapon} ${shot.target}`}
          {...props}
          shot={shot}
          onTap={() => take(shot)}
        />
      ))}
    </div>
  );
}

type RowProps = GameProps & { readonly shot: BestShot; readonly onTap: () => void };

function ShotRow(props: RowProps) {
  const { shot, view } = props;
  const name = (id: string) => unitName(id, view.names);
  const parts = [
    weaponName(props, shot.unit, shot.weapon),
    t("aa-ui-expected", { amount: Math.round(shot.expected * 10) / 10 }),
  ];
  if (shot.destroys) parts.push(t("aa-ui-destroys", { percent: percent(shot.destroys) }));
  return (
    <button type="button" class="row" onClick={props.onTap}>
      <span class="grow">
        <b>{t("aa-ui-shot-at", { unit: name(shot.unit), target: name(shot.target) })}</b>
        <span class="label">{parts.join(" · ")}</span>
      </span>
      <span class="aa-numbers">
        <b class="num">{shot.need === null ? "–" : `${shot.need}+`}</b>
        <span class="label">{percent(shot.chance)}</span>
      </span>
    </button>
  );
}
