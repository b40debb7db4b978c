// Before the match: the way in for others, the seats, what is played, and the start.

import { useState } from "preact/hooks";

import { ConsentFields, consentText } from "../components/forms/consent-fields";
import { PolicyFields, policyText } from "../components/forms/policy-fields";
import { Invitation } from "../components/lobby/invitation";
import { RulesList } from "../components/rules/rules-list";
import { sideClass } from "../components/seats/seat-badge";
import { SeatRow } from "../components/seats/seat-row";
import { openSheet } from "../components/sheets/open-sheet";
import { TableSheets } from "../components/sheets/table-sheets";
import { AppBar } from "../components/shell/app-bar";
import { OfflineBanner } from "../components/shell/banner";
import { Icon } from "../components/shell/icon";
import { Toast } from "../components/shell/toast";
import { busy, change } from "../connection/actions";
import { present, welcome } from "../connection/state";
import { gameFront, gameModule } from "../games/registry";
import type { SeatInfo, TableInfo } from "../messages";
import { dropSeat, held, keepSeat, kept } from "../phone/keep";
import { useTitle } from "../phone/turn-signal";
import { gameTitle } from "../words/games";
import { usualLevel } from "../words/people";
import { listed, seatName, t } from "../words/texts";
import { takeSeat } from "./join";
import { LobbySetup } from "./lobby-setup";

interface LobbyProps {
  readonly info: TableInfo;
  readonly seats: ReadonlyArray<string>; // held on this phone
  readonly onJoin: () => void;
}

export function Lobby({ info, seats, onJoin }: LobbyProps) {
  useTitle(t("ui-table", { code: info.code }));
  const [changing, setChanging] = useState(false);
  return (
    <div class={`phone ${sideClass(seats[0])}`}>
      <AppBar
        title={t("ui-table", { code: info.code })}
        sub={`${gameTitle(info.game)} · ${t("ui-waiting")}`}
        onMenu={() => openSheet("menu")}
      />
      <main class="stack lobby">
        <OfflineBanner />
        <Invitation info={info} />
        <section>
          <h2 class="section">{t("ui-seats")}</h2>
          <ul class="seats">
            {info.seats.map((one) => (
              <SeatRow key={one.seat} game={info.game} info={one} own={seats.includes(one.seat)}>
                <SeatActs table={info} one={one} seats={seats} onJoin={onJoin} />
              </SeatRow>
            ))}
          </ul>
        </section>
        <section>
          <h2 class="section">
            {t("ui-menu-rules")} <span class="label">{t("ui-both-see")}</span>
          </h2>
          <RulesList rules={info.rules} />
          {seats.length > 0 && info.rules.length > 0 && (
            <button type="button" class="offer quiet" onClick={() => setChanging(true)}>
              {t("ui-change-setup")}
            </button>
          )}
        </section>
        {!gameFront(info.game).diceless && <Dice info={info} seated={seats.length > 0} />}
        <Agreements info={info} seated={seats.length > 0} />
        <section>
          <h2 class="section">{t("ui-at-this-table")}</h2>
          <button type="button" class="panel device" onClick={() => openSheet("devices")}>
            <Icon name="camera" />
            <b>{t("ui-menu-devices")}</b>
            <span class={`conn ${info.devices.length > 0 ? "" : "none"}`}>
              {t("ui-devices-count", { count: info.devices.length })}
            </span>
          </button>
          <a class="panel device" href={`/screen/${info.code}`}>
            <Icon name="screen" />
            <b>{t("ui-screen")}</b>
            <span class={`conn ${info.screens > 0 ? "" : "none"}`}>
              {t("ui-screens", { count: info.screens })}
            </span>
          </a>
        </section>
      </main>
      <StartBar info={info} seats={seats} />
      {changing && <LobbySetup info={info} onClose={() => setChanging(false)} />}
      <TableSheets info={info} now={present.value} game={gameModule(info.game)} />
      <Toast />
    </div>
  );
}

function Dice({ info, seated }: { info: TableInfo; seated: boolean }) {
  return (
    <section>
      <h2 class="section">{t("ui-dice")}</h2>
      {seated ? (
        <PolicyFields
          policy={info.policy}
          sources={info.sources}
          onChange={(policy) => void change({ type: "set_policy", policy })}
        />
      ) : (
        <p class="small muted">{policyText(info.policy)}</p>
      )}
    </section>
  );
}

