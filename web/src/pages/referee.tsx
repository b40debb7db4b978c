// The referee: sign in by the secret, then the tables, those that call first.

import { useState } from "preact/hooks";

import { accepted } from "../actions";
import { AppBar } from "../components/app-bar";
import { OfflineBanner } from "../components/banner";
import { Empty, Skeleton } from "../components/empty";
import { Seg } from "../components/seg";
import { TableRow } from "../components/table-rows";
import { TakeIn } from "../components/take-in";
import { Toast } from "../components/toast";
import { keepOffice, office } from "../keep";
import type { SignIn, SignedIn } from "../messages";
import { request } from "../socket";
import { useTables } from "../tables";
import { t } from "../texts";
import { useTitle } from "../turn-signal";
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
  const send = async (event: Event) => {
    event.preventDefault();
    if (secret.trim() === "") return;
    const reply = await request({ type: "sign_in", role, secret: secret.trim() });
    if (accepted(reply) && reply.type === "signed_in") keepOffice(reply);
  };
  const roles: ReadonlyArray<SignIn["role"]> = ["referee", "organiser"];
  return (
    <div class="phone">
      <AppBar title={t("ui-referee")} sub={t("ui-sign-in")} />
      <main class="stack">
        <OfflineBanner />
        <p>{t("ui-sign-in-hint")}</p>
        <form class="form" onSubmit={(event) => void send(event)}>
          <Seg
            label={t("ui-role")}
            value={role}
            choices={roles.map((id) => ({ id, label: t(`ui-role-${id}`) }))}
            onPick={setRole}
          />
          <label class="field">
            <span>{t("ui-secret")}</span>
            <input
              type="password"
              autocomplete="current-password"
              maxLength={200}
              value={secret}
              onInput={({ currentTarget }) => setSecret(currentTarget.value)}
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
        <div class="offers">
          <TakeIn signed={signed} />
          <button type="button" class="offer quiet" onClick={() => keepOffice(null)}>
            {t("ui-sign-out")}
          </button>
        </div>
      </main>
      <Toast />
    </div>
  );
}
