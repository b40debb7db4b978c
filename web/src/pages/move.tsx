// Going on with another phone's seats: type the code it shows.

import { useId, useState } from "preact/hooks";

import { sit } from "../actions";
import { AppBar } from "../components/app-bar";
import { OfflineBanner } from "../components/banner";
import { Toast } from "../components/toast";
import { newId } from "../ids";
import type { Phrase } from "../messages";
import { replace } from "../route";
import { say, t } from "../texts";
import { useTitle } from "../turn-signal";

export function Move() {
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<Phrase | null>(null);
  const faultId = useId();
  useTitle(t("ui-move-here"));
  const claim = async (event: Event) => {
    event.preventDefault();
    if (code.trim() === "") return;
    const wish = { type: "claim_seat", id: newId(), code: code.trim().toUpperCase() } as const;
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
          <label class="field">
            <span>{t("ui-seat-code")}</span>
            <input
              type="text"
              class="codefield"
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              maxLength={20}
              value={code}
              aria-invalid={fault !== null}
              aria-describedby={fault ? faultId : undefined}
              onInput={({ currentTarget }) => {
                setCode(currentTarget.value);
                setFault(null);
              }}
            />
            {fault && (
              <span class="fault" id={faultId} role="alert">
                {say(fault)}
              </span>
            )}
          </label>
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
