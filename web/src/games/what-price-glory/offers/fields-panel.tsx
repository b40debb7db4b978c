// An offer whose fields may differ: which units, where to, which areas, which cards.

import { useEffect, useState } from "preact/hooks";

import { Stepper } from "../../../components/forms/stepper";
import { SendButton } from "../../../components/prompt/send-button";
import { asRecord } from "../../../connection/decoder";
import type { Offer } from "../../../messages";
import { say, t } from "../../../words/texts";
import { chosenArea, openOffer } from "../choice";
import { Piece } from "../inspector";
import { areaName, located, placeName, unitName } from "../reading";
import { CardCounts, sumOf } from "./cards";
import type { PanelProps } from "./offers";
import { alike, countIn, withCount } from "./picking";

type Vary = Offer["vary"][number];
type FieldsPanelProps = PanelProps & { readonly offer: Offer; readonly onBack: () => void };

export function FieldsPanel(props: FieldsPanelProps) {
  const { offer, view, still, act, onBack } = props;
  const first = asRecord(offer.action);
  const key = JSON.stringify(first);
  const [draft, setDraft] = useState({ key, action: first });
  const action = draft.key === key ? draft.action : first;
  const set = (field: string, value: unknown) =>
    setDraft({ key, action: { ...action, [field]: value } });
  const lack = offer.vary.map((vary) => lackIn(vary, action[vary.field])).find(Boolean);
  const send = () =>
    void act(action).then((accepted) => {
      if (accepted) openOffer.value = null;
    });
  return (
    <div class="wpg-panel">
      <b>{say(offer.label, view.names)}</b>
      {offer.vary.map((vary) => (
        <Field key={vary.field} {...props} vary={vary} value={action[vary.field]} set={set} />
      ))}
      <div class="offers">
        <button type="button" class="offer quiet" onClick={onBack}>
          {t("ui-back")}
        </button>
        <SendButton still={still} ready={!lack} onSend={send}>
          <span>
            {sendText(offer, action, view.names)}
            {lack && <span class="why">{lack}</span>}
          </span>
        </SendButton>
      </div>
    </div>
  );
}

/** What the button does, with the number or the place that was chosen. */
function sendText(
  offer: Offer,
  action: Readonly<Record<string, unknown>>,
  names: PanelProps["view"]["names"],
): string {
  const [vary] = offer.vary;
  const value = vary && action[vary.field];
  if (vary?.type === "some_of" && vary.field === "units" && Array.isArray(value)) {
    return t("wpg-ui-with-units", { count: value.length });
  }
  if (vary?.field === "to" && typeof value === "string") {
    return t("wpg-ui-to-area", { area: areaName(value, names) });
  }
  return t("ui-do-it");
}

interface FieldProps extends PanelProps {
  readonly vary: Vary;
  readonly value: unknown;
  readonly set: (field: string, value: unknown) => void;
}

function Field(props: FieldProps) {
  const { vary, value, set } = props;
  if (vary.type === "some_of" && vary.field === "units") return <Units {...props} />;
  if (vary.type === "some_of" && vary.field === "areas") return <Areas {...props} />;
  if (vary.type === "one_of" && vary.field === "to") return <Place {...props} />;
  if (vary.type === "between") {
    return (
      <div class="wpg-ask">
        <span class="grow">{t("wpg-ui-count")}</span>
        <Stepper
          label={t("wpg-ui-count")}
          value={typeof value === "number" ? value : vary.low}
          low={vary.low}
          high={vary.high}
          onChange={(next) => set(vary.field, next)}
        />
      </div>
    );
  }
  if (vary.type === "add_up") {
    const cards = countsIn(value);
    return (
      <CardCounts
        cards={vary.amounts}
        value={cards}
        most={vary.high}
        onChange={(next) => set(vary.field, next)}
      />
    );
  }
  return null;
}

function listOf(value: unknown): ReadonlyArray<string> {
  return Array.isArray(value) ? value.map(String) : [];
}

function countsIn(value: unknown): Readonly<Record<string, number>> {
  const entries = Object.entries(asRecord(value));
  return Object.fromEntries(entries.map(([card, count]) => [card, Number(count)]));
}

/** So many of each kind of counter. */
function Units({ board, view, vary, value, set }: FieldProps) {
  if (vary.type !== "some_of") return null;
  const chosen = listOf(value);
  const groups = alike(vary.values.map(String), located(board));
  const most = vary.high ?? vary.values.length;
  const places = new Set(groups.map(({ at }) => at));
  return (
    <ul class="wpg-counts">
      {groups.map((group) => {
        const count = countIn(chosen, group);
        return (
          <li key={group.key} class={count > 0 ? "on" : ""}>
            <Piece unit={group.unit} />
            <span class="grow">
              {unitName(group.unit)}
              <small class="muted">
                {t("wpg-ui-of", { count: group.ids.length })}
                {places.size > 1 && ` · ${placeName(group.at, view.names)}`}
              </small>
            </span>
            <Stepper
              label={unitName(group.unit)}
              value={count}
              low={0}
              high={Math.min(group.ids.length, count + most - chosen.length)}
              onChange={(next) => set(vary.field, withCount(chosen, group, next))}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** One area, tapped here or on the map. */
function Place({ view, vary, value, set }: FieldProps) {
  const values = vary.type === "one_of" ? vary.values.map(String) : [];
  const tapped = chosenArea.value;
  useEffect(() => {
    if (tapped !== null && values.includes(tapped)) set(vary.field, tapped);
  }, [tapped]);
  return (
    <div class="wpg-steps tall" role="group" aria-label={t("wpg-ui-where")}>
      {values.map((area) => (
        <button
          key={area}
          type="button"
          class={`offer${area === value ? " on" : ""}`}
          aria-pressed={area === value}
          onClick={() => {
            chosenArea.value = area;
            set(vary.field, area);
          }}
        >
          {areaName(area, view.names)}
        </button>
      ))}
    </div>
  );
}

/** Several areas, tapped here or on the map. */
function Areas({ view, vary, value, set }: FieldProps) {
  const values = vary.type === "some_of" ? vary.values.map(String) : [];
  const chosen = listOf(value);
  const toggle = (area: string) =>
    set(
      vary.field,
      chosen.includes(area) ? chosen.filter((each) => each !== area) : [...chosen, area],
    );
  const tapped = chosenArea.value;
  useEffect(() => {
    if (tapped === null || !values.includes(tapped)) return;
    chosenArea.value = null; // so that it can be tapped again, to leave it out
    toggle(tapped);
  }, [tapped]);
  return (
    <div class="wpg-steps tall" role="group" aria-label={t("wpg-ui-where")}>
      {values.map((area) => (
        <button
          key={area}
          type="button"
          class={`offer${chosen.includes(area) ? " on" : ""}`}
          aria-pressed={chosen.includes(area)}
          onClick={() => toggle(area)}
        >
          {areaName(area, view.names)}
        </button>
      ))}
    </div>
  );
}

/** Why the field cannot be sent as it is; null: it can. */
function lackIn(vary: Vary, value: unknown): string | null {
  if (vary.type === "add_up") {
    const over = sumOf(countsIn(value)) - vary.high;
    return over > 0 ? t("ui-pick-fewer", { count: over }) : null;
  }
  if (vary.type !== "some_of") return null;
  const count = listOf(value).length;
  if (count < vary.low) return t("ui-pick-more", { count: vary.low - count });
  const over = vary.high === null ? 0 : count - vary.high;
  return over > 0 ? t("ui-pick-fewer", { count: over }) : null;
}
