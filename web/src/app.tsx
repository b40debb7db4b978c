// One page for each address.

import type { ComponentChild, ComponentType } from "preact";
import { useEffect, useErrorBoundary, useState } from "preact/hooks";

import { closeSheet } from "./components/sheets/open-sheet";
import { AppBar } from "./components/shell/app-bar";
import { DeadEnd } from "./components/shell/dead-end";
import { Empty, Skeleton } from "./components/shell/empty";
import { later } from "./components/shell/later";
import { noticeMisfit, outdated } from "./connection/outdated";
import { connection, welcome } from "./connection/state";
import { loading, unloaded, useWords } from "./games/opening";
import type { ClaimedPage } from "./games/pages";
import { gamePage } from "./games/registry";
import { Start } from "./pages/start";
import { focusTitle } from "./phone/focus";
import { useTitle } from "./phone/turn-signal";
import { route } from "./route";
import { lang, t } from "./words/texts";

const DataPage = later(async () => (await import("./pages/data")).DataPage);
const NewPackPage = later(async () => (await import("./pages/data-pack")).NewPackPage);
const PackPage = later(async () => (await import("./pages/data-pack")).PackPage);
const SharedPage = later(async () => (await import("./pages/data-shared")).SharedPage);
const CameraSetupPage = later(async () => (await import("./pages/camera-setup")).CameraSetupPage);
const DicePage = later(async () => (await import("./pages/dice")).DicePage);
const MatchesPage = later(async () => (await import("./pages/matches")).MatchesPage);
const Move = later(async () => (await import("./pages/move")).Move);
const NewMatch = later(async () => (await import("./pages/new-match")).NewMatch);
const RefereePage = later(async () => (await import("./pages/referee")).RefereePage);
const ReplayPage = later(async () => (await import("./pages/replay")).ReplayPage);
const ScreenPage = later(async () => (await import("./pages/screen")).ScreenPage);
const TeachPage = later(async () => (await import("./pages/teach")).TeachPage);
const TablePage = later(async () => (await import("./pages/table")).TablePage);
const TraysPage = later(async () => (await import("./pages/trays")).TraysPage);

export function App() {
  const caught: [unknown, () => void] = useErrorBoundary((error) => void noticeMisfit(error));
  if (outdated.value) return <Reload title={t("ui-outdated")} hint={t("ui-outdated-hint")} />;
  if (unloaded.value) return <Reload title={t("ui-unloaded")} hint={t("ui-unloaded-hint")} />;
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
    focusTitle();
  }, [to]);
  if (welcome.value === null && connection.value === "off") return <Unreachable />;
  switch (to.page) {
    case "start":
      return <Start />;
    case "new":
      return <New game={to.game} mode={to.mode} pack={to.pack} />;
    case "data":
      return <AllWords page={<DataPage game={to.game} />} />;
    case "pack":
      return <AllWords page={<PackPage key={to.id} id={to.id} />} />;
    case "new-pack":
      return (
        <AllWords
          page={<NewPackPage key={`${to.game} ${to.kind}`} game={to.game} kind={to.kind} />}
        />
      );
    case "shared":
      return <AllWords page={<SharedPage key={to.code} code={to.code} />} />;
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
      return page ? <OfGame key={to.path} of={page} /> : <Missing />;
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
  const ready = useWords([game]);
  if (welcome.value === null || !ready) return <Waiting />;
  const info = welcome.value.games.find(({ id }) => id === game);
  if (!info)
    return <DeadEnd bar="Sandtable" title={t("refused-game")} hint={t("ui-missing-hint")} />;
  return (
    <NewMatch key={`${game} ${mode ?? ""} ${pack ?? ""}`} game={info} mode={mode} pack={pack} />
  );
}

/** A page that speaks of data of every game. */
function AllWords({ page }: { page: ComponentChild }) {
  const ready = useWords(welcome.value?.games.map(({ id }) => id) ?? []);
  return <>{welcome.value !== null && ready ? page : <Waiting />}</>;
}

function OfGame({ of: { game, page } }: { of: ClaimedPage }) {
  useTitle(t(`page-${page.path}`));
  const [Page, setPage] = useState<ComponentType | null>(null);
  const ready = useWords([game]);
  useEffect(() => void loading(page.load).then((loaded) => setPage(() => loaded)), []);
  return Page && ready ? <Page /> : <Waiting />;
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

/** Something arrived that this page cannot read, or a part of it could not be loaded. */
function Reload({ title, hint }: { title: string; hint: string }) {
  return (
    <div class="phone">
      <AppBar title="Sandtable" />
      <main>
        <Empty icon="again" title={title} hint={hint}>
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
