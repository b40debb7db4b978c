import { render } from "preact";

import { App } from "./app";
import { keepFocusAtPrompt } from "./phone/focus";
import { watchForMisfits } from "./connection/outdated";
import { connect } from "./connection/socket";
import { startRouting } from "./route";
import { startTheme } from "./phone/theme";
import { startTurnSignal } from "./phone/turn-signal";

import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/prompt.css";
import "./styles/pieces.css";
import "./styles/reading.css";
import "./styles/sheets.css";
import "./styles/forms.css";
import "./styles/start.css";
import "./styles/pages.css";
import "./styles/tv.css";

watchForMisfits();
startTheme();
startTurnSignal();
keepFocusAtPrompt();
startRouting();
connect();

const app = document.getElementById("app");
if (app) render(<App />, app);
