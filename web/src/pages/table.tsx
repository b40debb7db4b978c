// /t/<code>: the QR's target. Without a seat one joins here or watches; with one, the lobby or the match.

import { useEffect, useState } from "preact/hooks";

import { Curtain } from "../components/seats/curtain";
import { AppBar } from "../components/shell/app-bar";
import { OfflineBanner } from "../components/shell/banner";
import { Skeleton } from "../components/shell/empty";
import { unwatch, watch } from "../connection/socket";
import { awaited, present, removed, table } from "../connection/state";
import type { Phrase, Present } from "../messages";
import { held } from "../phone/keep";
import { t } from "../words/texts";
import { Join } from "./join";
import { Lobby } from "./lobby";
import { Play } from "./play";
import { bound, leave, NoTable } from "./watched";

export function TablePage({ code }: { code: string }) {
  const seats = held.value[code]?.seats ?? [];
  const token = held.value[code]?.token ?? null;
  const [active, setActive] = useState<string | null>(null);
  const [looks, setLooks] = useState(false); // without a seat, by choice
  const [refused, setRefused] = useState<Phrase | null>(null);
  const [seenAgain, setSeenAgain] = useState(-1); // the row at which the curtain was lifted back
  const seat = active !== null && seats.includes(active) ? active : (seats[0] ?? null);

  useEffect(() => {
    void watch({ table: code, token, seat, screen: false }, (reply) =>
      bound(reply, code, setRefused),
    );
  }, [code, token, seat]);
  useEffect(() => unwatch, []);
  const open = isOpen(present.value);
  const next = handOver(seats, present.value?.seat ?? null, awaited.value);
  useEffect(() => {
    if (open && next !== null) setActive(next);
  }, [open, next]);
  useEffect(() => {
    if (removed.value && token !== null) leave(code, removed.value);
  }, [removed.value]);

  const info = table.value;
  const now = present.value;
  if (refused) return <NoTable title={t("ui-no-table")} text={refused} />;
  if (removed.value && token === null) {
    return <NoTable title={t("ui-not-watching")} text={removed.value} />;
  }
  if (!info) return <Loading code={code} />;
  if (info.status === "lobby") {
    return seats.length > 0 || looks ? (
      <Lobby info={info} seats={seats} onJoin={() => setLooks(false)} />
    ) : (
      <Join info={info} onWatch={() => setLooks(true)} />
    );
  }
  const free = info.seats.some(({ holder }) => holder === "free");
  if (seats.length === 0 && free && !looks)
    return <Join info={info} onWatch={() => setLooks(true)} />;
  if (!now) return <Loading code={code} />;
  if (!open && next !== null && seenAgain !== now.seq) {
    const lift = () => setActive(next);
    return <Curtain to={next} from={now.seat} onLift={lift} onLook={() => setSeenAgain(now.seq)} />;
  }
  return <Play info={info} now={now} />;
}

/** Whether anybody may enter what is decided: it lies on the table, so nothing is to be hidden. */
function isOpen(now: Present | null): boolean {
  return now?.pending.type === "decide" && now.pending.by === "any";
}

/** The seat on this phone that must decide while the one in view need not. */
function handOver(
  seats: ReadonlyArray<string>,
  inView: string | null,
  waiting: ReadonlyArray<string>,
): string | null {
  if (seats.length < 2 || inView === null || waiting.includes(inView)) return null;
  return seats.find((seat) => waiting.includes(seat)) ?? null;
}

function Loading({ code }: { code: string }) {
  return (
    <div class="phone">
      <AppBar title={t("ui-table", { code })} />
      <main>
        <OfflineBanner />
        <Skeleton bars={5} />
      </main>
    </div>
  );
}
