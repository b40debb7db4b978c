// Setting up a match: what is played, by which house rules, with which dice, and who sits where.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

import { ConsentFields } from "../components/forms/consent-fields";
import { type Answer, FormField } from "../components/forms/form-field";
import { DataFields } from "../components/forms/data-fields";
import { useTries } from "../components/forms/first-fault";
import { NameField } from "../components/forms/name-field";
import { PolicyFields } from "../components/forms/policy-fields";
import { Seg } from "../components/forms/seg";
import { firstPlan, type Plan, SeatPlan } from "../components/seats/seat-plan";
import { levelName, usualLevel } from "../words/people";
import { AppBar } from "../components/shell/app-bar";
import { Banner, OfflineBanner } from "../components/shell/banner";
import { Skeleton } from "../components/shell/empty";
import { Toast } from "../components/shell/toast";
import { accepted, busy, sit } from "../connection/actions";
import { myIdentity } from "../connection/identity";
import { newId } from "../connection/ids";
import { request } from "../connection/socket";
import { gameFront } from "../games/registry";
import type { Field, Form, GameInfo, Policy, Reply } from "../messages";
import { kept } from "../phone/keep";
import { useTitle } from "../phone/turn-signal";
import { replace } from "../route";
import { gameTitle } from "../words/games";
import { say, t } from "../words/texts";

const AT_A_TABLE: Policy = {
  dice: "typed",
  confirm: false,
  window: 10,
  consent: "all",
  lapse: 300,
};
const BY_ONESELF: Policy = { ...AT_A_TABLE, dice: "server" };

const NO_PACKS: ReadonlyArray<string> = [];

type Answers = Readonly<Record<string, Answer>>;

interface NewMatchProps {
  readonly game: GameInfo;
  readonly mode: string | null;
  readonly pack: string | null; // data of one's own to begin with
}

/** The form for the answers so far; the last one stays while the next is asked for. */
export function useForm(
  game: string,
  answers: Answers,
  packs: ReadonlyArray<string> = NO_PACKS,
  table: string | null = null, // whose data is played with
): Form | null {
  const [form, setForm] = useState<Form | null>(null);
  useEffect(() => {
    let wanted = true;
    void askForm(game, answers, packs, table).then((reply) => {
      if (wanted && accepted(reply) && reply.type === "form") setForm(reply.form);
    });
    return () => {
      wanted = false;
    };
  }, [game, answers, packs, table]);
  return form;
}

async function askForm(
  game: string,
  answers: Answers,
  packs: ReadonlyArray<string>,
  table: string | null,
): Promise<Reply> {
  const identity = packs.length > 0 ? await myIdentity() : null;
  return request({ type: "fill_form", game, answers, packs, identity, table });
}

export function NewMatch({ game, mode, pack }: NewMatchProps) {
  const [answers, setAnswers] = useState<Answers>({});
  const [packs, setPacks] = useState<ReadonlyArray<string>>([]);
  const [policy, setPolicy] = useState<Policy>(mode === null ? AT_A_TABLE : BY_ONESELF);
  const [plan, setPlan] = useState<Plan>(firstPlan(game.seats, mode));
  const [level, setLevel] = useState(usualLevel(game.bots) ?? "");
  const [name, setName] = useState(kept("name") ?? "");
  const [tried, noteTry] = useTries();
  const form = useForm(game.id, answers, packs);
  useTitle(gameTitle(game.id));

  const seats = form?.seats ?? game.seats;
  const taken = (sitter: string) => seats.filter((seat) => plan[seat] === sitter);
  const nameless = taken("me").length > 0 && name.trim() === "";
  const ready = form !== null && form.faults.length === 0 && !nameless;
  const create = async () => {
    noteTry();
    if (!ready) return;
    const reply = await sit({
      type: "create_table",
      id: newId(),
      game: game.id,
      answers,
      packs,
      policy,
      name: name.trim() || t("ui-guest"),
      seats: taken("me"),
      bots: taken("bot").map((seat) => ({ seat, level })),
      start: taken("open").length === 0,
    });
    if (reply) replace(`/t/${reply.table}`);
  };
  return (
    <div class="phone">
      <AppBar title={gameTitle(game.id)} sub={t("ui-new-match")} />
      <main class="stack">
        <OfflineBanner />
        {taken("me").length > 0 && (
          <NameField name={name} onChange={setName} missing={tried && nameless} />
        )}
        <section>
          <h2 class="section">{t("ui-seats")}</h2>
          <SeatPlan game={game} seats={seats} plan={plan} onChange={setPlan} />
          {taken("bot").length > 0 && game.bots.length > 1 && (
            <BotLevel levels={game.bots} level={level} onPick={setLevel} />
          )}
        </section>
        <DataFields
          game={game.id}
          first={pack}
          chosen={packs}
          onChoose={(chosen, more) => {
            setPacks(chosen);
            setAnswers(answered({ ...answers, ...more }));
          }}
        />
        {form ? (
          <Fields form={form} answers={answers} tried={tried} onChange={setAnswers} />
        ) : (
          <Skeleton bars={4} />
        )}
        {!gameFront(game.id).diceless && (
          <section>
            <h2 class="section">{t("ui-dice")}</h2>
            <PolicyFields policy={policy} onChange={setPolicy} />
          </section>
        )}
        {taken("open").length > 0 && (
          <section>
            <h2 class="section">{t("ui-agreements")}</h2>
            <ConsentFields policy={policy} seats={seats.length} onChange={setPolicy} />
          </section>
        )}
      </main>
      <footer class="prompt">
        <div class="offers">
          <button
            type="button"
            class="offer primary"
            aria-disabled={form === null || busy.value}
            onClick={() => void create()}
          >
            {t(taken("open").length === 0 ? "ui-create-start" : "ui-create")}
          </button>
        </div>
      </footer>
      <Toast />
    </div>
  );
}

