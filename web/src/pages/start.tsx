// The first page: join, go on, look around the room, or begin something.

import { useState } from "preact/hooks";

import { CodeBoxes, isWhole } from "../components/forms/code-boxes";
import { GameCard } from "../components/lobby/game-card";
import { byInterest, TableRow } from "../components/lobby/table-rows";
import { OfflineBanner } from "../components/shell/banner";
import { Contours, Mark } from "../components/shell/brand";
import { ConnectionDot } from "../components/shell/connection-dot";
import { Empty, Skeleton } from "../components/shell/empty";
import { Icon } from "../components/shell/icon";
import { LanguageSwitch, ThemeSwitch } from "../components/shell/settings";
import { Toast } from "../components/shell/toast";
import { request } from "../connection/socket";
import { welcome } from "../connection/state";
import { useTables } from "../connection/tables";
import { gameFront } from "../games/registry";
import type { Phrase, TableEntry } from "../messages";
import { held } from "../phone/keep";
import { useTitle } from "../phone/turn-signal";
import { go } from "../route";
import { attribute, say, t } from "../words/texts";

export function Start() {
  useTitle(t("ui-start-title"));
  const tables = useTables();
  const mine = tables?.filter(({ code }) => (held.value[code]?.seats.length ?? 0) > 0) ?? [];
  const others = byInterest(tables?.filter((one) => !mine.includes(one)) ?? []);
  return (
    <div class="phone start">
      <Contours />
      <main>
        <div class="column">
          <header class="brand">
            <Mark />
            <div class="grow">
              <h1 class="wm" tabIndex={-1}>
                Sandtable
              </h1>
              <div class="label">{t("ui-claim")}</div>
            </div>
            <ConnectionDot {...(welcome.value ? { word: welcome.value.name } : {})} />
          </header>
          <OfflineBanner />
          <JoinByCode />
          {welcome.value?.games.map(({ id }) => (
            <UrgentPages key={id} game={id} />
          ))}
          {mine.length > 0 && <Room title={t("ui-go-on")} tables={mine} />}
          {tables === null ? (
            <Skeleton />
          ) : others.length > 0 ? (
            <Room title={t("ui-room")} tables={others} />
          ) : (
            mine.length === 0 && (
              <Empty icon="screen" title={t("ui-room-empty")} hint={t("ui-room-empty-hint")} />
            )
          )}
        </div>
        <section>
          <h2 class="section">{t("ui-start-match")}</h2>
          <div class="games">
            {welcome.value?.games.map((game) => (
              <GameCard key={game.id} game={game} />
            ))}
          </div>
        </section>
        <div class="column">
          <ClubPages />
          <section>
            <h2 class="section">{t("ui-theme")}</h2>
            <ThemeSwitch />
          </section>
        </div>
      </main>
      <footer class="links">
        <a href="/referee">
          <Icon name="whistle" />
          {t("ui-referee")}
        </a>
        <a href="/screen">
          <Icon name="screen" />
          {t("ui-screen")}
        </a>
        <LanguageSwitch />
      </footer>
      <Toast />
    </div>
  );
}

/** What belongs to no table: what was played, what the club has made, a seat's way to this phone. */
function ClubPages() {
  const pages = [
    { path: "/matches", icon: "list", label: t("ui-matches") },
    { path: "/data", icon: "save", label: t("ui-data") },
    { path: "/move", icon: "phone", label: t("ui-move-here") },
  ] as const;
  return (
    <section>
      <h2 class="section">{t("ui-club")}</h2>
      <div class="panel rowlist">
        {pages.map(({ path, icon, label }) => (
          <a key={path} class="row" href={path}>
            <Icon name={icon} />
            <b class="grow">{label}</b>
            <Icon name="forward" />
          </a>
        ))}
      </div>
    </section>
  );
}

/** What a game offers without a match to people who have no time to look for it. */
function UrgentPages({ game }: { game: string }) {
  const urgent = gameFront(game).pages?.filter(({ urgent }) => urgent) ?? [];
  return (
    <>
      {urgent.map(({ path, icon }) => (
        <a key={path} class="offer" href={`/${path}`}>
          {icon && <Icon name={icon} />}
          {attribute(`page-${path}`, "link") ?? t(`page-${path}`)}
        </a>
      ))}
    </>
  );
}

const SHOWN = 4; // more tables than that are folded, so that the rest of the page stays near

function Room({ title, tables }: { title: string; tables: ReadonlyArray<TableEntry> }) {
  const rest = tables.slice(SHOWN);
  return (
    <section>
      <h2 class="section">{title}</h2>
      <Rows tables={tables.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details class="fold">
          <summary>{t("ui-room-more", { count: rest.length })}</summary>
          <Rows tables={rest} />
        </details>
      )}
    </section>
  );
}

function Rows({ tables }: { tables: ReadonlyArray<TableEntry> }) {
  return (
    <div class="panel rowlist">
      {tables.map((info) => (
        <TableRow key={info.code} info={info} href={`/t/${info.code}`} />
      ))}
    </div>
  );
}

function JoinByCode() {
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<Phrase | null>(null);
  const join = async (whole: string) => {
    const reply = await request({ type: "look", table: whole });
    if (reply.type !== "refused") return go(`/t/${whole}`);
    setFault(reply.text);
    if (reply.text.key === "refused-table") setCode(""); // four free boxes for the next try
  };
  const change = (next: string) => {
    setCode(next);
    setFault(null);
    if (isWhole(next)) void join(next);
  };
  return (
    <section class="join">
      <h2 class="map-name">{t("ui-join")}</h2>
      <form
        class="join-row"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole(code)) void join(code);
        }}
      >
        <CodeBoxes code={code} onChange={change} />
        <button
          type="submit"
          class={`offer ${isWhole(code) ? "primary" : "no"}`}
          aria-disabled={!isWhole(code)}
        >
          {t("ui-join-go")}
        </button>
      </form>
      {fault && (
        <p class="fault" role="alert">
          {say(fault)}
        </p>
      )}
      <p class="label">{t("ui-code-where")}</p>
    </section>
  );
}
