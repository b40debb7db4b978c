// Below the map while something is measured: the answer with its margins, or what to tap next.

import { useEffect } from "preact/hooks";

import { Terms } from "./measure-terms";
import { t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import { useNewest } from "../asking";
import { PlaceWords } from "../place-words";
import { length } from "../lengths";
import { boardOf, thingOf, unitName } from "../reading";
import type { Board } from "../types";
import {
  asked,
  beginsAt,
  type End,
  fromAsked,
  measurable,
  measured,
  measuring,
  placeOf,
  startMeasuring,
  stopMeasuring,
  swapEnds,
  viewed,
} from "./measuring";

export function MeasurePanel(props: GameProps) {
  const board = boardOf(props.view);
  const now = measuring.value;
  useAnswers(props, board);
  useEffect(() => stopMeasuring, []);
  if (!now) return null;
  return (
    <section class="aa-measured" aria-label={t("aa-ui-measure")}>
      <div class="said" aria-live="polite">
        <Said {...props} board={board} />
      </div>
      <div class="offers">
        <button type="button" class="offer" onClick={startMeasuring} disabled={!now.one}>
          {t("aa-ui-measure-clear")}
        </button>
        {now.two && (
          <button type="button" class="offer" onClick={swapEnds}>
            {t("aa-ui-measure-swap")}
          </button>
        )}
        <button type="button" class="offer" onClick={stopMeasuring}>
          {t("aa-ui-measure-done")}
        </button>
      </div>
    </section>
  );
}

type Part = GameProps & { readonly board: Board };

function useAnswers(props: Part | GameProps, board: Board): void {
  const now = measuring.value;
  const { one, two } = now ?? { one: null, two: null };
  const both = one && two && placeOf(one, measurable(board)) && placeOf(two, measurable(board));
  const alone = one && !two && placeOf(one, measurable(board));
  const match = props.table.match;
  const told = useNewest(
    match,
    both ? ({ type: "ask-measure", one: asked(one), two: asked(two) } as const) : null,
    props.view,
  );
  const seen = useNewest(
    match,
    alone ? ({ type: "ask-view", eye: asked(one) } as const) : null,
    props.view,
  );
  useEffect(() => {
    measured.value = both && told && beginsAt(one, told) ? told : null;
  }, [told, both]);
  useEffect(() => {
    viewed.value = alone ? seen : null;
  }, [seen, alone]);
}

function Said(props: Part) {
  const { board, view } = props;
  const now = measuring.value;
  if (!now?.one) {
    return (
      <>
        <b>{t("aa-ui-measure-how")}</b>
        <p class="small muted">{t("aa-ui-measure-untold")}</p>
      </>
    );
  }
  const gone = [now.one, now.two].find((end) => end && !placeOf(end, measurable(board)));
  if (gone) {
    const name = unitName(gone.unit ?? "", view.names);
    return <p class="aa-refused">{t("aa-ui-measure-gone", { name })}</p>;
  }
  if (!now.two) {
    return (
      <>
        <EndWords {...props} end={now.one} />
        <p class="small muted">{t("aa-ui-measure-next")}</p>
      </>
    );
  }
  return <Answer {...props} />;
}

/** With the names it was asked about: the finger may be elsewhere by now. */
function Answer(props: Part) {
  const { board } = props;
  const told = measured.value;
  const value = told?.value;
  if (!told || !value) return <p class="small muted">{t("ui-loading")}</p>;
  const { unit } = board.rules;
  const [one, two] = [fromAsked(told.about.one), fromAsked(told.about.two)];
  const name = (end: End) => endName(props, end);
  return (
    <>
      <div class="aa-value">
        <b class="num">{length(value.inches, unit)}</b>
        <span>
          {t("aa-ui-measure-pair", { one: name(one), two: name(two) })}
          <small>
            {t(one.unit && two.unit ? "aa-ui-measure-hulls" : "aa-ui-measure-points")}
            {value.give > 0 &&
              ` · ${t("aa-ui-measure-give", {
                low: length(Math.max(0, value.inches - value.give), unit),
                high: length(value.inches + value.give, unit),
              })}`}
          </small>
        </span>
      </div>
      <Terms reasons={told.reasons} names={props.view.names} />
    </>
  );
}

function endName({ view, board }: Part, end: End): string {
  if (end.unit) return unitName(end.unit, view.names);
  const at = placeOf(end, measurable(board));
  return at ? t("aa-ui-measure-point") : "";
}

/** The unit or point, and where it is. */
function EndWords(props: Part & { readonly end: End }) {
  const { board, end } = props;
  const at = placeOf(end, measurable(board));
  const thing = thingOf(board, end.unit);
  if (!at) return null;
  const turns = thing && !thing.squad;
  return (
    <>
      <b>{endName(props, end)}</b>
      <PlaceWords at={at} heading={turns ? thing.heading : null} unit={board.rules.unit} />
    </>
  );
}
