// The live picture of a camera: asked for again and again while somebody looks at it.

import { useEffect, useState } from "preact/hooks";

import { askDevice, type Said } from "../../connection/device-talk";
import type { Phrase, TalkPicture } from "../../messages";

const SECONDS = 60; // of pictures for one request
const AGAIN_MS = 3000; // after a refusal

export interface Live {
  readonly picture: TalkPicture | null;
  readonly why: Phrase | null; // why there is none
}

const NOTHING: Live = { picture: null, why: null };

/** What a device sees now; nothing without a device. */
export function useLook(device: string | null, part: string | null = null): Live {
  const [live, setLive] = useState<Live>(NOTHING);
  useEffect(() => {
    setLive(NOTHING);
    return device === null ? undefined : look(device, part, setLive);
  }, [device, part]);
  return live;
}

/** Show pictures until stopped. */
function look(device: string, part: string | null, show: (live: Live) => void): () => void {
  let timer = 0;
  let stop: () => void = () => undefined;
  const again = (after: number) => {
    clearTimeout(timer);
    timer = window.setTimeout(ask, after);
  };
  const hear = (said: Said) => {
    if (said.type === "picture") show({ picture: said, why: null });
    if (said.type === "no") show({ picture: null, why: said.why });
  };
  const ask = () => {
    stop();
    again(SECONDS * 1000);
    stop = askDevice(device, { type: "look", seconds: SECONDS, part }, hear, (why) => {
      show({ picture: null, why });
      again(AGAIN_MS);
    });
  };
  ask();
  return () => {
    clearTimeout(timer);
    stop();
  };
}

export function dataUrl(picture: TalkPicture): string {
  return `data:image/jpeg;base64,${picture.jpeg}`;
}
