// The area that is being corrected: its names, worth, holder, port and edge, and its neighbours.

import { Seg } from "../../../components/forms/seg";
import { Stepper } from "../../../components/forms/stepper";
import { Icon } from "../../../components/shell/icon";
import { lang, t } from "../../../words/texts";
import type { AreaDraft } from "../types";
import { BARRIERS, type Draft, neighboursOf, withArea, withBorder, withoutBorder } from "./draft";

interface PanelProps {
  readonly draft: Draft;
  readonly area: AreaDraft;
  readonly onChange: (draft: Draft) => void;
  readonly onJoin: () => void;
}

export function AreaPanel({ draft, area, onChange, onJoin }: PanelProps) {
  const set = (change: Partial<AreaDraft>) => onChange(withArea(draft, area.id, change));
  return (
    <section class="panel stack wpg-edit">
      <Names area={area} set={set} />
      <Place area={area} set={set} />
      <div class="wpg-edit-row">
        <span class="grow">{t("wpg-ed-worth")}</span>
        <Stepper
          label={t("wpg-ed-worth")}
          value={area.vp}
          low={0}
          high={9}
          onChange={(vp) => set({ vp })}
        />
      </div>
      <Row name="controller" choices={["cp", "en"]} area={area} set={set} />
      <Row name="country" choices={["de", "be", "fr", "lu"]} area={area} set={set} />
      <Row name="port" choices={["no", "yes", "optional"]} area={area} set={set} />
      <Row name="edge" choices={["none", "east", "south"]} area={area} set={set} />
      <Neighbours draft={draft} area={area} onChange={onChange} onJoin={onJoin} />
    </section>
  );
}

interface FieldProps {
  readonly area: AreaDraft;
  readonly set: (change: Partial<AreaDraft>) => void;
}

function Names({ area, set }: FieldProps) {
  return (
    <div class="wpg-edit-two">
      {(["en", "de"] as const).map((each) => (
        <label key={each} class="field">
          <span>{t(`wpg-ed-name-${each}`)}</span>
          <input
            value={area.name[each]}
            maxLength={40}
            onChange={(event) =>
              set({ name: { ...area.name, [each]: event.currentTarget.value.trim() } })
            }
          />
        </label>
      ))}
    </div>
  );
}

/** Longitude and latitude of its name. */
function Place({ area, set }: FieldProps) {
  const put = (axis: 0 | 1, written: string) => {
    const value = Number(written.replace(",", "."));
    if (written === "" || !Number.isFinite(value)) return;
    set({ place: axis === 0 ? [value, area.place[1]] : [area.place[0], value] });
  };
  return (
    <div class="wpg-edit-two">
      {([0, 1] as const).map((axis) => (
        <label key={axis} class="field">
          <span>{t(axis === 0 ? "wpg-ed-longitude" : "wpg-ed-latitude")}</span>
          <input
            inputMode="decimal"
            value={String(area.place[axis])}
            onChange={(event) => put(axis, event.currentTarget.value)}
          />
        </label>
      ))}
    </div>
  );
}

interface RowProps extends FieldProps {
  readonly name: "controller" | "country" | "edge" | "port";
  readonly choices: ReadonlyArray<string>;
}

function Row({ name, choices, area, set }: RowProps) {
  const label = t(`wpg-ed-${name}`);
  return (
    <div class="wpg-edit-row">
      <span class="grow">{label}</span>
      <Seg
        label={label}
        value={area[name]}
        choices={choices.map((id) => ({ id, label: t(`wpg-ed-${name}-${id}`) }))}
        onPick={(value) => set({ [name]: value })}
      />
    </div>
  );
}

function Neighbours({ draft, area, onChange, onJoin }: PanelProps) {
  const found = neighboursOf(draft, area.id);
  const nameOf = (id: string) => draft.areas.find((each) => each.id === id)?.name[lang.value] ?? id;
  return (
    <div class="stack">
      <h3>{t("wpg-ed-neighbours", { count: found.length })}</h3>
      <ul class="wpg-edit-neighbours">
        {found.map(({ id, border }) => (
          <li key={id}>
            <span class="grow">{nameOf(id)}</span>
            <select
              aria-label={t("wpg-ed-barrier", { area: nameOf(id) })}
              value={border.barrier ?? ""}
              onChange={(event) => {
                const chosen = BARRIERS.find((each) => each === event.currentTarget.value);
                onChange(withBorder(draft, area.id, id, chosen ?? null));
              }}
            >
              <option value="">{t("wpg-ed-open")}</option>
              {BARRIERS.map((each) => (
                <option key={each} value={each}>
                  {t(`wpg-ed-${each}`)}
                </option>
              ))}
            </select>
            <button
              type="button"
              class="iconbtn"
              aria-label={t("wpg-ed-part", { area: nameOf(id) })}
              onClick={() => onChange(withoutBorder(draft, area.id, id))}
            >
              <Icon name="trash" />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="offer" onClick={onJoin}>
        <Icon name="plus" />
        {t("wpg-ed-join")}
      </button>
    </div>
  );
}
