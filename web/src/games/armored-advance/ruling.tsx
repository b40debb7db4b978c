// A shot's number with its reasons: the need, the odds, the six faces, and the terms by page.

import { Die, type DieLook } from "../../components/dice/die";
import { TermText } from "../../components/rules/term-text";
import { CiteMark } from "../../components/rules/terms";
import type { Reason } from "../../messages";
import { type Names, sayReason, signed, t } from "../../words/texts";
import type { GameModule } from "../game-module";
import type { Prospect } from "./types";

const GAME = "armored-advance"; // rulings are shown without a match too

export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}

/** What the die must show; a word where no die decides it. */
export function Need({ prospect }: { readonly prospect: Prospect }) {
  const { verdict, need, plan } = prospect;
  if (verdict === "refused") return <Figure text="✕" spoken={t("aa-ui-verdict-refused")} />;
  if (verdict === "hopeless") return <Figure text="–" spoken={t("aa-ui-verdict-hopeless")} />;
  if (verdict === "too_close") return <Figure text="?" spoken={t("aa-ui-verdict-too_close")} />;
  if (need !== null) return <NeedNumber need={need} />;
  const most = Math.max(...plan.effects);
  const least = Math.min(...plan.effects);
  const text = least === most ? `${most}` : `${least}–${most}`;
  return <Figure text={text} spoken={t("aa-ui-effect", { least, most })} />;
}

export function NeedNumber({ need }: { readonly need: number }) {
  return (
    <span class="num need" role="img" aria-label={t("ui-need-least", { need })}>
      {need}
      <sup>+</sup>
    </span>
  );
}

function Figure({ text, spoken }: { readonly text: string; readonly spoken: string }) {
  return (
    <span class={`num need${text.length > 2 ? " long" : ""}`} role="img" aria-label={spoken}>
      {text}
    </span>
  );
}

/** The chance, the faces, and what a success does. */
export function Odds({
  prospect,
  hp,
  names = {},
}: {
  readonly prospect: Prospect;
  readonly hp: number | null;
  readonly names?: Names;
}) {
  const { verdict, odds } = prospect;
  if (verdict === "refused" || verdict === "too_close") {
    return (
      <div class="aa-odds">
        <b class="verdict">{t(`aa-ui-verdict-${verdict}`)}</b>
        {prospect.refused && (
          <p>
            <TermText text={sayReason(prospect.refused, names)} game={GAME} />
          </p>
        )}
      </div>
    );
  }
  return (
    <div class="aa-odds">
      <p>
        {verdict === "hopeless" ? (
          <b class="verdict">{t("aa-ui-verdict-hopeless")}</b>
        ) : (
          <>
            <b class="num pct">{percent(odds.chance)}</b> {chanceWords(prospect)}
          </>
        )}
      </p>
      <SixFaces prospect={prospect} />
      <p class="label">{effectWords(prospect, hp)}</p>
    </div>
  );
}

function chanceWords({ again }: Prospect): string {
  return again === null ? t("aa-ui-to-succeed") : t("aa-ui-again", { face: again });
}

/** "A hit takes 13 of 29 HP · destroys 58 %", or the men it costs. */
function effectWords({ kind, plan, odds, verdict }: Prospect, hp: number | null): string {
  if (verdict === "refused" || verdict === "hopeless") return "";
  const least = Math.min(...plan.effects);
  const most = Math.max(...plan.effects);
  const men = kind === "anti_infantry" ? "men" : "damage";
  const amount = least === most ? `${most}` : `${least}–${most}`;
  const known = hp === null ? "no" : "yes";
  const parts = [t(`aa-ui-takes-${men}`, { amount, hp: hp ?? 0, known })];
  if (plan.penetrate !== null && plan.penetrate > 1) {
    parts.push(t("aa-ui-then-penetrate", { need: plan.penetrate }));
  }
  if (plan.sequences > 1) parts.push(t("aa-ui-sequences", { count: plan.sequences }));
  if (odds.destroys !== null && odds.destroys > 0) {
    parts.push(t("aa-ui-destroys", { percent: percent(odds.destroys) }));
  }
  return parts.join(" · ");
}

function SixFaces({ prospect }: { readonly prospect: Prospect }) {
  const { need, again, verdict } = prospect;
  if (verdict !== "can" || need === null || need <= 1) return null;
  return <Faces need={need} again={again} />;
}

/** The six faces of a die: what succeeds, and what is thrown once more. */
export function Faces({ need, again }: { readonly need: number; readonly again: number | null }) {
  const look = (face: number): DieLook =>
    face >= need ? "hit" : face === again ? "again" : "miss";
  return (
    <div class="six" aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((face) => (
        <Die key={face} face={face} look={look(face)} />
      ))}
    </div>
  );
}

interface ShotTermsProps {
  readonly reasons: ReadonlyArray<Reason>;
  readonly names?: Names;
  readonly rule?: GameModule["rule"];
}

/** Every term in its order; a need is shown as such, a change with its sign. */
export function ShotTerms({ reasons, names = {}, rule }: ShotTermsProps) {
  return (
    <div class="aa-reasons" tabIndex={0} role="group" aria-label={t("aa-ui-reasons")}>
      <ul class="terms">
        {reasons.map((reason, place) => (
          <li key={place} class={classOf(reason)}>
            <span>
              <TermText text={sayReason(reason, names)} game={GAME} />
            </span>
            <span class="v">{termValue(reason)}</span>
            <CiteMark cite={reason.cite} rule={rule} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function classOf(reason: Reason): string {
  if (reason.key.startsWith("aa-need-")) return "sum";
  return termValue(reason) === "" ? "void" : "";
}

export function termValue(reason: Reason): string {
  const { need } = reason.values;
  if (typeof need === "number") return `${need}+`;
  if (reason.key === "aa-penetration") return String(reason.change);
  return reason.change === 0 ? "" : signed(reason.change);
}
