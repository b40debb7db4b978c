// A finished match from a file, taken in for replay: the other half of the replay page's download.

import { accepted } from "../../connection/actions";
import { decodeReply } from "../../connection/decoder";
import type { Reply, SignedIn } from "../../messages";
import { go } from "../../route";
import { t } from "../../words/texts";
import { Icon } from "../shell/icon";

const LOST: Reply = {
  type: "refused",
  by: "fault",
  text: { key: "ui-refused-offline", values: {} },
  cite: null,
};

export function TakeIn({ signed }: { signed: SignedIn }) {
  const send = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    const reply = await upload(file, signed.token);
    input.value = ""; // or else the same file could not be chosen again
    if (accepted(reply) && reply.type === "table") go(`/t/${reply.table.code}/replay`);
  };
  return (
    <label class="offer quiet upload">
      <Icon name="list" />
      {t("ui-take-in")}
      <input
        type="file"
        accept=".json,application/json"
        onChange={({ currentTarget }) => void send(currentTarget)}
      />
    </label>
  );
}

async function upload(file: File, token: string): Promise<Reply> {
  try {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch("/api/matches", { method: "POST", headers, body: file });
    return decodeReply(await response.json());
  } catch {
    return LOST;
  }
}
