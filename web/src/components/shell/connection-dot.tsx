// The connection state, always visible: a disc, a ring while reconnecting, a diamond when offline;
// the last two with a word, so that the state is not told by shape or colour alone.

import { connection } from "../../connection/state";
import { t } from "../../words/texts";

const LOOKS = { on: "", wait: "wait", off: "off" } as const;

export function ConnectionDot({ word }: { word?: string }) {
  const state = connection.value;
  const said = t(`ui-connection-${state}`);
  return (
    <span class={`conn ${LOOKS[state]}`} role="status">
      {state !== "on" ? said : (word ?? <span class="sr">{said}</span>)}
    </span>
  );
}
