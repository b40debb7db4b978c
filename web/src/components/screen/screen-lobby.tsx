// Before the match, for the whole room: a huge code and QR, and who is here.

import type { SeatInfo, TableInfo } from "../../messages";
import { seatIn } from "../../words/games";
import { t } from "../../words/texts";
import { Qr, shortAddress } from "../lobby/invitation";
import { SeatFrame, sideClass } from "../seats/seat-badge";
import { personName } from "../../words/people";
import { ScreenHead } from "./screen-head";

export function ScreenLobby({ info }: { info: TableInfo }) {
  return (
    <main class="tv screen-lobby">
      <ScreenHead table={info} />
      <Qr code={info.code} />
      <section>
        <p class="t-lead muted">{t("ui-screen-join")}</p>
        <p class="num code-huge">{info.code}</p>
        <p class="t-lead address">{shortAddress(info.address)}</p>
        <ul>
          {info.seats.map((seat) => (
            <Sitter key={seat.seat} game={info.game} info={seat} />
          ))}
        </ul>
      </section>
    </main>
  );
}

function Sitter({ game, info }: { game: string; info: SeatInfo }) {
  const free = info.holder === "free";
  return (
    <li class={`${sideClass(info.seat)} ${free ? "free" : "taken"}`}>
      <SeatFrame seat={info.seat} />
      <b>{free ? t("ui-seat-free") : personName(info)}</b>
      <span class="muted">{seatIn(game, info.seat)}</span>
    </li>
  );
}
