// Every throw of a match with its picture, newest first.

import { table } from "../../connection/state";
import type { Line } from "../../messages";
import { type Names, say, t } from "../../words/texts";
import { clock } from "../../words/times";
import { Die } from "../dice/die";
import { SeatBadge } from "../seats/seat-badge";
import { Empty } from "../shell/empty";
import type { Throw } from "./audit";
import { useEvidence } from "./evidence";
import { DicePhoto } from "./photo";

interface ThrowListProps {
  readonly match: string;
  readonly throws: ReadonlyArray<Throw>;
  readonly names: Names;
}

export function ThrowList({ match, throws, names }: ThrowListProps) {
  if (throws.length === 0) {
    return <Empty icon="die" title={t("ui-dice-none")} hint={t("ui-dice-none-hint")} />;
  }
  return (
    <ol class="throws">
      {throws.map((each, at) => (
        <li key={each.line.seq} class={each.line.undone ? "undone" : ""}>
          <OneThrow
            match={match}
            of={each}
            names={names}
            number={throws.length - at}
            open={at === 0}
          />
        </li>
      ))}
    </ol>
  );
}

interface OneThrowProps {
  readonly match: string;
  readonly of: Throw;
  readonly names: Names;
  readonly number: number;
  readonly open: boolean;
}

function OneThrow({ match, of, names, number, open }: OneThrowProps) {
  const { line, after, faces } = of;
  const device = table.value?.devices.find(({ feeds }) => feeds === line.source);
  return (
    <>
      <div class="throw-head">
        {line.seat ? <SeatBadge seat={line.seat} /> : <b>{t("ui-dice-together")}</b>}
        <span class="label">{t("ui-dice-number", { number, time: clock(line.at * 1000) })}</span>
      </div>
      <div class="dd" role="img" aria-label={faces.join(", ")}>
        {faces.map((face, at) => (
          <Die key={at} face={face} sides={face > 6 ? 20 : 6} />
        ))}
      </div>
      <p class="small">{say(line.text, names)}</p>
      {after.map((each, at) => (
        <p key={at} class="small muted">
          {say(each.text, names)}
        </p>
      ))}
      {line.undone && <p class="label">{t("ui-log-undone")}</p>}
      {line.evidence.length > 0 && (
        <ThrowPhoto match={match} line={line} name={device?.name ?? null} open={open} />
      )}
    </>
  );
}

interface ThrowPhotoProps {
  readonly match: string;
  readonly line: Line;
  readonly name: string | null;
  readonly open: boolean;
}

/** The newest picture is shown, the others when they are asked for. */
function ThrowPhoto({ match, line, name, open }: ThrowPhotoProps) {
  return (
    <details class="throw-photo" open={open}>
      <summary>{t("ui-camera-photo")}</summary>
      <Shown match={match} line={line} name={name} />
    </details>
  );
}

function Shown({ match, line, name }: { match: string; line: Line; name: string | null }) {
  const src = useEvidence(match, line.evidence.at(-1));
  return (
    <DicePhoto
      src={src}
      alt={src ? t("ui-camera-photo-alt") : t("ui-camera-no-photo")}
      dice={line.dice}
      caption={name ?? t("ui-camera-photo")}
    />
  );
}
