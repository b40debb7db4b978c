// The referee's "the table is right": every counter, die and army, set to what stands there.

import { NumberRow } from "../../components/forms/number-row";
import { Seg } from "../../components/forms/seg";
import { SeatBadge, SeatFrame, sideClass } from "../../components/seats/seat-badge";
import { seatName, t } from "../../words/texts";
import type { CorrectionProps } from "../game-module";
import { CardsRow } from "./card-corrections";
import { boardOf, countryName, type Names, whereIs } from "./reading";
import type { Board, Correction, PlayerArea, SetArmy } from "./types";

type Correct = (correction: Correction) => void;

export function Corrections({ view, correct }: CorrectionProps) {
  const board = boardOf(view);
  return (
    <div class="mop-corrections stack">
      {board.players.map((area) => (
        <Side key={area.seat} board={board} area={area} names={view.names} correct={correct} />
      ))}
      <section class="panel rowlist">
        {board.countries.map((country) => (
          <NumberRow
            key={country.id}
            label={t("mop-ui-set-vp-die", { country: countryName(country.id, view.names) })}
            value={country.vp.value}
            low={country.vp.low}
            high={country.vp.high}
            onSet={(vp) => correct({ type: "set-vp-die", country: country.id, vp })}
          />
        ))}
        {board.initiative !== null && (
          <div>
            <span class="grow">{t("mop-ui-initiative")}</span>
            <Seg
              label={t("mop-ui-initiative")}
              value={board.initiative}
              choices={board.players.map(({ seat }) => ({ id: seat, label: seatName(seat) }))}
              onPick={(seat) =>
                seat !== board.initiative && correct({ type: "set-initiative", seat })
              }
            />
          </div>
        )}
      </section>
    </div>
  );
}

interface SideProps {
  readonly board: Board;
  readonly area: PlayerArea;
  readonly names: Names;
  readonly correct: Correct;
}

function Side({ board, area, names, correct }: SideProps) {
  const { seat } = area;
  const strength = board.countries.find((country) => country.owner === seat)?.strength;
  return (
    <section class={`panel rowlist ${sideClass(seat)}`}>
      <h3>
        <SeatBadge seat={seat} />
      </h3>
      <NumberRow
        label={t("mop-ui-set-vp")}
        value={area.vp}
        low={0}
        high={area.vp + board.vp_stock}
        onSet={(vp) => correct({ type: "set-vp", seat, vp })}
      />
      {strength && (
        <NumberRow
          label={t("mop-ui-set-strength")}
          value={strength.value}
          low={strength.low}
          high={strength.high}
          onSet={(value) => correct({ type: "set-strength", seat, strength: value })}
        />
      )}
      <CardsRow area={area} correct={correct} />
      {area.armies.map((army, index) => (
        <ArmyRow
          key={army}
          board={board}
          seat={seat}
          army={army}
          number={index + 1}
          names={names}
          correct={correct}
        />
      ))}
    </section>
  );
}

interface ArmyRowProps extends Omit<SideProps, "area"> {
  readonly seat: string;
  readonly army: string;
  readonly number: number;
}

function ArmyRow({ board, seat, army, number, names, correct }: ArmyRowProps) {
  const stands = whereIs(board, army);
  const piece = stands?.armies.find((each) => each.id === army);
  const present = {
    country: stands?.id ?? null,
    fortified: piece?.fortified ?? false,
    on_capital: piece?.on_capital ?? false,
  };
  const places = placesFor(board, seat, names);
  const now = places.findIndex(({ place }) => JSON.stringify(place) === JSON.stringify(present));
  const label = t("mop-ui-army", { seat: seatName(seat), number });
  return (
    <div>
      <span class="badge">
        <SeatFrame seat={seat} />
      </span>
      <select
        class="grow"
        aria-label={label}
        value={now}
        onChange={(event) => {
          const chosen = places[Number(event.currentTarget.value)];
          if (chosen) correct({ type: "set-army", army, ...chosen.place });
        }}
      >
        {places.map(({ words }, index) => (
          <option key={words} value={index}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}

type Place = Omit<SetArmy, "type" | "army">;

/** Every way an army of this side can lie on the table. */
function placesFor(
  board: Board,
  seat: string,
  names: Names,
): ReadonlyArray<{ readonly place: Place; readonly words: string }> {
  const stock = { country: null, fortified: false, on_capital: false };
  const placed = board.countries.flatMap((card) => {
    const capitals = card.owner !== null && card.owner !== seat ? [false, true] : [false];
    return capitals.flatMap((on_capital) =>
      [false, true].map((fortified) => {
        const posture = `${on_capital ? "capital-" : ""}${fortified ? "lying" : "standing"}`;
        return {
          place: { country: card.id, fortified, on_capital },
          words: t(`mop-ui-place-${posture}`, { country: countryName(card.id, names) }),
        };
      }),
    );
  });
  return [{ place: stock, words: t("mop-ui-place-stock") }, ...placed];
}