function Agreements({ info, seated }: { info: TableInfo; seated: boolean }) {
  if (info.seats.length < 2) return null;
  return (
    <section>
      <h2 class="section">{t("ui-agreements")}</h2>
      {seated ? (
        <ConsentFields
          policy={info.policy}
          seats={info.seats.length}
          onChange={(policy) => void change({ type: "set_policy", policy })}
        />
      ) : (
        <p class="small muted">{consentText(info.policy)}</p>
      )}
    </section>
  );
}

interface SeatActsProps {
  readonly table: TableInfo;
  readonly one: SeatInfo;
  readonly seats: ReadonlyArray<string>;
  readonly onJoin: () => void;
}

function botLevels(game: string): ReadonlyArray<string> {
  return welcome.value?.games.find(({ id }) => id === game)?.bots ?? [];
}

function SeatActs({ table, one, seats, onJoin }: SeatActsProps) {
  const { seat } = one;
  const level = usualLevel(botLevels(table.game));
  if (one.holder === "bot" && seats.length > 0) {
    return <Act label={t("ui-unseat")} onPress={() => void change({ type: "unseat_bot", seat })} />;
  }
  if (seats.includes(seat))
    return <Act label={t("ui-leave")} onPress={() => void standUp(table, seat)} />;
  if (one.holder !== "free") return null;
  if (seats.length === 0) return <Act label={t("ui-sit-here")} onPress={onJoin} />;
  const also = () => void takeSeat(table.code, seat, kept("name") ?? "");
  return (
    <>
      <Act label={t("ui-sit-too")} onPress={also} />
      {level !== undefined && (
        <Act
          label={t("ui-seat-bot")}
          onPress={() => void change({ type: "seat_bot", seat, level })}
        />
      )}
    </>
  );
}

function Act({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      class="offer"
      aria-disabled={busy.value}
      onClick={() => !busy.value && onPress()}
    >
      {label}
    </button>
  );
}

async function standUp(table: TableInfo, seat: string): Promise<void> {
  if (!(await change({ type: "leave_seat", seat }))) return;
  const mine = held.peek()[table.code];
  const rest = mine?.seats.filter((other) => other !== seat) ?? [];
  if (mine && rest.length > 0) keepSeat({ ...mine, seats: rest });
  else dropSeat(table.code);
}

function StartBar({ info, seats }: { info: TableInfo; seats: ReadonlyArray<string> }) {
  const free = info.seats.filter(({ holder }) => holder === "free").map(({ seat }) => seat);
  const ready = free.length === 0;
  const level = usualLevel(botLevels(info.game));
  const taken = info.seats.length - free.length;
  const fewer = !ready && info.fewest !== null && taken >= Math.max(1, info.fewest);
  const start = () => {
    if (ready && !busy.value) void change({ type: "start_match" });
  };
  const startWithout = (how: "drop" | "bot") => {
    if (!busy.value) void change({ type: "start_match", free: how, level: level ?? "" });
  };
  return (
    <footer class={`prompt ${sideClass(seats[0])}${ready ? " mine" : ""}`}>
      <div class="ask" role="status">
        {ready
          ? t("ui-lobby-ready")
          : t("ui-lobby-free", { seats: listed(free.map(seatName)), count: free.length })}
      </div>
      {seats.length > 0 && (
        <div class="offers">
          <button
            type="button"
            class={`offer ${ready ? "primary" : "no"}`}
            aria-disabled={!ready}
            onClick={start}
          >
            <span>
              {t("ui-start")}
              {!ready && <span class="why">{t("ui-start-when")}</span>}
            </span>
          </button>
          {fewer && (
            <button type="button" class="offer" onClick={() => startWithout("drop")}>
              {t("ui-start-fewer", { count: taken })}
            </button>
          )}
          {!ready && level !== undefined && (
            <button type="button" class="offer" onClick={() => startWithout("bot")}>
              {t("ui-start-bots", { count: free.length })}
            </button>
          )}
        </div>
      )}
    </footer>
  );
}
