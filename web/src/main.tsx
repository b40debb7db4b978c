import { render } from "preact";

const app = document.getElementById("app");
if (app) render(<h1>Sandtable</h1>, app);
