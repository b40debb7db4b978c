// Sitting down at a table: a name and a free seat, or just a look.

import { useState } from "preact/hooks";

import { useTries } from "../components/forms/first-fault";
import { NameField } from "../components/forms/name-field";
import { RulesList } from "../components/rules/rules-list";
import { SeatFrame, sideClass } from "../components/seats/seat-badge";
import { personName } from "../words/people";
import { AppBar } from "../components/shell/app-bar";
import { OfflineBanner } from "../components/shell/banner";
import { Icon } from "../components/shell/icon";
import { Toast } from "../components/shell/toast";
import { busy, sit } from "../connection/actions";
import { newId } from "../connection/ids";
import type { TableInfo } from "../messages";
import { held, kept } from "../phone/keep";
import { useTitle } from "../phone/turn-signal";
import { gameTitle, seatIn } from "../words/games";
import { seatName, t } from "../words/texts";

/** Take a seat at a table, with the token of the seats already held there. */
export async function takeSeat(code: string, seat: string, name: string): Promise<void> {
  const token = held.peek()[code]?.token ?? null;
  await sit({
    type: "join_table",
    id: newId(),
    table: code,
    name: name.trim() || t("ui-guest"),
    seats: [seat],
    token,
  });
}

export function Join({ info, onWatch }: { info: TableInfo; onWatch: () => void }) {
  const [name, setName] = useState(kept("name") ?? "");
  const [picked, setPicked] = useState<string | null>(null);
  const [tried, noteTry] = useTries();
  useTitle(t("ui-join"));
  const free = info.seats.filter(({ holder }) => holder === "free").map(({ seat }) => seat);
  const seat = picked !== null && free.includes(picked) ? picked : (free[0] ?? null);
  const sitDown = () => {
    if (name.trim() === "") noteTry();
    else if (seat !== null) void takeSeat(info.code, seat, name);
  };
  return (
    <div class={`phone ${sideClass(seat)}`}>
      <AppBar title={t("ui-table", { code: info.code })} sub={gameTitle(info.game)} />
      <main class="stack">
        <OfflineBanner />
        <NameField name={name} onChange={setName} missing={tried && name.trim() === ""} />
        <section>
          <h2 class="section">{t("ui-pick-seat")}</h2>
          <div class="seats">
            {info.seats.map((one) => (
              <button
                key={one.seat}
                type="button"
                class={`seat ${sideClass(one.seat)} ${one.seat === seat ? "taken" : "free"}`}
                disabled={one.holder !== "free"}
                aria-pressed={one.seat === seat}
                onClick={() => setPicked(one.seat)}
              >
                <span class="fr">
                  <SeatFrame seat={one.seat} />
                </span>
                <span class="grow">
                  <b>{one.holder === "free" ? seatIn(info.game, one.seat) : personName(one)}</b>
                  <span class="label">
                    {one.holder === "free" ? t("ui-seat-free") : seatIn(info.game, one.seat)}
                  </span>
                </span>
                {one.seat === seat && <Icon name="tick" />}
              </button>
            ))}
          </div>
        </section>
        <section>
          <h2 class="section">{t("ui-menu-rules")}</h2>
          <RulesList rules={info.rules} />
        </section>
      </main>
      <footer class={`prompt ${sideClass(seat)}`}>
        <div class="ask" role="status">
          {seat !== null ? t("ui-join-ask") : t("ui-join-full")}
        </div>
        <div class="offers">
          <button type="button" class="offer" onClick={onWatch}>
            <Icon name="eye" />
            {t("ui-watch")}
          </button>
          {seat !== null && (
            <button
              type="button"
              class="offer primary wide"
              aria-disabled={busy.value}
              onClick={sitDown}
            >
              {t("ui-sit", { seat: seatName(seat) })}
            </button>
          )}
        </div>
      </footer>
      <Toast />
    </div>
  );
}
