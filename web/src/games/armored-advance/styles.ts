// Every style sheet that the match shares with the game's own pages.

import "./check/quick-check.css";
import "./ruling.css";
import "./saying/saying.css";
import "./field/field.css";
import "./field/trails.css";
import "./looks/looks.css";
import "./measuring/measuring.css";
import "./phone.css";
import "./screen/screen.css";
import "./wide.css";
