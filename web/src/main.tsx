import { render } from "preact";

import { App } from "./app";
import { keepFocusAtPrompt } from "./phone/focus";
import { watchForMisfits } from "./connection/outdated";
import { connect } from "./connection/socket";
import { table } from "./connection/state";
import { gameModule } from "./games/registry";
import { startFelt } from "./phone/felt";
import { startRouting } from "./route";
import { keepUnzoomed } from "./phone/pinch";
import { startTheme } from "./phone/theme";
import { startTurnSignal } from "./phone/turn-signal";
import { loadShell } from "./words/catalogues";
import { startPeople } from "./words/people";

import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/prompt.css";
import "./styles/proposal.css";
import "./styles/pieces.css";
import "./styles/reading.css";
import "./styles/sheets.css";
import "./styles/forms.css";
import "./styles/coach.css";
import "./styles/end.css";
import "./styles/start.css";
import "./styles/pages.css";
import "./styles/camera.css";
import "./styles/tv.css";
import "./styles/told.css";
import "./styles/told-screen.css";
import "./styles/devices.css";
import "./styles/trays.css";
import "./styles/small.css";

watchForMisfits();
startTheme();
startPeople();
startTurnSignal();
startFelt((line) => gameModule(table.peek()?.game ?? "").isCombat?.(line) ?? false);
keepFocusAtPrompt();
keepUnzoomed();
startRouting();

const app = document.getElementById("app");
loadShell().then(
  () => {
    connect();
    if (app) render(<App />, app);
  },
  // There are no words yet to say it in one language.
  () => app?.append("Sandtable: load this page again. · Lade diese Seite neu."),
);
