// Force lists outside of a match: built, priced, printed, handed on; and taken in from another phone,
// whose QR or short code leads here.

import { useEffect, useState } from "preact/hooks";

import { TableRow } from "../../../components/lobby/table-rows";
import { AppBar } from "../../../components/shell/app-bar";
import { Banner, OfflineBanner } from "../../../components/shell/banner";
import { Toast } from "../../../components/shell/toast";
import { myIdentity } from "../../../connection/identity";
import { request } from "../../../connection/socket";
import { connection, notice } from "../../../connection/state";
import { useTables } from "../../../connection/tables";
import type { PackReply, Phrase, Reply } from "../../../messages";
import { held } from "../../../phone/keep";
import { useTitle } from "../../../phone/turn-signal";
import { replace, route } from "../../../route";
import { say, t } from "../../../words/texts";
import { NumberField } from "../number-field";
import type { Limits } from "../types";
import { ListBuilder } from "./list-builder";
import { fromPack, takeIn } from "./list-draft";
import { ownDesk, setOwn } from "./own-list";
import { OwnUnits, useOwnUnits } from "./own-units";
import "../styles";

const GAME = "armored-advance";
const LONGEST_NAME = 40;

export function ListsPage() {
  void route.value; // drawn again when the address changes
  useTitle(t("page-lists"));
  const refused = useArriving();
  const desk = ownDesk(useOwnUnits());
  return (
    <div class="phone aa-lists">
      <AppBar title={t("page-lists")} sub={t("game-armored-advance")} />
      <main class="stack">
        <OfflineBanner />
        {refused && <Banner kind="bad">{say(refused)}</Banner>}
        <p class="small muted">{t("aa-ui-lists-hint")}</p>
        <OwnTables />
        <LimitFields limits={desk.limits} />
        <OwnUnits />
        <ListBuilder desk={desk} open />
      </main>
      <Toast />
    </div>
  );
}

/** /lists/<id>: one's own pack; /lists?shared=<code>: what another phone hands on. Either is put on
 *  the desk, and the address is that of the page again; else why not. */
function useArriving(): Phrase | null {
  const [refused, setRefused] = useState<Phrase | null>(null);
  const online = connection.value === "on";
  const pack = location.pathname.split("/")[2] ?? "";
  const code = new URLSearchParams(location.search).get("shared");
  useEffect(() => {
    if (!online || (pack === "" && code === null)) return;
    void fetched(pack, code).then((reply) => {
      setRefused(reply.type === "pack" ? arrived(reply, code !== null) : refusalIn(reply));
      replace("/lists");
    });
  }, [online, pack, code]);
  return refused;
}

async function fetched(pack: string, code: string | null): Promise<Reply> {
  if (code !== null) return request({ type: "fetch_pack", code });
  return request({ type: "read_pack", pack, version: null, identity: await myIdentity() });
}

function refusalIn(reply: Reply): Phrase | null {
  return reply.type === "refused" ? reply.text : null;
}

function arrived({ pack, text }: PackReply, foreign: boolean): Phrase | null {
  const list = pack.game === GAME && pack.kind === "list" ? fromPack(text) : null;
  if (!list) return { key: "aa-ui-share-bad-file", values: {} };
  const force = { ...list, name: pack.name.slice(0, LONGEST_NAME) };
  setOwn({ force });
  if (!foreign) return null;
  takeIn(force);
  notice.value = { kind: "ok", text: { key: "aa-ui-list-taken", values: { name: force.name } } };
  return null;
}

/** The way back to the table one sits at, where the list in hand can be handed in. */
function OwnTables() {
  const mine = useTables()?.filter(
    ({ game, code, status }) => game === GAME && status !== "over" && code in held.value,
  );
  if (!mine || mine.length === 0) return null;
  return (
    <nav class="panel rowlist" aria-label={t("aa-ui-lists-tables")}>
      {mine.map((info) => (
        <TableRow key={info.code} info={info} href={`/t/${info.code}`} />
      ))}
    </nav>
  );
}

/** What was agreed on before the lists are built. */
function LimitFields({ limits }: { readonly limits: Limits }) {
  const set = (change: Partial<Limits>) => setOwn({ limits: { ...limits, ...change } });
  return (
    <section class="panel aa-limits">
      <NumberField
        label={t("aa-ui-requisition")}
        value={limits.requisition}
        by={50}
        low={0}
        high={100_000}
        unit=""
        onChange={(to) => set({ requisition: Math.round(to) })}
      />
      <NumberField
        label={t("aa-ui-limit-actions")}
        value={limits.actions}
        by={1}
        low={1}
        high={40}
        unit=""
        onChange={(to) => set({ actions: Math.round(to) })}
      />
    </section>
  );
}
