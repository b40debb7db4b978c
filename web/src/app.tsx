// One page for each address.

import { useEffect, useErrorBoundary, useState } from "preact/hooks";

import { closeSheet } from "./components/sheets/open-sheet";
import { AppBar } from "./components/shell/app-bar";
import { DeadEnd } from "./components/shell/dead-end";
import { Empty, Skeleton } from "./components/shell/empty";
import { noticeMisfit, outdated } from "./connection/outdated";
import { connection, welcome } from "./connection/state";
import type { GamePage } from "./games/game-module";
import { gamePage } from "./games/registry";
import { DataPage } from "./pages/data";
import { NewPackPage, PackPage } from "./pages/data-pack";
import { SharedPage } from "./pages/data-shared";
import { CameraSetupPage } from "./pages/camera-setup";
import { DicePage } from "./pages/dice";
import { MatchesPage } from "./pages/matches";
import { Move } from "./pages/move";
import { NewMatch } from "./pages/new-match";
import { RefereePage } from "./pages/referee";
import { ReplayPage } from "./pages/replay";
import { ScreenPage } from "./pages/screen";
import { Start } from "./pages/start";
import { TeachPage } from "./pages/teach";
import { TablePage } from "./pages/table";
import { TraysPage } from "./pages/trays";
import { useTitle } from "./phone/turn-signal";
import { route } from "./route";
import { lang, t } from "./words/texts";

export function App() {
  const caught: [unknown, () => void] = useErrorBoundary((error) => void noticeMisfit(error));
  if (outdated.value) return <Outdated />;
  if (caught[0] instanceof Error) throw caught[0]; // a fault of ours, not of the page's age
  return <CurrentPage />;
}

function CurrentPage() {
  const to = route.value;
  useEffect(() => {
    document.documentElement.lang = lang.value;
  }, [lang.value]);
  useEffect(() => {
    closeSheet();
    if (document.activeElement === document.body) document.querySelector("h1")?.focus();
  }, [to]);
  if (welcome.value === null && connection.value === "off") return <Unreachable />;
  switch (to.page) {
    case "start":
      return <Start />;
    case "new":
      return <New game={to.game} mode={to.mode} pack={to.pack} />;
    case "data":
      return <DataPage game={to.game} />;
    case "pack":
      return <PackPage key={to.id} id={to.id} />;
    case "new-pack":
      return <NewPackPage key={`${to.game} ${to.kind}`} game={to.game} kind={to.kind} />;
    case "shared":
      return <SharedPage key={to.code} code={to.code} />;
    case "table":
      return <TablePage key={to.code} code={to.code} />;
    case "replay":
      return <ReplayPage key={`${to.code} ${to.match ?? ""}`} code={to.code} match={to.match} />;
    case "teach":
      return <TeachPage key={to.code} code={to.code} />;
    case "camera":
      return <CameraSetupPage key={to.code} code={to.code} />;
    case "trays":
      return <TraysPage key={to.code} code={to.code} />;
    case "dice":
      return <DicePage key={to.code} code={to.code} />;
    case "move":
      return <Move />;
    case "matches":
      return <MatchesPage />;
    case "referee":
      return <RefereePage code={to.code} />;
    case "screen":
      return <ScreenPage key={to.code} code={to.code} />;
    case "game": {
      const page = gamePage(to.path);
      return page ? <OfGame key={to.path} page={page} /> : <Missing />;
    }
    case "missing":
      return <Missing />;
    default:
      to satisfies never;
      return null;
  }
}

interface NewProps {
  readonly game: string;
  readonly mode: string | null;
  readonly pack: string | null;
}

function New({ game, mode, pack }: NewProps) {
  if (welcome.value === null) return <Waiting />;
  const info = welcome.value.games.find(({ id }) => id === game);
  if (!info)
    return <DeadEnd bar="Sandtable" title={t("refused-game")} hint={t("ui-missing-hint")} />;
  return (
    <NewMatch key={`${game} ${mode ?? ""} ${pack ?? ""}`} game={info} mode={mode} pack={pack} />
  );
}

function OfGame({ page }: { page: GamePage }) {
  useTitle(t(page.title));
  return <page.Page />;
}

function Missing() {
  return <DeadEnd bar="Sandtable" title={t("ui-missing")} hint={t("ui-missing-hint")} />;
}

function Waiting() {
  return (
    <div class="phone">
      <AppBar title="Sandtable" />
      <main>
        <Skeleton bars={5} />
      </main>
    </div>
  );
}

/** Something arrived that this page cannot read: a newer one is there to be loaded. */
function Outdated() {
  return (
    <div class="phone">
      <AppBar title="Sandtable" />
      <main>
        <Empty icon="again" title={t("ui-outdated")} hint={t("ui-outdated-hint")}>
          <button type="button" class="offer primary" onClick={() => location.reload()}>
            {t("ui-reload")}
          </button>
        </Empty>
      </main>
    </div>
  );
}

/** No answer since the page was opened: it goes on trying, and says what to look at. */
function Unreachable() {
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTries((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div class="phone">
      <AppBar title="Sandtable" />
      <main>
        <Empty icon="offline" title={t("ui-unreachable")} hint={t("ui-unreachable-hint")}>
          <p class="label">{t("ui-trying", { seconds: tries })}</p>
        </Empty>
      </main>
    </div>
  );
}
