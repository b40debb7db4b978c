// A phone is a camera too: a picture is taken, made small, brought to the server, and read there.

import { signal } from "@preact/signals";

import { accepted } from "../../connection/actions";
import { decodeReply } from "../../connection/decoder";
import { askOnce } from "../../connection/device-talk";
import { ownToken } from "../../connection/socket";
import { notice, table } from "../../connection/state";
import type { Phrase } from "../../messages";
import { t } from "../../words/texts";
import { Icon } from "../shell/icon";
import { shrink } from "./shrink";

type Stage = "idle" | "sending" | "reading";
const stage = signal<Stage>("idle");

export function PhotoButton({ device }: { device: string }) {
  const now = stage.value;
  const still = now !== "idle";
  return (
    <div class="offers">
      <label class={`offer primary photo-button${still ? " no" : ""}`}>
        <Icon name="camera" />
        {t(now === "idle" ? "ui-photo-take" : `ui-photo-${now}`)}
        <input
          class="sr"
          type="file"
          accept="image/*"
          capture="environment"
          disabled={still}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) void read(device, file);
            currentTarget.value = ""; // the same file may be chosen again
          }}
        />
      </label>
    </div>
  );
}

async function read(device: string, file: File): Promise<void> {
  stage.value = "sending";
  const hash = await bring(file);
  if (hash !== null) {
    stage.value = "reading";
    const said = await askOnce(device, { type: "read_photo", evidence: hash });
    if (said.type === "no") complain(said.why);
  }
  stage.value = "idle";
}

/** The hash by which the server keeps the picture; null: it said why not. */
async function bring(file: File): Promise<string | null> {
  const shrunk = await shrink(file);
  if (!shrunk.done) return complain({ key: shrunk.why, values: {} });
  const match = table.peek()?.match ?? "";
  try {
    const headers = { Authorization: `Bearer ${ownToken() ?? ""}` };
    const init = { method: "POST", headers, body: shrunk.jpeg };
    const reply = decodeReply(await (await fetch(`/api/evidence?match=${match}`, init)).json());
    return accepted(reply) && reply.type === "kept" ? reply.hash : null;
  } catch {
    return complain({ key: "ui-refused-offline", values: {} });
  }
}

function complain(text: Phrase): null {
  notice.value = { kind: "bad", text };
  return null;
}
