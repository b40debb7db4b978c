// Test throws with a score that counts *not sure* apart from *wrong*.

import { useEffect, useState } from "preact/hooks";

import { askDevice } from "../../connection/device-talk";
import type { TalkThrow } from "../../messages";
import { listed, say, t } from "../../words/texts";
import { Banner } from "../shell/banner";
import { Icon } from "../shell/icon";
import { DicePhoto } from "./photo";

const SECONDS = 110;
const MOST = 10;

export type Outcome = "right" | "unsure" | "wrong";

/** Test throws of a device, and what came of them. */
export function useTests(device: string) {
  const [shown, setShown] = useState<TalkThrow | null>(null);
  const [outcomes, setOutcomes] = useState<ReadonlyArray<Outcome>>([]);
  const add = (outcome: Outcome) => setOutcomes((old) => [...old, outcome].slice(-MOST));
  useEffect(() => {
    let stop: () => void = () => undefined;
    const listen = () => {
      stop();
      stop = askDevice(
        device,
        { type: "test_throws", seconds: SECONDS },
        (said) => {
          if (said.type !== "throw") return;
          setShown(said);
          if (!said.sure) add("unsure");
        },
        () => undefined,
      );
    };
    listen();
    const timer = window.setInterval(listen, SECONDS * 1000);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [device]);
  const answer = (outcome: Outcome) => {
    setShown(null);
    add(outcome);
  };
  return { shown, outcomes, answer };
}

const ICONS = { right: "tick", unsure: "warn", wrong: "close" } as const;

export function Score({ outcomes }: { outcomes: ReadonlyArray<Outcome> }) {
  const count = (what: Outcome) => outcomes.filter((each) => each === what).length;
  return (
    <>
      <div class="score">
        <b class="num">
          {count("right")}
          <small>{t("ui-setup-of", { count: outcomes.length })}</small>
        </b>
        <div>
          <b>{t("ui-setup-right")}</b>
          <p class="label">
            {t("ui-setup-score", { unsure: count("unsure"), wrong: count("wrong") })}
          </p>
        </div>
      </div>
      <ol class="tries">
        {Array.from({ length: MOST }, (_, at) => {
          const outcome = outcomes[at];
          return (
            <li key={at} class={outcome ?? ""}>
              {outcome && <Icon name={ICONS[outcome]} />}
              {outcome && (
                <span class="sr">{t(`ui-setup-${outcome}-one`, { number: at + 1 })}</span>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

export function TestPhoto({ shown }: { shown: TalkThrow }) {
  return (
    <>
      <DicePhoto
        src={`data:image/jpeg;base64,${shown.jpeg}`}
        alt={t("ui-camera-photo-alt")}
        dice={shown.dice}
        caption={t("ui-setup-throw")}
      />
      {shown.why && <Banner>{say(shown.why)}</Banner>}
    </>
  );
}

/** The faces of a throw, as a sentence names them. */
export function facesOf(shown: TalkThrow): string {
  return listed(shown.dice.map(({ face }) => (face === null ? "?" : String(face))));
}
