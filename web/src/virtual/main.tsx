// The page of `sandtable trays virtual --page`: served by the virtual trays' own process.

import { render } from "preact";

import { startTheme } from "../phone/theme";
import { loadShell } from "../words/catalogues";
import { VirtualTrays } from "./page";
import { listen } from "./news";

import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/controls.css";
import "../styles/prompt.css";
import "../styles/proposal.css";
import "./virtual.css";

startTheme();

const app = document.getElementById("app");
void loadShell().then(() => {
  listen();
  if (app) render(<VirtualTrays />, app);
});
