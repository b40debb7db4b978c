// /t/<code>/trays: which tray lies under which card, whose its buttons are, and how bright it is.
// The table is the dialogue: one tray blinks, and its card is tapped.

import { useState } from "preact/hooks";

import { AppBar } from "../components/shell/app-bar";
import { Banner, OfflineBanner } from "../components/shell/banner";
import { Empty, Skeleton } from "../components/shell/empty";
import { Toast } from "../components/shell/toast";
import { AssignTray } from "../components/trays/assign-tray";
import { TrayList } from "../components/trays/tray-list";
import { useTrays } from "../components/trays/use-trays";
import { table } from "../connection/state";
import { held } from "../phone/keep";
import { useTitle } from "../phone/turn-signal";
import { gameTitle } from "../words/games";
import { say, t } from "../words/texts";
import { NoTable, useWatched } from "./watched";

export function TraysPage({ code }: { code: string }) {
  const own = held.value[code]?.seats[0] ?? null;
  const missing = useWatched(code);
  useTitle(t("ui-trays"));
  if (missing) return <NoTable title={t("ui-no-table")} text={missing} />;
  const info = table.value;
  const title = info ? `${t("ui-table", { code })} · ${gameTitle(info.game)}` : code;
  return (
    <div class="phone trays">
      <AppBar title={t("ui-trays")} sub={title} back={`/t/${code}`} />
      <Trays seat={own} />
      <Toast />
    </div>
  );
}

function Trays({ seat }: { seat: string | null }) {
  const info = table.value;
  const station = info?.devices.find(({ kind }) => kind === "tray") ?? null;
  const playing = info !== null && info.status !== "lobby";
  const plugged = station?.parts.map(({ id, light }) => `${id} ${light}`).join() ?? "";
  const news = `${station?.light ?? ""} ${plugged}`;
  const trays = useTrays(station?.id ?? null, info?.match ?? null, playing, news);
  const [asked, setAsked] = useState<ReadonlyArray<string> | null>(null); // trays still to be asked for
  if (!info) return <Page>{<Skeleton bars={5} />}</Page>;
  if (!station) {
    return (
      <Page>
        <Empty icon="offline" title={t("ui-trays-none")} hint={t("ui-trays-none-hint")} />
      </Page>
    );
  }
  if (trays.refused) {
    return (
      <Page>
        <Banner kind="bad">{say(trays.refused)}</Banner>
      </Page>
    );
  }
  if (!trays.known) return <Page>{<Skeleton bars={5} />}</Page>;
  const part = trays.known.parts.find(({ id }) => id === asked?.[0]);
  if (asked && part) {
    return (
      <AssignTray
        key={part.id}
        part={part}
        known={trays.known}
        asked={asked}
        ask={trays.ask}
        onNext={() => {
          if (asked.length === 1) void trays.ask({ type: "identify", part: null });
          setAsked(asked.slice(1));
        }}
      />
    );
  }
  return (
    <TrayList
      info={info}
      station={station}
      known={trays.known}
      seat={seat}
      ask={trays.ask}
      onAssign={setAsked}
    />
  );
}

function Page({ children }: { children: preact.ComponentChildren }) {
  return (
    <main class="stack">
      <OfflineBanner />
      {children}
    </main>
  );
}
