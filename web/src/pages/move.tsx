// Going on with another phone's seats: type the code it shows.

import { useState } from "preact/hooks";

import { accepted } from "../actions";
import { AppBar } from "../components/app-bar";
import { OfflineBanner } from "../components/banner";
import { Toast } from "../components/toast";
import { keepSeat } from "../keep";
import { replace } from "../route";
import { request } from "../socket";
import { t } from "../texts";
import { useTitle } from "../turn-signal";

export function Move() {
  const [code, setCode] = useState("");
  useTitle(t("ui-menu-move"));
  const claim = async (event: Event) => {
    event.preventDefault();
    if (code.trim() === "") return;
    const reply = await request({ type: "claim_seat", code: code.trim().toUpperCase() });
    if (!accepted(reply) || reply.type !== "seated") return;
    keepSeat(reply);
    replace(`/t/${reply.table}`);
  };
  return (
    <div class="phone">
      <AppBar title={t("ui-menu-move")} />
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
              onInput={({ currentTarget }) => setCode(currentTarget.value)}
            />
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
