// The lower half of the prompt: what the unit in hand may do, and the button that sends it.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

import { Icon } from "../../components/icon";
import { Seg } from "../../components/seg";
import type { Offer } from "../../messages";
import { say, t } from "../../texts";
import type { GameProps } from "../game-module";
import {
  begin,
  drafted,
  filled,
  keyOf,
  offerFor,
  select,
  send,
  setStep,
  shotOf,
  shotsAt,
  type Other,
  type Shot,
  type Way,
} from "./draft";
import { normal } from "./frame";
import { FACES } from "./cards";
import { keepList, listed, sealed } from "./list-draft";
import { useJudged } from "./list-builder";
import { zoneName } from "./overlays";
import { actionOf, boardOf, offersAbout, stringsOf, thingOf, unitName } from "./reading";
import { SaidShot } from "./said-shot";
import type { Action } from "./types";
import { VaryForm, type Fields } from "./vary-form";

export function Offers(props: GameProps) {
  const { offers } = props.view;
  const [first] = offers;
  if (!first || props.past) return null;
  const draft = drafted(props);
  const kind = actionOf(first).type;
  if (kind === "pick") return <HandIn {...props} />;
  if (kind === "choose-zone") return <ZoneOffers {...props} offer={first} />;
  if (kind === "settle") {
    const yes = { type: "settle", holds: true } as const;
    return <YesNo {...props} yes={yes} no={{ ...yes, holds: false }} />;
  }
  if (kind === "agree-draw") {
    const yes = { type: "agree-draw", draw: true } as const;
    return <YesNo {...props} yes={yes} no={{ ...yes, draw: false }} />;
  }
  if (draft.step?.kind === "way") return <WayOffer {...props} step={draft.step} />;
  if (draft.step?.kind === "shot") return <ShotOffer {...props} step={draft.step} />;
  if (draft.step?.kind === "other")
    return <OtherOffer key={draft.step.key} {...props} step={draft.step} />;
  return <UnitOffers {...props} />;
}

function Send(props: {
  readonly still: boolean;
  readonly ready?: boolean;
  readonly onSend: () => void;
  readonly children: ComponentChildren;
}) {
  const ready = props.ready ?? true;
  return (
    <button
      type="button"
      class={`offer wide ${ready ? "primary" : "no"}`}
      aria-disabled={!ready || props.still}
      onClick={() => ready && !props.still && props.onSend()}
    >
      {props.children}
    </button>
  );
}

function HandIn(props: GameProps) {
  const judged = useJudged(props);
  const force = listed(props);
  const before = sealed(props);
  const same = before !== null && JSON.stringify(before) === JSON.stringify(force);
  const ready = judged?.value?.faults.length === 0 && !same;
  return (
    <div class="offers">
      <Send
        still={props.still}
        ready={ready}
        onSend={() => {
          keepList(force);
          props.act({ type: "pick", force });
        }}
      >
        <Icon name="lock" />
        {same ? t("aa-ui-sealed") : t("aa-ui-hand-in", { cost: judged?.value?.cost ?? 0 })}
      </Send>
    </div>
  );
}

function YesNo(props: GameProps & { readonly yes: Action; readonly no: Action }) {
  return (
    <div class="offers">
      <button
        type="button"
        class="offer"
        aria-disabled={props.still}
        onClick={() => !props.still && props.act(props.no)}
      >
        {t("aa-ui-answer-no")}
      </button>
      <Send still={props.still} onSend={() => props.act(props.yes)}>
        <Icon name="tick" />
        {t("aa-ui-answer-yes")}
      </Send>
    </div>
  );
}

function ZoneOffers(props: GameProps & { readonly offer: Offer }) {
  return (
    <div class="offers">
      {stringsOf(props.offer, "zone").map((zone) => (
        <button
          key={zone}
          type="button"
          class="offer primary"
          aria-disabled={props.still}
          onClick={() => !props.still && props.act({ type: "choose-zone", zone })}
        >
          {zoneName(zone)}
        </button>
      ))}
    </div>
  );
}

