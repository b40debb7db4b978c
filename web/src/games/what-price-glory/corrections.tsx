// "The table is right": where a unit or a marker lies, who holds an area, the tracks, printed hands.

import { useState } from "preact/hooks";

import { NumberRow } from "../../components/forms/number-row";
import { Seg } from "../../components/forms/seg";
import { t } from "../../words/texts";
import type { CorrectionProps } from "../game-module";
import { alike } from "./offers/picking";
import { areaName, boardOf, located, placeName, SIDES, sideName, unitName } from "./reading";
import type { Board, Correction } from "./types";

interface PartProps {
  readonly board: Board;
  readonly names: CorrectionProps["view"]["names"];
  readonly correct: (correction: Correction) => void;
}

export function Corrections({ view, correct }: CorrectionProps) {
  const part = { board: boardOf(view), names: view.names, correct };
  return (
    <div class="wpg-corrections stack">
      <UnitPart {...part} />
      <ControlPart {...part} />
      <MarkerPart {...part} />
      <TracksPart {...part} />
      {part.board.play === "companion" && <HandsPart {...part} />}
    </div>
  );
}

function placesOf({ board, names }: PartProps) {
  const places = [...board.areas, ...board.boxes].map(({ id }) => ({
    id,
    name: placeName(id, names),
  }));
  return places.sort((a, b) => a.name.localeCompare(b.name));
}

interface PickProps {
  readonly label: string;
  readonly value: string;
  readonly choices: ReadonlyArray<{ readonly id: string; readonly name: string }>;
  readonly onPick: (id: string) => void;
}

function Pick({ label, value, choices, onPick }: PickProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={value} onChange={(event) => onPick(event.currentTarget.value)}>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** One counter: from where, which, to where, on which face. */
function UnitPart(props: PartProps) {
  const { board, correct } = props;
  const places = located(board);
  const all = placesOf(props);
  const full = all.filter(({ id }) => [...places.values()].some(({ at }) => at === id));
  const [from, setFrom] = useState(full[0]?.id ?? "");
  const [kind, setKind] = useState("");
  const [to, setTo] = useState("");
  const [face, setFace] = useState<"fresh" | "spent">("fresh");
  const here = [...places].filter(([, { at }]) => at === from).map(([id]) => id);
  const kinds = alike(here, places);
  const chosen = kinds.find(({ key }) => key === kind) ?? kinds[0];
  const unit = chosen?.ids[0];
  const at = to || from;
  return (
    <section class="panel stack">
      <h3>{t("wpg-ui-set-unit")}</h3>
      <Pick label={t("wpg-ui-set-from")} value={from} choices={full} onPick={setFrom} />
      <Pick
        label={t("wpg-ui-set-which")}
        value={chosen?.key ?? ""}
        choices={kinds.map((each) => ({ id: each.key, name: unitName(each.unit) }))}
        onPick={setKind}
      />
      <Pick label={t("wpg-ui-set-to")} value={at} choices={all} onPick={setTo} />
      <Seg
        label={t("wpg-ui-set-face")}
        value={face}
        choices={[
          { id: "fresh" as const, label: t("wpg-ui-fresh") },
          { id: "spent" as const, label: t("wpg-ui-spent") },
        ]}
        onPick={setFace}
      />
      <button
        type="button"
        class="offer"
        disabled={!unit}
        onClick={() => unit && correct({ type: "set-unit", unit, at, fresh: face === "fresh" })}
      >
        {t("wpg-ui-set-it")}
      </button>
    </section>
  );
}

function ControlPart({ board, names, correct }: PartProps) {
  const areas = board.areas
    .map(({ id }) => ({ id, name: areaName(id, names) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  const [area, setArea] = useState(areas[0]?.id ?? "");
  const now = board.areas.find(({ id }) => id === area);
  const trench = now?.trench ?? false;
  return (
    <section class="panel stack">
      <h3>{t("wpg-ui-set-control")}</h3>
      <Pick label={t("wpg-ui-set-area")} value={area} choices={areas} onPick={setArea} />
      <Seg
        label={t("wpg-ui-set-control")}
        value={now?.controller ?? "blue"}
        choices={SIDES.map((seat) => ({ id: seat, label: sideName(seat) }))}
        onPick={(seat) => correct({ type: "set-control", area, seat, trench })}
      />
      <button
        type="button"
        class="offer"
        onClick={() =>
          correct({
            type: "set-control",
            area,
            seat: now?.controller ?? "blue",
            trench: !trench,
          })
        }
      >
        {t(trench ? "wpg-ui-no-trench" : "wpg-ui-with-trench")}
      </button>
    </section>
  );
}

function TracksPart({ board, correct }: PartProps) {
  const { victory, initiative, holder } = board;
  const set = (change: { victory?: number; initiative?: number; holder?: string }) =>
    correct({ type: "set-tracks", victory, initiative, holder, ...change });
  return (
    <section class="panel rowlist">
      <NumberRow
        label={t("wpg-ui-set-victory")}
        value={victory}
        low={-40}
        high={40}
        onSet={(next) => set({ victory: next })}
      />
      <NumberRow
        label={t("wpg-ui-initiative")}
        value={initiative}
        low={-2}
        high={2}
        onSet={(next) => set({ initiative: next })}
      />
      <div>
        <span class="grow">{t("wpg-ui-holder")}</span>
        <Seg
          label={t("wpg-ui-holder")}
          value={holder}
          choices={SIDES.map((seat) => ({ id: seat, label: sideName(seat) }))}
          onPick={(seat) => seat !== holder && set({ holder: seat })}
        />
      </div>
    </section>
  );
}

const MARKERS = ["machine-gun", "gas"] as const;

function MarkerPart({ board, names, correct }: PartProps) {
  const [kind, setKind] = useState<(typeof MARKERS)[number]>("machine-gun");
  const [seat, setSeat] = useState<string>(SIDES[0]);
  const areas = board.areas
    .map(({ id }) => ({ id, name: areaName(id, names) }))
    .sort((a, b) => a.name.localeCompare(b.name));
  const lies = board.markers.find((each) => each.kind === kind && each.seat === seat)?.area ?? "";
  return (
    <section class="panel stack">
      <h3>{t("wpg-ui-set-marker")}</h3>
      <Seg
        label={t("wpg-ui-set-marker-kind")}
        value={kind}
        choices={[
          { id: MARKERS[0], label: t("wpg-ui-set-gun") },
          { id: MARKERS[1], label: t("wpg-ui-set-gas") },
        ]}
        onPick={setKind}
      />
      <Seg
        label={t("wpg-ui-set-side")}
        value={seat}
        choices={SIDES.map((id) => ({ id, label: sideName(id) }))}
        onPick={setSeat}
      />
      <Pick
        label={t("wpg-ui-set-to")}
        value={lies}
        choices={[{ id: "", name: t("wpg-ui-set-nowhere") }, ...areas]}
        onPick={(area) => correct({ type: "set-marker", kind, seat, area: area || null })}
      />
    </section>
  );
}

/** How many printed cards each side holds. */
function HandsPart({ board, correct }: PartProps) {
  return (
    <section class="panel rowlist">
      <h3>{t("wpg-ui-set-hands")}</h3>
      {board.players.map(({ seat, hand, deck }) => (
        <NumberRow
          key={seat}
          label={sideName(seat)}
          value={hand}
          low={0}
          high={hand + deck}
          onSet={(count) => correct({ type: "set-hand", seat, count })}
        />
      ))}
    </section>
  );
}
