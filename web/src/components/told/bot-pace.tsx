// How fast the bots of this table play: in a rhythm that one can follow, or one step at a time.

import { busy, change } from "../../connection/actions";
import type { TableInfo } from "../../messages";
import { t } from "../../words/texts";
import { Seg } from "../forms/seg";
import { Icon } from "../shell/icon";

const PACES = ["slow", "normal", "quick", "paused"] as const;

export function BotPace({ info }: { readonly info: TableInfo }) {
  if (info.status !== "playing" || !info.seats.some(({ holder }) => holder === "bot")) return null;
  const choices = PACES.map((id) => ({ id, label: t(`ui-pace-${id}`) }));
  return (
    <section class="bot-pace">
      <h2 class="label">{t("ui-pace")}</h2>
      <Seg
        label={t("ui-pace")}
        value={info.pace}
        choices={choices}
        onPick={(pace) => !busy.value && void change({ type: "set_pace", pace })}
      />
      {info.pace === "paused" && (
        <button
          type="button"
          class="offer"
          aria-disabled={busy.value}
          onClick={() => !busy.value && void change({ type: "step_bots" })}
        >
          <Icon name="forward" />
          {t("ui-pace-step")}
        </button>
      )}
    </section>
  );
}
