// A page with nothing on it: what is missing, and the way back to the start.

import { t } from "../../words/texts";
import { AppBar } from "./app-bar";
import { Empty } from "./empty";

interface DeadEndProps {
  readonly bar: string; // the title of the bar
  readonly title: string;
  readonly hint: string;
}

export function DeadEnd({ bar, title, hint }: DeadEndProps) {
  return (
    <div class="phone">
      <AppBar title={bar} />
      <main>
        <Empty icon="screen" title={title} hint={hint}>
          <a class="offer primary" href="/">
            {t("ui-to-start")}
          </a>
        </Empty>
      </main>
    </div>
  );
}
