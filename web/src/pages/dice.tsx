// /t/<code>/dice: every throw of the match with its picture, and what the counts can say.

import { useState } from "preact/hooks";

import { byColour, bySeat, type Throw, throwsOf } from "../components/camera/audit";
import { FaceCounts, FairWord } from "../components/camera/face-counts";
import { colourWord } from "../components/camera/photo";
import { ThrowList } from "../components/camera/throw-list";
import { Seg } from "../components/forms/seg";
import { useLog } from "../components/log/log-sheet";
import { SeatBadge } from "../components/seats/seat-badge";
import { CallSheet } from "../components/sheets/call-sheet";
import { openSheet, sheet } from "../components/sheets/open-sheet";
import { AppBar } from "../components/shell/app-bar";
import { OfflineBanner } from "../components/shell/banner";
import { Icon } from "../components/shell/icon";
import { Toast } from "../components/shell/toast";
import { present, table } from "../connection/state";
import type { Present, TableInfo } from "../messages";
import { useTitle } from "../phone/turn-signal";
import { tableLine } from "../words/games";
import { t } from "../words/texts";
import { NoTable, useWatched } from "./watched";

type Tab = "throws" | "counts";

export function DicePage({ code }: { code: string }) {
  const missing = useWatched(code);
  const [tab, setTab] = useState<Tab>("throws");
  useTitle(t("ui-dice-page"));
  const info = table.value;
  const now = present.value;
  const throws = throwsOf(useLog(now));
  if (missing) return <NoTable title={t("ui-no-table")} text={missing} />;
  return (
    <div class="phone">
      <AppBar title={t("ui-dice-page")} sub={info ? tableLine(info) : code} back={`/t/${code}`} />
      <main class="stack" tabIndex={0}>
        <OfflineBanner />
        <Seg
          label={t("ui-dice-page")}
          value={tab}
          choices={(["throws", "counts"] as const).map((id) => ({ id, label: t(`ui-dice-${id}`) }))}
          onPick={setTab}
        />
        {now && tab === "throws" && (
          <ThrowList match={now.match} throws={throws} names={now.view.names} />
        )}
        {info && tab === "counts" && <Counts info={info} throws={throws} />}
      </main>
      <Foot now={now} throws={throws} />
      {now && sheet.value === "call" && <CallSheet now={now} />}
      <Toast />
    </div>
  );
}

/** Throws that were taken back were thrown all the same: they count here. */
function Counts({ info, throws }: { info: TableInfo; throws: ReadonlyArray<Throw> }) {
  const seats = bySeat(
    throws,
    info.seats.map(({ seat }) => seat),
  );
  const colours = byColour(throws);
  return (
    <>
      {seats.map((count) => (
        <FaceCounts key={count.of} title={<SeatBadge seat={count.of} />} count={count} />
      ))}
      {colours.map((count) => (
        <FaceCounts
          key={count.of}
          title={<b>{t("ui-dice-of-colour", { colour: colourWord(count.of) })}</b>}
          count={count}
        />
      ))}
      <FairWord counts={[...seats, ...colours]} />
    </>
  );
}

function Foot({ now, throws }: { now: Present | null; throws: ReadonlyArray<Throw> }) {
  const dice = throws.reduce((sum, { faces }) => sum + faces.length, 0);
  const settled = throws.filter(({ line }) => line.text.key === "log-settled-dice").length;
  return (
    <footer class="prompt">
      <div class="who">
        <span>{t("ui-dice-sum", { throws: throws.length, dice })}</span>
      </div>
      <div class="ask">
        {settled > 0 ? t("ui-dice-settled", { count: settled }) : t("ui-dice-wrong")}
      </div>
      {now && now.seat !== null && now.result === null && (
        <div class="offers">
          <button type="button" class="offer" onClick={() => openSheet("call")}>
            <Icon name="whistle" />
            {t("ui-menu-call")}
          </button>
        </div>
      )}
    </footer>
  );
}