/** A place or a way: tapped on the map, turned here, sent here. */
function WayOffer(props: GameProps & { readonly step: Way }) {
  const { step } = props;
  const offer = offerFor(props, step.key);
  if (!offer) return <UnitOffers {...props} />;
  const action = actionOf(offer);
  const turns = offer.vary.some(({ field }) => field === "heading");
  const field = action.type === "move" ? "to" : "at";
  const turn = (by: number) => setStep(props, { ...step, heading: normal(step.heading + by) });
  const go = () => {
    const way = action.type === "move" ? { via: step.via } : {};
    const heading = turns ? { heading: step.heading } : {};
    send(props, filled(offer, { [field]: step.to, ...way, ...heading }));
  };
  const standing = action.type === "move" && step.to === null ? placeOf(props, action.unit) : null;
  return (
    <div class="aa-way-offer">
      {turns && (
        <div class="aa-turns" role="group" aria-label={t("aa-ui-heading")}>
          <TurnButton label={t("aa-ui-turn-left")} text="⟲" onTap={() => turn(1500)} />
          <TurnButton label={t("aa-ui-turn-right")} text="⟳" onTap={() => turn(-1500)} />
          <TurnButton label={t("aa-ui-turn-round")} text="⇅" onTap={() => turn(18000)} />
          {step.via.length > 0 && (
            <TurnButton
              label={t("aa-ui-point-back")}
              text="⌫"
              onTap={() =>
                setStep(props, { ...step, via: step.via.slice(0, -1), to: step.via.at(-1) ?? null })
              }
            />
          )}
        </div>
      )}
      <div class="offers">
        <Back {...props} />
        <Send
          still={props.still}
          ready={step.to !== null || standing !== null}
          onSend={() =>
            step.to === null && standing
              ? send(props, filled(offer, { to: standing, heading: step.heading }))
              : go()
          }
        >
          <Icon name="tick" />
          {step.to === null && action.type === "move" ? t("aa-ui-turn-only") : wayName(action)}
        </Send>
      </div>
    </div>
  );
}

function wayName(action: Action): string {
  if (action.type === "move") return t(action.free ? "aa-ui-deed-free-move" : "aa-ui-deed-move");
  return t(`aa-ui-deed-${action.type}`);
}

function placeOf(props: GameProps, id: string) {
  const thing = thingOf(boardOf(props.view), id);
  return thing?.squad ? null : (thing?.at ?? null);
}

function TurnButton({
  label,
  text,
  onTap,
}: {
  readonly label: string;
  readonly text: string;
  readonly onTap: () => void;
}) {
  return (
    <button type="button" class="offer tight" aria-label={label} title={label} onClick={onTap}>
      {text}
    </button>
  );
}

function Back(props: GameProps) {
  return (
    <button type="button" class="offer" onClick={() => setStep(props, null)}>
      {t("ui-back")}
    </button>
  );
}

function ShotOffer(props: GameProps & { readonly step: Shot }) {
  const { step } = props;
  const draft = drafted(props);
  const choices = draft.unit ? shotsAt(props, draft.unit, step.target) : [];
  const offer = offerFor(props, step.key);
  const points = offer?.vary.some(({ field }) => field === "face") ?? false;
  const fire = () => {
    if (!offer) return;
    const face = points ? { face: step.face ?? "front" } : {};
    send(props, filled(offer, { target: step.target, dice: step.dice, ...face }));
  };
  return (
    <div class="aa-way-offer">
      {choices.length > 1 && (
        <Seg
          label={t("aa-card-weapons")}
          value={step.key}
          choices={choices.map((each) => ({ id: keyOf(each), label: weaponLabel(props, each) }))}
          onPick={(key) => {
            const next = offerFor(props, key);
            if (next) setStep(props, shotOf(next, step.target));
          }}
        />
      )}
      {points && (
        <Seg
          label={t("aa-ui-face")}
          value={step.face ?? "front"}
          choices={FACES.map((face) => ({ id: face, label: t(`aa-ui-face-${face}`) }))}
          onPick={(face) => setStep(props, { ...step, face })}
        />
      )}
      <div class="offers">
        <Back {...props} />
        <Send still={props.still} ready={offer !== null} onSend={fire}>
          <Icon name="die" />
          {t(offer ? "aa-ui-fire" : "aa-ui-verdict-refused")}
        </Send>
      </div>
    </div>
  );
}

function weaponLabel(props: GameProps, offer: Offer): string {
  const action = actionOf(offer);
  if (action.type !== "fire") return "";
  const card = thingOf(boardOf(props.view), action.unit)?.card;
  const name =
    card?.weapons.find(({ id }) => id === action.weapon)?.name ??
    t(`aa-ui-weapon-${action.weapon}`);
  return action.accurate ? t("aa-ui-accurately", { weapon: name }) : name;
}

