// At set-up: which data of one's own the match is played with.

import { useEffect } from "preact/hooks";

import { kindOf, usePacks } from "../../connection/packs";
import type { PackInfo } from "../../messages";
import { say, t } from "../../words/texts";
import type { Answer } from "./form-field";
import { SwitchRow } from "./switch-row";

interface DataFieldsProps {
  readonly game: string;
  readonly first: string | null; // chosen before the page was opened
  readonly chosen: ReadonlyArray<string>;
  /** What is chosen now, and the answers that play with what was added. */
  readonly onChoose: (
    chosen: ReadonlyArray<string>,
    answers: Readonly<Record<string, Answer>>,
  ) => void;
}

export function DataFields({ game, first, chosen, onChoose }: DataFieldsProps) {
  const packs = usePacks(game);
  const fitting = (packs?.packs ?? []).filter(
    (pack) =>
      pack.faults === 0 && kindOf(packs?.kinds ?? [], pack.game, pack.kind)?.at_setup === true,
  );
  const add = (pack: PackInfo) => onChoose([...chosen, pack.id], pack.answers);
  useEffect(() => {
    const wanted = fitting.find(({ id }) => id === first);
    if (wanted) add(wanted);
  }, [packs]);
  if ((packs?.kinds.length ?? 0) === 0) return null;
  return (
    <details class="fold" open={first !== null}>
      <summary>
        {t("ui-data-choose")}{" "}
        <span class="label">{t("ui-data-chosen", { count: chosen.length })}</span>
      </summary>
      <div class="fields">
        {fitting.map((pack) => (
          <SwitchRow
            key={pack.id}
            label={pack.name}
            help={kindLine(pack, packs?.kinds ?? [])}
            on={chosen.includes(pack.id)}
            onChange={(on) =>
              on
                ? add(pack)
                : onChoose(
                    chosen.filter((id) => id !== pack.id),
                    unchosen(pack),
                  )
            }
          />
        ))}
        <a class="offer quiet" href={`/data?game=${game}`}>
          {t("ui-data-new")}
        </a>
      </div>
    </details>
  );
}

function kindLine(pack: PackInfo, kinds: Parameters<typeof kindOf>[0]): string {
  const kind = kindOf(kinds, pack.game, pack.kind);
  const version = t("ui-data-version", { version: pack.version });
  return kind ? `${say(kind.label)} · ${version}` : version;
}

/** The answers that chose it, taken back. */
function unchosen(pack: PackInfo): Readonly<Record<string, Answer>> {
  return Object.fromEntries(Object.keys(pack.answers).map((key) => [key, null]));
}
