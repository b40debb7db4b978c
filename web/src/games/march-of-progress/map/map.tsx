// The board: countries as they lie, with everything on them. Choosable things are buttons.

import { useMemo } from "preact/hooks";

import type { Trail } from "../../../messages";
import { t } from "../../../words/texts";
import { areaOf, countryName, type Names } from "../reading";
import type { Action, ArmyPiece, Board } from "../types";
import { BoardWords } from "./board-words";
import { nameLines, stateWords } from "./country-words";
import { Land } from "./land";
import { armySpots, type Cell, type Layout, placesIn, saysStock, type Spot } from "./layout";
import { ArmyButton, CountryButton, LookButton, MoveArrow } from "./map-buttons";
import { armiesIn, choosableArmies, choosableCountries, countryIn } from "./map-choice";
import { Army, Capital, CounterDie, Stock } from "./pieces";
import { Trails } from "./trails";

export interface MapProps {
  readonly board: Board;
  readonly layout: Layout;
  readonly names: Names;
  readonly seat: string | null;
  readonly actions: ReadonlyArray<Action>;
  readonly chosen: Action | null;
  readonly trails?: ReadonlyArray<Trail>;
  readonly onArmy?: (army: string) => void;
  readonly onCountry?: (country: string) => void;
  /** Says what lies on a country that is not to be chosen now. */
  readonly onLook?: (country: string) => void;
}

interface Placed {
  readonly army: ArmyPiece;
  readonly spot: Spot;
  readonly country: string;
}

export function MarchMap(props: MapProps) {
  const { board, layout, names, seat } = props;
  const placed = useMemo(() => placeArmies(layout, seat), [layout, seat]);
  return (
    <div class="board mop-board">
      <BoardWords board={board} names={names} />
      <svg viewBox={`0 0 ${layout.w} ${layout.h}`} preserveAspectRatio="none">
        <Land layout={layout} />
        <g aria-hidden="true">
          {layout.cells.map((cell) => (
            <Country key={cell.country.id} {...props} cell={cell} />
          ))}
        </g>
        <CountryButtons {...props} />
        <g aria-hidden="true">
          {placed.map(({ army, spot }) => (
            <Army key={army.id} army={army} spot={spot} />
          ))}
        </g>
        <Trails layout={layout} trails={props.trails ?? []} spots={placed} />
        <MoveArrow layout={layout} chosen={props.chosen} spots={placed} />
        <ArmyButtons {...props} placed={placed} />
      </svg>
    </div>
  );
}

/** In a fixed order, so that an army keeps its drawing when it changes countries. */
function placeArmies(layout: Layout, near: string | null): ReadonlyArray<Placed> {
  const placed = layout.cells.flatMap((cell) => {
    const spots = armySpots(layout, cell, near);
    return cell.country.armies.flatMap((army) => {
      const spot = spots.get(army.id);
      return spot ? [{ army, spot, country: cell.country.id }] : [];
    });
  });
  return placed.sort((a, b) => a.army.id.localeCompare(b.army.id));
}

function Country({ board, layout, names, cell }: MapProps & { readonly cell: Cell }) {
  const { country } = cell;
  const { big } = layout;
  const places = placesIn(layout, cell);
  const stock = areaOf(board, country.owner)?.army_stock ?? 0;
  const lines = nameLines(countryName(country.id, names), big ? cell.w / 24 : 40);
  const longest = Math.max(...lines.map((line) => line.length));
  const size = big ? Math.min(35, (cell.w - 20) / (longest * 0.6)) : 13.5;
  const step = big ? 40 : 16;
  const anchor = big ? "middle" : "start";
  const stockInWords = saysStock(layout, cell);
  const inStock = t("mop-ui-in-stock", { count: stock });
  const hasWords = stockInWords && country.owner !== null && stock > 0;
  const words = [stateWords(country), hasWords ? inStock : ""].filter(Boolean).join(" · ");
  const small = big ? Math.min(32, (cell.w - 24) / (words.length * 0.46)) : null; // by eye
  return (
    <>
      {lines.map((line, index) => (
        <text
          key={line}
          class={big ? "mop-name-big" : "m-name"}
          x={places.name.x}
          y={places.name.y + index * step}
          text-anchor={anchor}
          style={{ fontSize: `${size}px` }}
        >
          {line}
        </text>
      ))}
      <text
        class={big ? "mop-sub-big" : "m-sub mop-sub"}
        x={places.name.x}
        y={places.name.y + (lines.length - 1) * step + (big ? 40 : 17)}
        text-anchor={anchor}
        style={small === null ? undefined : { fontSize: `${small}px` }}
      >
        {words}
      </text>
      {country.owner && country.garrison > 0 && (
        <Capital owner={country.owner} spot={places.capital} active={country.garrison_active} />
      )}
      {country.strength && (
        <CounterDie
          die={country.strength}
          at={places.strength}
          size={places.die}
          label={t("mop-ui-strength")}
          seat={country.owner}
          big={big}
        />
      )}
      <CounterDie
        die={country.vp}
        at={places.vp}
        size={places.die}
        label={t("mop-ui-vp")}
        big={big}
      />
      {country.owner && !stockInWords && (
        <Stock seat={country.owner} count={stock} spot={places.stock} words={inStock} big={big} />
      )}
    </>
  );
}

function CountryButtons({ layout, names, actions, chosen, onCountry, onLook }: MapProps) {
  if (!onCountry) return null;
  const choosable = choosableCountries(actions, chosen);
  const at = chosen ? countryIn(chosen) : null;
  return (
    <>
      {onLook &&
        layout.cells
          .filter((cell) => !choosable.has(cell.country.id))
          .map((cell) => (
            <LookButton
              key={cell.country.id}
              cell={cell}
              on={false}
              label={t("mop-ui-look", { country: countryName(cell.country.id, names) })}
              onTap={() => onLook(cell.country.id)}
            />
          ))}
      {layout.cells
        .filter((cell) => choosable.has(cell.country.id))
        .map((cell) => (
          <CountryButton
            key={cell.country.id}
            cell={cell}
            on={cell.country.id === at}
            label={countryName(cell.country.id, names)}
            onTap={() => onCountry(cell.country.id)}
          />
        ))}
    </>
  );
}

function ArmyButtons(props: MapProps & { readonly placed: ReadonlyArray<Placed> }) {
  const { actions, chosen, names, placed, onArmy } = props;
  if (!onArmy) return null;
  const choosable = choosableArmies(actions);
  const on = chosen ? armiesIn(chosen) : [];
  return (
    <>
      {placed
        .filter(({ army }) => choosable.has(army.id))
        .map(({ army, spot, country }) => (
          <ArmyButton
            key={army.id}
            army={army}
            spot={spot}
            on={on.includes(army.id)}
            label={t(army.fortified ? "mop-ui-army-lying" : "mop-ui-army-standing", {
              country: countryName(country, names),
            })}
            onTap={() => onArmy(army.id)}
          />
        ))}
    </>
  );
}