/** Without the answers that were taken back: the form's own stand there again. */
function answered(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== null));
}

interface BotLevelProps {
  readonly levels: ReadonlyArray<string>;
  readonly level: string;
  readonly onPick: (level: string) => void;
}

function BotLevel({ levels, level, onPick }: BotLevelProps) {
  const choices = levels.map((id) => ({ id, label: levelName(id) }));
  return (
    <div class="field">
      <span>{t("ui-bot-level")}</span>
      <Seg label={t("ui-bot-level")} value={level} choices={choices} onPick={onPick} />
    </div>
  );
}

interface FieldsProps {
  readonly form: Form;
  readonly answers: Answers;
  readonly tried: boolean;
  readonly onChange: (answers: Answers) => void;
}

export function Fields({ form, answers, tried, onChange }: FieldsProps) {
  const group = (name: Field["group"]) => form.fields.filter((field) => field.group === name);
  const known = new Set(form.fields.map(({ key }) => key));
  const elsewhere = form.faults.filter(({ where }) => !known.has(where));
  const draw = (fields: ReadonlyArray<Field>) =>
    fields.map((field) => (
      <FormField
        key={field.key}
        field={field}
        answer={answers[field.key] ?? field.default}
        faults={tried || field.key in answers ? form.faults : []}
        onAnswer={(answer) => onChange({ ...answers, [field.key]: answer })}
      />
    ));
  const fold = (name: "house" | "data") => {
    const fields = group(name);
    if (fields.length === 0) return null;
    const faulty = fields.some(({ key }) => form.faults.some(({ where }) => where === key));
    return (
      <Fold
        title={t(name === "house" ? "ui-house-rules" : "ui-form-data")}
        changed={changedIn(fields, answers)}
        open={faulty}
      >
        {name === "data" && <p class="label">{t("ui-form-data-hint")}</p>}
        {draw(fields)}
      </Fold>
    );
  };
  return (
    <>
      {group("option").length > 0 && <section class="fields">{draw(group("option"))}</section>}
      {fold("house")}
      {fold("data")}
      {form.left_out.length > 0 && (
        <Banner>
          {t("ui-form-left-out", { count: form.left_out.length })}{" "}
          <a href="/data">{t("ui-data")}</a>
        </Banner>
      )}
      {tried &&
        elsewhere.map((fault, place) => (
          <Banner key={place} kind="bad">
            <b>{fault.where}</b> {say(fault.text)}
          </Banner>
        ))}
    </>
  );
}

function changedIn(fields: ReadonlyArray<Field>, answers: Answers): number {
  return fields.filter(({ key, default: usual }) => {
    const answer = answers[key];
    return answer !== undefined && answer !== usual;
  }).length;
}

interface FoldProps {
  readonly title: string;
  readonly changed: number;
  readonly open: boolean; // something in it is missing or wrong
  readonly children: ComponentChildren;
}

/** Seldom touched, so folded: how many were changed stands on its outside. */
function Fold({ title, changed, open, children }: FoldProps) {
  return (
    <details class="fold" open={open}>
      <summary>
        {title} <span class="label">{t("ui-house-changed", { changed })}</span>
      </summary>
      <div class="fields">{children}</div>
    </details>
  );
}
