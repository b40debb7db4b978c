// A sentence in which every term of the game can be tapped for its rule.

import type { ComponentChildren } from "preact";

import { table } from "../../connection/state";
import { hasText } from "../../words/texts";
import { pieces } from "../../words/terms";
import { showTerm } from "./open-rule";

interface TermTextProps {
  readonly text: string;
  readonly game?: string | undefined; // that of the table in view, else
  readonly except?: string | null; // the term that is being read
}

/** Not inside a button or a link: a term is a button itself. */
export function TermText({ text, game, except = null }: TermTextProps) {
  const of = game ?? table.value?.game ?? "";
  return (
    <>
      {pieces(of, text, except).map((piece, place) =>
        piece.term === null ? (
          piece.text
        ) : (
          <TermWord key={place} term={piece.term}>
            {piece.text}
          </TermWord>
        ),
      )}
    </>
  );
}

/** Words that stand for a term, whatever they are. */
export function TermWord({ term, children }: { term: string; children: ComponentChildren }) {
  if (!hasText(term)) return <>{children}</>;
  return (
    <button
      type="button"
      class="term"
      onClick={(event) => {
        event.stopPropagation();
        event.preventDefault(); // of a line that unfolds
        showTerm(term);
      }}
    >
      {children}
    </button>
  );
}
