// One tray blinks on the table; whoever sees it taps the card that lies on it.

import { useEffect } from "preact/hooks";

import { OfflineBanner } from "../shell/banner";
import { Icon } from "../shell/icon";
import type { ConnectedPart, TalkParts } from "../../messages";
import { t } from "../../words/texts";
import { LitTray } from "./lit-tray";
import { PlaceCard, placesFor } from "./places";
import type { AskTrays } from "./use-trays";

interface AssignTrayProps {
  readonly part: ConnectedPart;
  readonly known: TalkParts;
  readonly asked: ReadonlyArray<string>; // this one and those after it
  readonly ask: AskTrays;
  readonly onNext: () => void;
}

export function AssignTray({ part, known, asked, ask, onNext }: AssignTrayProps) {
  const blink = () => void ask({ type: "identify", part: part.id });
  useEffect(blink, [part.id]);
  const give = async (place: string | null) => {
    if (await ask({ type: "assign_part", part: part.id, place })) onNext();
  };
  const live = known.parts.filter(({ light }) => light === "live");
  return (
    <>
      <main class="stack">
        <OfflineBanner />
        <ol class="tray-steps">
          {live.map(({ id, name }) => (
            <li key={id} class={id === part.id ? "on" : asked.includes(id) ? "" : "done"}>
              {t("ui-tray", { number: name })}
            </li>
          ))}
        </ol>
        <LitTray />
        <p class="label center">{t("ui-tray-blinks")}</p>
        <h2 class="map-name">{t("ui-tray-which")}</h2>
        <div class="tray-places">
          {placesFor(part, known).map((place) => (
            <PlaceCard
              key={place.id}
              place={place}
              holder={known.parts.find((one) => one.id !== part.id && one.place === place.id)}
              onPick={() => void give(place.id)}
            />
          ))}
        </div>
      </main>
      <footer class="prompt">
        <div class="who">
          <span>{t("ui-tray-of", { number: part.name, count: live.length, id: part.id })}</span>
        </div>
        <div class="ask" role="status">
          {t("ui-tray-tap")}
        </div>
        <div class="offers">
          <button type="button" class="offer" onClick={blink}>
            <Icon name="eye" />
            {t("ui-tray-dark")}
          </button>
          <button type="button" class="offer" onClick={() => void give(null)}>
            {t("ui-tray-unused")}
          </button>
          <button type="button" class="offer quiet" onClick={onNext}>
            {t("ui-tray-next")}
          </button>
        </div>
      </footer>
    </>
  );
}
