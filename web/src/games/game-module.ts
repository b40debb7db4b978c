/** What a game adds to the shell: its drawings for phone and screen, its offers, its own pages. */

import type { ComponentType } from "preact";

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
  View,
} from "../messages";

/** Everything a game's components may know. The shell fills it, live or from a replay. */
export interface GameProps {
  readonly view: View;
  readonly pending: Decide | Roll | Shuffle | Over;
  readonly table: TableInfo;
  readonly seat: string | null; // the point of view; null: a watcher
  readonly result: Result | null;
  readonly lines: ReadonlyArray<Line>;
  /** A replay: shown at once, nothing in it is news. */
  readonly past: boolean;
  /** No offers may be taken: an action is under way, or this is a replay. */
  readonly still: boolean;
  /** Answers the pending decision. */
  readonly act: (action: object) => void;
  /** Opens the sheet that says a rule in our own words. */
  readonly showRule: (title: Phrase, text: Phrase, cite: Cite | null) => void;
}

export interface CorrectionProps extends GameProps {
  /** Hands a correction to the shell, which asks for the reason and sends it. */
  readonly correct: (correction: object) => void;
}

/** A page of the game's own, which needs no match: a quick check, an editor. */
export interface GamePage {
  /** The first part of its address: "check" is /check. It must be nobody else's. */
  readonly path: string;
  /** The key of its title. */
  readonly title: string;
  readonly Page: ComponentType;
  /** A link on the start page, where the server knows the game; none: reached from elsewhere. */
  readonly link?: { readonly icon: IconName; readonly text: string };
}

export interface GameModule {
  /** The phone's main part: the board, the hand, what was just revealed. */
  readonly Board: ComponentType<GameProps>;
  /** In the prompt bar below its sentence, instead of one button for each offer. */
  readonly Offers?: ComponentType<GameProps>;
  /** In the prompt bar's first line, at its right end. */
  readonly Aside?: ComponentType<GameProps>;
  /** The whole of the big screen. */
  readonly Screen: ComponentType<GameProps>;
  /** Whether its screen shows the dice that are wanted; else the shell lays a card over it. */
  readonly showsRoll?: (props: GameProps) => boolean;
  /** The referee's "the table is right". */
  readonly Corrections?: ComponentType<CorrectionProps>;
  readonly pages?: ReadonlyArray<GamePage>;
  /** On its card on the start page, instead of our own mark. */
  readonly Emblem?: ComponentType;
  /** A nearer word than the view's prompt, while something is being shown; null: none. */
  readonly ask?: (props: GameProps) => Phrase | null;
  /** The word for what goes on, in the prompt bar beside the seat. */
  readonly phase?: (view: View) => Phrase | null;
  /** Our own words for the rule behind a chapter that a reason cites. */
  readonly rule?: (cite: Cite) => Phrase | null;
}
