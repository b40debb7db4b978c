// What a code shares: a look at it, and a copy of one's own.

import { useEffect, useState } from "preact/hooks";

import { AppBar } from "../components/shell/app-bar";
import { OfflineBanner } from "../components/shell/banner";
import { DeadEnd } from "../components/shell/dead-end";
import { Skeleton } from "../components/shell/empty";
import { Icon } from "../components/shell/icon";
import { Toast } from "../components/shell/toast";
import { savePack } from "../connection/packs";
import { request } from "../connection/socket";
import { gameFront } from "../games/registry";
import type { PackReply, Phrase } from "../messages";
import { useTitle } from "../phone/turn-signal";
import { replace } from "../route";
import { gameTitle } from "../words/games";
import { say, t } from "../words/texts";
import { FaultList } from "./data-pack";

export function SharedPage({ code }: { code: string }) {
  useTitle(t("ui-data"));
  const [read, setRead] = useState<PackReply | null>(null);
  const [refused, setRefused] = useState<Phrase | null>(null);
  useEffect(() => {
    void request({ type: "fetch_pack", code }).then((reply) => {
      if (reply.type === "pack" && !takenElsewhere(reply, code)) setRead(reply);
      if (reply.type === "refused") setRefused(reply.text);
    });
  }, [code]);
  if (refused) {
    return <DeadEnd bar={t("ui-data")} title={say(refused)} hint={t("ui-data-code-hint")} />;
  }
  return (
    <div class="phone">
      <AppBar title={read?.pack.name ?? t("ui-data")} sub={t("ui-data-shared")} back="/data" />
      <main class="stack data">
        <OfflineBanner />
        {read ? <Look read={read} code={code} /> : <Skeleton bars={5} />}
      </main>
      {read && <Keep read={read} />}
      <Toast />
    </div>
  );
}

/** A game may take in what is shared on a page of its own. */
function takenElsewhere({ pack }: PackReply, code: string): boolean {
  const pages = gameFront(pack.game).pages ?? [];
  const page = pages.find(({ edits, takes }) => takes && edits === pack.kind);
  if (page) replace(`/${page.path}?shared=${encodeURIComponent(code)}`);
  return page !== undefined;
}

function Look({ read, code }: { read: PackReply; code: string }) {
  return (
    <>
      <p>
        {gameTitle(read.pack.game)} · {t("ui-data-version", { version: read.version })}
      </p>
      <FaultList faults={read.faults} />
      <pre class="data-text panel" tabIndex={0}>
        {read.text}
      </pre>
      <div class="offers">
        <a class="offer quiet" href={`/api/data/${code}/file`} download>
          <Icon name="save" />
          {t("ui-data-file")}
        </a>
      </div>
    </>
  );
}

function Keep({ read }: { read: PackReply }) {
  const keep = async () => {
    const { game, kind, name } = read.pack;
    const draft = { pack: null, version: 0, game, kind, name, text: read.text };
    const outcome = await savePack(draft, true);
    if (outcome.kind === "saved") replace(`/data/pack/${outcome.pack.id}`);
  };
  return (
    <footer class="prompt">
      <div class="offers">
        <button type="button" class="offer primary" onClick={() => void keep()}>
          <Icon name="save" />
          {t("ui-data-take")}
        </button>
      </div>
    </footer>
  );
}
