// Going on with another phone's seats: scan or type the code it shows.

import { useState } from "preact/hooks";

import { CodeField } from "../components/forms/code-field";
import { AppBar } from "../components/shell/app-bar";
import { OfflineBanner } from "../components/shell/banner";
import { Toast } from "../components/shell/toast";
import { sit } from "../connection/actions";
import { newId } from "../connection/ids";
import { kept } from "../phone/keep";
import type { Phrase } from "../messages";
import { useTitle } from "../phone/turn-signal";
import { replace } from "../route";
import { t } from "../words/texts";

export function Move() {
  const scanned = new URL(location.href).searchParams.get("code") ?? "";
  const [code, setCode] = useState(scanned);
  const [fault, setFault] = useState<Phrase | null>(null);
  useTitle(t("ui-move-here"));
  const claim = async (event: Event) => {
    event.preventDefault();
    if (code.trim() === "") return;
    const name = kept("name") ?? null;
    const wish = {
      type: "claim_seat",
      id: newId(),
      code: code.trim().toUpperCase(),
      name,
    } as const;
    const seated = await sit(wish, setFault);
    if (seated) replace(`/t/${seated.table}`);
  };
  return (
    <div class="phone">
      <AppBar title={t("ui-move-here")} />
      <main class="stack">
        <OfflineBanner />
        <p>{t("ui-move-how")}</p>
        <form class="form" onSubmit={(event) => void claim(event)}>
          <CodeField
            label={t("ui-seat-code")}
            value={code}
            fault={fault}
            onInput={(typed) => {
              setCode(typed);
              setFault(null);
            }}
          />
          <div class="offers">
            <button
              type="submit"
              class={`offer ${code.trim() === "" ? "no" : "primary"}`}
              aria-disabled={code.trim() === ""}
            >
              {t("ui-move-go")}
            </button>
          </div>
        </form>
      </main>
      <Toast />
    </div>
  );
}
