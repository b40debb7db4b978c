/** What a game adds to the shell: its drawings for phone and screen, its offers, its own pages. Its
 * `front.tsx` is loaded with the page, its `index.tsx` when it is opened. */

import type { ComponentChildren, ComponentType } from "preact";

import type { ToldEvent } from "../components/told/events";
import type { IconName } from "../components/shell/icon";
import type {
  Cite,
  Decide,
  Line,
  Over,
  Phrase,
  Result,
  Roll,
  Shuffle,
  TableInfo,
  Trail,
  View,
} from "../messages";
import type { Names } from "../words/texts";

/** Everything a game's components may know. The shell fills it, live or from a replay. */
export interface GameProps {
  readonly view: View;
  readonly pending: Decide | Roll | Shuffle | Over;
  readonly table: TableInfo;
  readonly seat: string | null; // the point of view; null: a watcher
  readonly result: Result | null;
  readonly lines: ReadonlyArray<Line>;
  /** What to draw on the map: how the pieces went in the event that is told of. */
  readonly trails?: ReadonlyArray<Trail>;
  /** What happened and what to do on the table, for a `Board` or a `Screen` that places it itself. */
  readonly told?: ComponentChildren;
  /** A replay: shown at once, nothing in it is news. */
  readonly past: boolean;
  /** No offers may be taken: an action is under way, or this is a replay. */
  readonly still: boolean;
  /** Answers the pending decision; false: refused, and what was drawn should stay to be mended. */
  readonly act: (action: object) => Promise<boolean>;
  /** Opens the sheet that says a rule in our own words. */
  readonly showRule: (title: Phrase, text: Phrase, cite: Cite | null) => void;
}

export interface CorrectionProps extends GameProps {
  /** Hands a correction to the shell, which asks for the reason and sends it. */
  readonly correct: (correction: object) => void;
}

/** What a game may look at to tell an event. */
export interface ToTell {
  readonly event: ToldEvent;
  readonly events: ReadonlyArray<ToldEvent>;
  readonly props: GameProps;
  readonly names: Names;
}

/** An event in the game's own words and pictures; without a body, the log's sentences follow. */
export interface Telling {
  readonly title: string;
  /** The same in one line, where there is room for no more. */
  readonly brief?: string;
  readonly body?: ComponentChildren;
  /** Whose deed the title tells, where that is not who took the step; null: of several sides. */
  readonly seat?: string | null;
}

/** A page of the game's own, which needs no match: a quick check, an editor. Its title is the text
 * `page-<path>`. */
export interface GamePage {
  /** The first part of its address: "check" is /check. It must be nobody else's. */
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
  /** The kind of data it draws: at /boards/<id> the pack of that id. */
  readonly edits?: string;
  /** What a code shares of that kind is taken in here, at /lists?shared=<code>. */
  readonly takes?: boolean;
  /** On a link to it from the game's card on the start page. None: it is reached from elsewhere. */
  readonly icon?: IconName;
  /** Wanted in seconds: it also has a button before all games, with the words of the title's `.link`. */
  readonly urgent?: boolean;
}

/** What the shell knows of a game before it is opened; all of it is part of the first load. */
export interface GameFront {
  /** On its card on the start page, instead of our own mark. */
  readonly Emblem?: ComponentType;
  /** Nothing in it is thrown: nobody is asked how the table throws its dice. */
  readonly diceless?: boolean;
  readonly pages?: ReadonlyArray<GamePage>;
}

/** Of what is told: all of it, or only what is to be done on the table. */
export type ToldPart = "all" | "deeds";

export interface GameModule {
  /** The phone's main part: the board, the hand, what was just revealed. */
  readonly Board: ComponentType<GameProps>;
  /** In the prompt bar below its sentence, above the offers. */
  readonly InPrompt?: ComponentType<GameProps>;
  /** In the prompt bar below its sentence, instead of one button for each offer. */
  readonly Offers?: ComponentType<GameProps>;
  /** In the prompt bar's first line, at its right end. */
  readonly Aside?: ComponentType<GameProps>;
  /** The whole of the big screen. */
  readonly Screen: ComponentType<GameProps>;
  /** Whether its screen shows the dice that are wanted; else the shell lays a card over it. */
  readonly showsRoll?: (props: GameProps) => boolean;
  /** An event in the game's own words; null: in the log's. */
  readonly tell?: (told: ToTell) => Telling | null;
  /** Whether `Board` and `Screen` place `told` themselves, where it covers nothing. */
  readonly placesTold?: boolean;
  /** Whether steps that are told keep to one line until they are tapped, since `Board` shows them
   * itself while they are new, or much else is to be read below. Rulings stand open. */
  readonly foldsSteps?: boolean;
  /** Whether `Board` itself shows now what the last step did: then no card or line does. */
  readonly showsStep?: (props: GameProps) => boolean;
  /** On a phone that lies on its side the prompt stands beside the board: what of `told` has room in
   * it now, below its choices, and is not given to `Board`. */
  readonly beside?: (props: GameProps) => ToldPart | null;
  /** The referee's "the table is right". */
  readonly Corrections?: ComponentType<CorrectionProps>;
  /** A nearer word than the view's prompt, while something is being shown; null: none. */
  readonly ask?: (props: GameProps) => Phrase | null;
  /** The word for what goes on, in the prompt bar beside the seat. */
  readonly phase?: (view: View) => Phrase | null;
  /** Whether a line of the log is a combat or a shot that struck: it is heard and felt. */
  readonly isCombat?: (line: Line) => boolean;
  /** Whether players said in it that the real table stands as the log has it. */
  readonly stands?: (line: Line) => boolean;
  /** Our own words for the rule behind a chapter that a reason cites. */
  readonly rule?: (cite: Cite) => Phrase | null;
}
