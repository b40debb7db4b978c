// The referee: sign in by the secret, then the tables, those that call first.

import { useState } from "preact/hooks";

import { CodeField } from "../components/forms/code-field";
import { Seg } from "../components/forms/seg";
import { HallDevices } from "../components/devices/hall-devices";
import { TableRow } from "../components/lobby/table-rows";
import { CloseTables, CloseTableSheet } from "../components/referee/close-tables";
import { Holders, RevokeSheet } from "../components/referee/holders";
import { TakeIn } from "../components/referee/take-in";
import { AppBar } from "../components/shell/app-bar";
import { OfflineBanner } from "../components/shell/banner";
import { Empty, Skeleton } from "../components/shell/empty";
import { Icon } from "../components/shell/icon";
import { Toast } from "../components/shell/toast";
import { revokeOffice, signIn, signOut, useOffices } from "../connection/offices";
import { useTables } from "../connection/tables";
import type { HolderInfo, Phrase, SignedIn, SignIn, TableEntry } from "../messages";
import { kept, office } from "../phone/keep";
import { useTitle } from "../phone/turn-signal";
import { t } from "../words/texts";
import { RefereeTable } from "./referee-table";

export function RefereePage({ code }: { code: string | null }) {
  useTitle(t("ui-referee"));
  const signed = office.value;
  if (!signed) return <SignInPage />;
  return code === null ? <Rounds signed={signed} /> : <RefereeTable code={code} signed={signed} />;
}

function SignInPage() {
  const [role, setRole] = useState<SignIn["role"]>("referee");
  const [secret, setSecret] = useState("");
  const [name, setName] = useState(kept("name") ?? "");
  const [fault, setFault] = useState<Phrase | null>(null);
  const send = (event: Event) => {
    event.preventDefault();
    if (secret.trim() !== "") void signIn(role, secret.trim(), name.trim()).then(setFault);
  };
  const roles: ReadonlyArray<SignIn["role"]> = ["referee", "organiser"];
  return (
    <div class="phone">
      <AppBar title={t("ui-referee")} sub={t("ui-sign-in")} />
      <main class="stack">
        <OfflineBanner />
        <p>{t("ui-sign-in-hint")}</p>
        <form class="form" onSubmit={send}>
          <Seg
            label={t("ui-role")}
            value={role}
            choices={roles.map((id) => ({ id, label: t(`ui-role-${id}`) }))}
            onPick={setRole}
          />
          <CodeField
            label={t("ui-secret")}
            value={secret}
            fault={fault}
            secret
            onInput={(typed) => {
              setSecret(typed);
              setFault(null);
            }}
          />
          <label class="field">
            <span>{t("ui-name-optional")}</span>
            <input
              type="text"
              autocomplete="nickname"
              maxLength={40}
              value={name}
              onInput={({ currentTarget }) => setName(currentTarget.value)}
            />
          </label>
          <div class="offers">
            <button type="submit" class="offer primary">
              {t("ui-sign-in")}
            </button>
          </div>
        </form>
      </main>
      <Toast />
    </div>
  );
}

function Rounds({ signed }: { signed: SignedIn }) {
  const tables = useTables();
  const [offices, again] = useOffices(signed);
  const [asked, setAsked] = useState<HolderInfo | null>(null);
  const [closing, setClosing] = useState<TableEntry | null>(null);
  const ordered = [...(tables ?? [])].sort(
    (a, b) => (a.call?.at ?? Infinity) - (b.call?.at ?? Infinity),
  );
  const calls = ordered.filter(({ call }) => call !== null).length;
  const role = signed.role === "organiser" ? "organiser" : "referee";
  return (
    <div class="phone">
      <AppBar title={t(`ui-role-${role}`)} sub={t("ui-calls", { count: calls })} />
      <main class="stack">
        <OfflineBanner />
        {tables === null && <Skeleton />}
        {tables?.length === 0 && (
          <Empty icon="whistle" title={t("ui-no-tables")} hint={t("ui-no-tables-hint")} />
        )}
        {ordered.length > 0 && (
          <div class="panel rowlist">
            {ordered.map((info) => (
              <TableRow key={info.code} info={info} href={`/referee/${info.code}`} />
            ))}
          </div>
        )}
        {role === "organiser" && (
          <Holders
            title={t("ui-offices")}
            hint={t("ui-offices-hint")}
            holders={offices}
            onRevoke={setAsked}
          />
        )}
        <HallDevices signed={signed} />
        {role === "organiser" && <CloseTables tables={ordered} onAsk={setClosing} />}
        <div class="offers">
          <a class="offer quiet" href="/data">
            <Icon name="save" />
            {t("ui-data")}
          </a>
          <TakeIn signed={signed} />
          <button type="button" class="offer quiet" onClick={() => signOut(signed)}>
            {t("ui-sign-out")}
          </button>
        </div>
      </main>
      {closing && (
        <CloseTableSheet info={closing} signed={signed} onClose={() => setClosing(null)} />
      )}
      {asked && (
        <RevokeSheet
          holder={asked}
          onYes={() => void revokeOffice(signed, asked).then(again)}
          onClose={() => setAsked(null)}
        />
      )}
      <Toast />
    </div>
  );
}