/** Fields from lists; a shot that is said has its ruling above them, live. */
function OtherOffer(props: GameProps & { readonly step: Other }) {
  const [fields, setFields] = useState<Fields>({});
  const offer = offerFor(props, props.step.key);
  if (!offer) return <UnitOffers {...props} />;
  const action = filled(offer, fields);
  const { names } = props.view;
  return (
    <div class="aa-way-offer">
      {action.type === "say-fire" && <SaidShot {...props} action={action} />}
      <VaryForm
        offer={offer}
        fields={fields}
        names={names}
        unit={boardOf(props.view).rules.unit}
        onChange={setFields}
      />
      <div class="offers">
        <Back {...props} />
        <Send still={props.still} onSend={() => send(props, action)}>
          <Icon name={action.type === "say-fire" ? "die" : "tick"} />
          {deedName(props, offer)}
        </Send>
      </div>
    </div>
  );
}

/** What the unit in hand may do, else which units there are; and the end of the turn. */
function UnitOffers(props: GameProps) {
  const { names, offers } = props.view;
  const { unit } = drafted(props);
  const about = unit ? offersAbout(props, unit) : [];
  const end = offers.find((offer) => actionOf(offer).type === "end-turn");
  const deployed = offers.find((offer) => actionOf(offer).type === "deployed");
  const spent = boardOf(props.view).actions_left === 0;
  const shown =
    about.length > 0 ? about : offers.filter((offer) => actionOf(offer).type === "deploy");
  return (
    <div class="aa-way-offer">
      {shown.length > 0 ? (
        <div class="aa-deeds" role="group" aria-label={t("aa-ui-deeds")}>
          {shown.map((offer) => (
            <button
              key={keyOf(offer)}
              type="button"
              class={`offer${shown.length === 1 ? " primary" : ""}`}
              aria-disabled={props.still || offer.refused !== null}
              onClick={() => !props.still && offer.refused === null && begin(props, offer)}
            >
              {deedName(props, offer)}
            </button>
          ))}
        </div>
      ) : (
        !deployed && <p class="aa-hint">{t(unit ? "aa-ui-unit-idle" : "aa-ui-tap-unit")}</p>
      )}
      {deployed && (
        <div class="offers">
          <Send still={props.still} onSend={() => props.act(actionOf(deployed))}>
            <Icon name="tick" />
            {say(deployed.label, names)}
          </Send>
        </div>
      )}
      {end && (
        <div class="offers">
          {unit && (
            <button type="button" class="offer quiet" onClick={() => select(props, null)}>
              {t("aa-ui-put-down")}
            </button>
          )}
          <button
            type="button"
            class={`offer${spent ? " primary" : ""}`}
            aria-disabled={props.still}
            onClick={() => !props.still && send(props, actionOf(end))}
          >
            {say(end.label, names)}
          </button>
        </div>
      )}
    </div>
  );
}

/** Short: the unit is known from the panel above. */
function deedName(props: GameProps, offer: Offer): string {
  const action = actionOf(offer);
  const { names } = props.view;
  switch (action.type) {
    case "deploy":
      return unitName(action.unit, names);
    case "move":
    case "say-move":
      return t(action.free ? "aa-ui-deed-free-move" : "aa-ui-deed-move");
    case "fire":
      return t("aa-ui-deed-fire", { weapon: weaponLabel(props, offer) });
    case "say-fire": {
      const fired = thingOf(boardOf(props.view), action.unit)?.card;
      const weapon = fired?.weapons.find(({ id }) => id === action.weapon)?.name;
      const name = weapon ?? t(`aa-ui-weapon-${action.weapon}`);
      return t("aa-ui-deed-fire", {
        weapon: action.accurate ? t("aa-ui-accurately", { weapon: name }) : name,
      });
    }
    case "pick":
    case "choose-zone":
    case "deployed":
    case "turn":
    case "scout":
    case "set-up":
    case "demolish":
    case "hook":
    case "unhook":
    case "load":
    case "unload":
    case "man":
    case "end-turn":
    case "settle":
    case "agree-draw":
      return t(`aa-ui-deed-${action.type}`);
  }
}

/** In the prompt's first line: the side's own pool of actions. */
export function Aside({ view }: GameProps) {
  const board = boardOf(view);
  if (board.stage !== "play") return null;
  return (
    <span class="aa-aside">
      {t("aa-ui-pool", { left: board.actions_left, limit: board.rules.action_limit })}
    </span>
  );
}
