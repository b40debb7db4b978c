// Counted play: everything that is said about one shot, in the order in which it is measured.

import { Seg } from "../../../components/forms/seg";
import { Stepper } from "../../../components/forms/stepper";
import { sideClass } from "../../../components/seats/seat-badge";
import { Icon } from "../../../components/shell/icon";
import { t } from "../../../words/texts";
import type { GameProps } from "../../game-module";
import type { Face } from "../cards";
import { weaponLabel } from "../offers/deeds";
import { keyOf, offerFor, saidAt, type SaidStep, select, setStep } from "../offers/draft";
import { saidAction } from "../offers/said-offer";
import { boardOf, type Thing, thingOf, unitName } from "../reading";
import type { SayFire } from "../types";
import { FacePicture } from "./face-picture";
import { FactPanel, laneFacts, type LaneSaid } from "./fact-rows";
import { useMatters } from "./matters";
import { RangeRuler } from "./range-ruler";

type SaidProps = GameProps & { readonly step: SaidStep; readonly shooter: Thing };

export function SaidShot(props: SaidProps) {
  const { step, shooter, view } = props;
  const board = boardOf(view);
  const action = saidAction(props, { ...step, range: null });
  const matters = useMatters(props.table.match, action && { type: "ask-matters", action });
  const target = thingOf(board, step.target);
  if (!action || !target) return null;
  const set = (changes: object) =>
    setStep(props, { ...step, fields: { ...step.fields, ...changes } });
  return (
    <div class="aa-saying stack">
      <div class="aa-pair">
        <UnitCard {...props} thing={shooter} role="shooter" onPress={() => select(props, null)} />
        <UnitCard
          {...props}
          thing={target}
          role="target"
          onPress={() => setStep(props, { ...step, target: null })}
        />
      </div>
      <Weapons {...props} target={target.id} />
      <RangeRuler
        value={step.range}
        unit={board.rules.unit}
        bands={matters.bands}
        onChange={(range) => setStep(props, { ...step, range })}
      />
      {target.card && (
        <FacePicture
          card={target.card}
          seat={target.seat}
          face={action.face ?? "front"}
          onPick={(face: Face) => set({ face })}
        />
      )}
      <Dice {...props} action={action} set={set} />
      <FactPanel
        asked={matters.fields}
        facts={laneFacts(
          laneOf(action),
          { shooter: shooter.card ?? undefined, target: target.card ?? undefined },
          ({ behind_walls, ...rest }) =>
            set(
              behind_walls === undefined ? rest : { sight: behind_walls ? "behind_walls" : "seen" },
            ),
        )}
      />
    </div>
  );
}

function laneOf(action: SayFire): LaneSaid {
  return {
    angled: action.angled ?? false,
    walls: action.walls ?? 0,
    foliage: action.foliage ?? 0,
    sandbags: action.sandbags ?? "none",
    in_arc: action.in_arc ?? true,
    covered: action.covered ?? false,
    behind_walls: action.sight === "behind_walls",
  };
}

interface UnitCardProps extends GameProps {
  readonly thing: Thing;
  readonly role: "shooter" | "target";
  readonly onPress: () => void;
}

function UnitCard({ thing, role, onPress, view }: UnitCardProps) {
  return (
    <button type="button" class={`aa-unit short ${sideClass(thing.seat)}`} onClick={onPress}>
      <span class="label">{t(`aa-ui-${role}`)}</span>
      <b>{unitName(thing.id, view.names)}</b>
      <Icon name="forward" />
    </button>
  );
}

function Weapons(props: SaidProps & { readonly target: string }) {
  const { step, shooter, target } = props;
  const choices = saidAt(props, shooter.id, target);
  if (choices.length < 2) return null;
  return (
    <Seg
      label={t("aa-card-weapons")}
      value={step.key}
      choices={choices.map((each) => ({ id: keyOf(each), label: weaponLabel(props, each) }))}
      onPick={(key) => setStep(props, { ...step, key })}
    />
  );
}

interface DiceProps extends SaidProps {
  readonly action: SayFire;
  readonly set: (changes: object) => void;
}

/** How many of a burst go to this target, where it may be split. */
function Dice(props: DiceProps) {
  const offer = offerFor(props, props.step.key);
  const burst = offer?.vary.find(({ field }) => field === "dice");
  if (burst?.type !== "between") return null;
  const label = t("aa-ui-field-dice");
  return (
    <div class="panel rowlist aa-toggles">
      <div>
        <span class="grow">{label}</span>
        <Stepper
          label={label}
          value={props.action.dice ?? 0}
          low={burst.low}
          high={burst.high}
          onChange={(dice) => props.set({ dice })}
        />
      </div>
    </div>
  );
}
