// A photograph of dice with marks on it: white boxes with the face read, an orange ring around what
// is doubtful. Marks are white with a dark core, so that they show on any felt.

import type { ComponentChildren } from "preact";

import type { DieSeen } from "../../messages";
import { t } from "../../words/texts";
import { Icon } from "../shell/icon";

interface DicePhotoProps {
  readonly src: string | null; // null: not here yet
  readonly alt: string;
  readonly dice?: ReadonlyArray<DieSeen>;
  readonly caption: ComponentChildren;
  readonly note?: ComponentChildren;
  readonly onDie?: (die: number) => void;
  readonly tappable?: ReadonlyArray<number>;
  readonly children?: ComponentChildren; // laid over the picture
}

export function DicePhoto(props: DicePhotoProps) {
  const { src, alt, dice = [], caption, note, onDie, tappable = [], children } = props;
  return (
    <figure class="photo">
      <div class={`photo-frame${src ? "" : " none"}`}>
        {src ? <img src={src} alt={alt} /> : <p class="muted">{alt}</p>}
        {src &&
          dice.map((die, at) => (
            <Mark
              key={at}
              die={die}
              {...(onDie && tappable.includes(at) ? { onTap: () => onDie(at) } : {})}
            />
          ))}
        {children}
      </div>
      <figcaption>
        <span>
          <Icon name="camera" />
          {caption}
        </span>
        <span>{note}</span>
      </figcaption>
    </figure>
  );
}

// Of a mark: how many edges of its die it is wide, and the share of the picture that it has at least.
// A doubtful die is to be tapped.
const READ = { edges: 1.45, least: 0.06 };
const DOUBTFUL = { edges: 1.9, least: 0.11 };

function Mark({ die, onTap }: { die: DieSeen; onTap?: () => void }) {
  const { edges, least } = die.doubtful ? DOUBTFUL : READ;
  const place = {
    left: `${die.x * 100}%`,
    top: `${die.y * 100}%`,
    width: `${Math.max(die.size * edges, least) * 100}%`,
  };
  const kind = die.doubtful ? "doubt" : die.group === null ? "idle" : "read";
  const face = die.face === null ? "?" : String(die.face);
  const text = die.doubtful ? (die.group === null ? "+1" : "?") : face;
  const inner = kind !== "idle" && <b aria-hidden="true">{text}</b>;
  if (!onTap) {
    return (
      <span class={`die-mark ${kind}`} style={place}>
        {inner}
      </span>
    );
  }
  const label = t("ui-die-tap", { face, colour: colourWord(die.colour) });
  return (
    <button
      type="button"
      class={`die-mark ${kind}`}
      style={place}
      aria-label={label}
      onClick={onTap}
    >
      {inner}
    </button>
  );
}

const COLOURS: ReadonlySet<string> = new Set([
  "white",
  "grey",
  "black",
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
  "pink",
  "brown",
]);

/** The colour of a die, for a sentence; what is not known is just a die. */
export function colourWord(colour: string): string {
  return COLOURS.has(colour) ? t(`ui-die-colour-${colour}`) : t("ui-die-colour-none");
}
