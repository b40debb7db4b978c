// /matches: what was played to its end, each with its replay, and what every name has won.

import { useEffect, useState } from "preact/hooks";

import { resultTitle } from "../components/prompt/result-panel";
import { SeatBadge } from "../components/seats/seat-badge";
import { AppBar } from "../components/shell/app-bar";
import { OfflineBanner } from "../components/shell/banner";
import { Empty, Skeleton } from "../components/shell/empty";
import { Icon } from "../components/shell/icon";
import { request } from "../connection/socket";
import { connection } from "../connection/state";
import type { FinishedMatch, FinishedReply, PlayerRecord } from "../messages";
import { useTitle } from "../phone/turn-signal";
import { gameTitle } from "../words/games";
import { whoAmong } from "../words/people";
import { t } from "../words/texts";
import { moment } from "../words/times";

export function MatchesPage() {
  useTitle(t("ui-matches"));
  const [found, setFound] = useState<FinishedReply | null>(null);
  useEffect(() => {
    void request({ type: "list_finished" }).then((reply) => {
      if (reply.type === "finished") setFound(reply);
    });
  }, [connection.value === "on"]);
  return (
    <div class="phone">
      <AppBar title={t("ui-matches")} back="/" />
      <main class="stack" tabIndex={0}>
        <OfflineBanner />
        {found === null && <Skeleton bars={4} />}
        {found?.matches.length === 0 && (
          <Empty icon="list" title={t("ui-matches-none")} hint={t("ui-matches-none-hint")} />
        )}
        {found && found.matches.length > 0 && (
          <div class="panel rowlist">
            {found.matches.map((match) => (
              <MatchRow key={match.match} match={match} />
            ))}
          </div>
        )}
        {found && found.more > 0 && (
          <p class="small muted">{t("ui-matches-more", { count: found.more })}</p>
        )}
        {found && found.records.length > 0 && <Records records={found.records} />}
      </main>
    </div>
  );
}

function MatchRow({ match }: { match: FinishedMatch }) {
  const { seats, result } = match;
  return (
    <a class="row match-row" href={`/t/${match.table}/replay?match=${match.match}`}>
      <span class="grow">
        <b>{resultTitle(result, seats)}</b>
        <span class="match-scores">
          {seats.map(({ seat }) => (
            <span key={seat}>
              <SeatBadge seat={seat} name={whoAmong(seat, seats)} />{" "}
              <b class="num">{result.scores[seat] ?? "–"}</b>
            </span>
          ))}
        </span>
        <small class="label">{`${gameTitle(match.game)} · ${moment(match.at * 1000)}`}</small>
      </span>
      <Icon name="play" />
    </a>
  );
}

function Records({ records }: { records: ReadonlyArray<PlayerRecord> }) {
  return (
    <section>
      <h2 class="section">{t("ui-records")}</h2>
      <p class="label">{t("ui-records-hint")}</p>
      <div class="panel rowlist small">
        {records.map(({ name, played, won, drawn }) => (
          <div key={name}>
            <span class="grow">
              <b>{name}</b>
            </span>
            <span>{t("ui-record", { played, won, drawn, lost: played - won - drawn })}</span>
          </div>
        ))}
      </div>
    </section>
  );
}
