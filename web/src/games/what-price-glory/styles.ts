// Every style sheet that the match shares with the map editor.

import "./map/map.css";
import "./phone.css";
import "./screen.css";
