// What waits for the referee: a decision the rules leave to them, and a proposal they may decide.
// Where no referee is about, the players propose one of the same offers.

import { useEffect, useState } from "preact/hooks";

import { busy, change } from "../../connection/actions";
import { asRecord } from "../../connection/decoder";
import { request } from "../../connection/socket";
import type { Offer, Present } from "../../messages";
import { say, t } from "../../words/texts";
import { ProposalCard } from "../prompt/proposal-card";
import type { CardProps } from "../told/told-card";
import { TermText } from "../rules/term-text";

const REFEREE = "referee";

/** What the referee may decide now; everybody may know that. */
function useOffers(now: Present): ReadonlyArray<Offer> {
  const [offers, setOffers] = useState<ReadonlyArray<Offer>>([]);
  const decision = waitsForReferee(now) && now.pending.type === "decide" ? now.pending.id : null;
  useEffect(() => {
    setOffers([]);
    if (decision === null) return undefined;
    let wanted = true;
    void request({ type: "list_offers", match: now.match, seat: REFEREE, about: null }).then(
      (reply) => wanted && reply.type === "offers" && setOffers(reply.offers),
    );
    return () => {
      wanted = false;
    };
  }, [now.match, decision]);
  return offers;
}

export function waitsForReferee(now: Present): boolean {
  return now.result === null && now.pending.type === "decide" && now.pending.by === "referee";
}

interface ChoicesProps {
  readonly now: Present;
  readonly onPick: (action: Readonly<Record<string, unknown>>, decision: string) => void;
}

function Choices({ now, onPick }: ChoicesProps) {
  const offers = useOffers(now);
  const { pending } = now;
  if (pending.type !== "decide") return null;
  return (
    <div class={`offers${offers.length > 3 ? " many" : ""}`}>
      {offers.map((offer, place) => (
        <button
          key={place}
          type="button"
          class="offer"
          aria-disabled={busy.value}
          onClick={() => !busy.value && onPick(asRecord(offer.action), pending.id)}
        >
          {say(offer.label, now.view.names)}
        </button>
      ))}
    </div>
  );
}

/** On the referee's page. */
export function RefereeDecision({ now }: { now: Present }) {
  if (!waitsForReferee(now)) return null;
  return (
    <section class="q">
      <span class="chip bad">{t("ui-judge")}</span>
      <h2 class="map-name">
        <TermText text={say(now.view.prompt, now.view.names)} />
      </h2>
      <Choices
        now={now}
        onPick={(action, decision) => void change({ type: "act", seat: REFEREE, decision, action })}
      />
    </section>
  );
}

/** In a player's prompt: to settle it without a referee, everybody must agree. */
export function SettleTogether({ now, seat }: { now: Present; seat: string }) {
  return (
    <div class="settle">
      <p class="small muted">{t("ui-settle-hint")}</p>
      <Choices
        now={now}
        onPick={(action) => void change({ type: "propose", seat, what: "settle", action })}
      />
    </div>
  );
}

/** The open proposal, for the referee, who may always decide it. */
export function DecideProposal(props: Pick<CardProps, "game" | "props"> & { now: Present }) {
  const { now } = props;
  const open = now.proposal;
  if (!open || now.result) return null;
  const decide = (yes: boolean) => {
    if (!busy.value) void change({ type: "decide_proposal", yes, seen: now.seq });
  };
  return (
    <section class="panel pad">
      <ProposalCard {...props} open={open} />
      <div class="offers">
        <button type="button" class="offer" onClick={() => decide(false)}>
          {t("ui-decide-no")}
        </button>
        <button type="button" class="offer primary wide" onClick={() => decide(true)}>
          {t("ui-decide-yes")}
        </button>
      </div>
    </section>
  );
}
