// The story of a finished match, asked for when its end is final.

import { useEffect, useState } from "preact/hooks";

import { request } from "../../connection/socket";
import type { StoryReply } from "../../messages";

/** Null: there is none yet, as the end may still be taken back. */
export function useStory(match: string, final: boolean): StoryReply | null {
  const [told, setTold] = useState<StoryReply | null>(null);
  useEffect(() => {
    if (!final) return undefined;
    let wanted = true;
    void request({ type: "read_story", match }).then((reply) => {
      if (wanted && reply.type === "story") setTold(reply);
    });
    return () => {
      wanted = false;
    };
  }, [match, final]);
  return told?.match === match ? told : null;
}
