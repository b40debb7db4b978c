// Who was given a token, and taking it back: those at one table, or those who run the event.

import type { HolderInfo } from "../../messages";
import { t } from "../../words/texts";
import { moment } from "../../words/times";
import { SeatFrame } from "../seats/seat-badge";
import { ConfirmSheet } from "../sheets/confirm-sheet";
import { Icon, type IconName } from "../shell/icon";

const WARNING: Readonly<Record<HolderInfo["role"], string>> = {
  player: "ui-confirm-revoke",
  watcher: "ui-confirm-send-away",
  referee: "ui-confirm-office",
  organiser: "ui-confirm-office",
  device: "ui-confirm-office",
};

interface HoldersProps {
  readonly title: string;
  readonly hint?: string;
  readonly holders: ReadonlyArray<HolderInfo>;
  readonly onRevoke: (holder: HolderInfo) => void;
}

export function Holders({ title, hint, holders, onRevoke }: HoldersProps) {
  if (holders.length === 0) return null;
  return (
    <section>
      <h2 class="section">{title}</h2>
      {hint && <p class="small muted">{hint}</p>}
      <div class="panel rowlist">
        {holders.map((holder) => (
          <HolderRow key={holder.id} holder={holder} onRevoke={onRevoke} />
        ))}
      </div>
    </section>
  );
}

interface RevokeSheetProps {
  readonly holder: HolderInfo;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Stands beside the page's main part, as every sheet does. */
export function RevokeSheet({ holder, onYes, onClose }: RevokeSheetProps) {
  const text = t(WARNING[holder.role], { name: holderName(holder) });
  return (
    <ConfirmSheet
      title={t("ui-revoke")}
      text={text}
      yes={t("ui-revoke")}
      danger
      onYes={onYes}
      onClose={onClose}
    />
  );
}

interface HolderRowProps {
  readonly holder: HolderInfo;
  readonly onRevoke: (holder: HolderInfo) => void;
}

function HolderRow({ holder, onRevoke }: HolderRowProps) {
  const { seats, here, own, since } = holder;
  return (
    <div>
      <span class="badge">
        {seats.map((seat) => (
          <SeatFrame key={seat} seat={seat} />
        ))}
        {seats.length === 0 && <Icon name={icon(holder)} />}
      </span>
      <span class="grow">
        <b>{holderName(holder)}</b>
        <span class="label block">
          {holder.name !== "" && `${roleName(holder)} · `}
          {here && !own ? t("ui-connected") : t("ui-since", { time: moment(since * 1000) })}
        </span>
      </span>
      {own ? (
        <span class="chip ok">{t("ui-own")}</span>
      ) : (
        <button type="button" class="offer danger" onClick={() => onRevoke(holder)}>
          {t("ui-revoke")}
        </button>
      )}
    </div>
  );
}

function holderName(holder: HolderInfo): string {
  return holder.name === "" ? roleName(holder) : holder.name;
}

function roleName({ role, screen }: HolderInfo): string {
  return screen ? t("ui-screen") : t(`ui-role-${role}`);
}

function icon({ role, screen }: HolderInfo): IconName {
  if (screen) return "screen";
  if (role === "watcher") return "eye";
  if (role === "device") return "bot";
  return role === "player" ? "people" : "whistle";
}
