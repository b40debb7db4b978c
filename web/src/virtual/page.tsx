// All virtual trays of one process, and the faults one can cause.

import { useEffect, useState } from "preact/hooks";

import { Seg } from "../components/forms/seg";
import { LanguageSwitch, ThemeSwitch } from "../components/shell/settings";
import { lang, t } from "../words/texts";
import { clock } from "../words/times";
import { cause, news, there, type Fault, type Recovery, type ShownTray } from "./news";
import { VirtualTray } from "./tray";

const CALM = window.matchMedia("(prefers-reduced-motion: reduce)");

export function VirtualTrays() {
  const [calm, setCalm] = useState(CALM.matches);
  useEffect(() => {
    const changed = () => setCalm(CALM.matches);
    CALM.addEventListener("change", changed);
    return () => CALM.removeEventListener("change", changed);
  }, []);
  useEffect(() => {
    document.documentElement.lang = lang.value;
    document.title = t("ui-virtual");
  }, [lang.value]);
  const trays = news.value?.trays ?? [];
  return (
    <div class="virtual">
      <header class="appbar">
        <div class="titles">
          <h1 class="t1">{t("ui-virtual")}</h1>
          <div class="t2">{t("ui-virtual-sub")}</div>
        </div>
        <span class="chip">{t("ui-virtual-watcher")}</span>
        <span class={`conn ${there.value ? "" : "off"}`} role="status">
          {t(there.value ? "ui-virtual-there" : "ui-virtual-gone")}
        </span>
      </header>
      <main>
        <div class="vt-all">
          {trays.map((tray) => (
            <VirtualTray key={tray.id} tray={tray} calm={calm} />
          ))}
        </div>
        <Faults trays={trays} log={news.value?.log ?? []} />
        <div class="settings">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </main>
    </div>
  );
}

interface FaultsProps {
  readonly trays: ReadonlyArray<ShownTray>;
  readonly log: ReadonlyArray<Recovery>;
}

function Faults({ trays, log }: FaultsProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const tray = trays.find(({ id }) => id === chosen) ?? trays[0];
  if (!tray) return null;
  return (
    <section class="panel faults">
      <h2>{t("ui-virtual-faults")}</h2>
      <Seg
        label={t("ui-virtual-faults")}
        value={tray.id}
        choices={trays.map(({ id, number }) => ({ id, label: t("ui-tray", { number }) }))}
        onPick={setChosen}
      />
      <div class="offers">
        <Cause tray={tray} fault="drop" />
        <Cause tray={tray} fault="garble" />
        <Cause tray={tray} fault="delay" on={tray.delayed} />
        <Cause tray={tray} fault="reset" />
        <Cause tray={tray} fault={tray.plugged ? "unplug" : "plug"} />
      </div>
      <ol aria-live="polite">
        {[...log].reverse().map((each) => (
          <li key={each.at}>{told(each)}</li>
        ))}
      </ol>
    </section>
  );
}

function Cause({ tray, fault, on = false }: { tray: ShownTray; fault: Fault; on?: boolean }) {
  return (
    <button
      type="button"
      class={`offer${fault === "unplug" ? " danger" : ""}${on ? " on" : ""}`}
      aria-pressed={fault === "delay" ? on : undefined}
      disabled={!tray.plugged && fault !== "plug"}
      onClick={() => void cause(tray.id, fault)}
    >
      {t(`ui-virtual-fault-${fault}`)}
    </button>
  );
}

function told({ tray, fault, at, ms }: Recovery): string {
  const what = t(`ui-virtual-did-${fault}`, { number: tray });
  const after = ms === null ? "" : ` ${t("ui-virtual-right", { ms })}`;
  return `${clock(at * 1000)} · ${what}${after}`;
}
