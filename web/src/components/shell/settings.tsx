// Language, theme, and whether the phone sounds and shakes.

import { feel, felt, setFelt } from "../../phone/felt";
import { setTheme, theme, type Theme } from "../../phone/theme";
import { notice } from "../../connection/state";
import { changeLang } from "../../words/catalogues";
import { type Lang, lang, LANGUAGES, t } from "../../words/texts";
import { Seg } from "../forms/seg";
import { SwitchRow } from "../forms/switch-row";

const SPOKEN = { en: "EN, English", de: "DE, Deutsch" } as const;

async function speak(to: Lang): Promise<void> {
  if (await changeLang(to)) return;
  notice.value = { kind: "bad", text: { key: "ui-unloaded-lang", values: {} } };
}

export function LanguageSwitch() {
  const choices = LANGUAGES.map((id) => ({ id, label: id.toUpperCase(), spoken: SPOKEN[id] }));
  return (
    <Seg
      class="lang"
      label={t("ui-language")}
      value={lang.value}
      choices={choices}
      onPick={(to) => void speak(to)}
    />
  );
}

export function ThemeSwitch() {
  const ids: ReadonlyArray<Theme> = ["auto", "dark", "light"];
  const choices = ids.map((id) => ({ id, label: t(`ui-theme-${id}`) }));
  return <Seg label={t("ui-theme")} value={theme()} choices={choices} onPick={setTheme} />;
}

/** One switch for sounds and vibration; turning it on lets one hear what it means. */
export function FeltSwitch() {
  const turn = (on: boolean) => {
    setFelt(on);
    if (on) feel("turn");
  };
  return <SwitchRow label={t("ui-felt")} on={felt.value} onChange={turn} />;
}
