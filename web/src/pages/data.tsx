// Your data: boards, scenarios, units and lists of one's own, on this server.

import { useState } from "preact/hooks";

import { CodeField } from "../components/forms/code-field";
import { ConfirmSheet } from "../components/sheets/confirm-sheet";
import { AppBar } from "../components/shell/app-bar";
import { Banner, OfflineBanner } from "../components/shell/banner";
import { Empty, Skeleton } from "../components/shell/empty";
import { Icon } from "../components/shell/icon";
import { Toast } from "../components/shell/toast";
import { forgetMe } from "../connection/identity";
import { deletePack, kindOf, organiserToken, useAllPacks, usePacks } from "../connection/packs";
import type { PackFile, PackInfo, PackKindInfo } from "../messages";
import { useTitle } from "../phone/turn-signal";
import { go } from "../route";
import { gameTitle } from "../words/games";
import { say, t } from "../words/texts";
import { moment } from "../words/times";

type Kinds = ReadonlyArray<PackKindInfo>;

export function DataPage({ game }: { game: string | null }) {
  useTitle(t("ui-data"));
  const [times, setTimes] = useState(0);
  const packs = usePacks(game, times);
  const again = () => setTimes((n) => n + 1);
  return (
    <div class="phone">
      <AppBar
        title={t("ui-data")}
        {...(game ? { sub: gameTitle(game), back: `/new/${game}` } : {})}
      />
      <main class="stack data">
        <OfflineBanner />
        <p class="small muted">{t("ui-data-hint")}</p>
        {packs === null ? (
          <Skeleton />
        ) : (
          <>
            <Own packs={packs.packs} kinds={packs.kinds} />
            <NewPack kinds={packs.kinds} />
            <ByCode />
            <Files files={packs.files} />
          </>
        )}
        <Everybody refresh={times} onChange={again} />
        <ForgetMe onDone={again} />
      </main>
      <Toast />
    </div>
  );
}

function Own({ packs, kinds }: { packs: ReadonlyArray<PackInfo>; kinds: Kinds }) {
  if (packs.length === 0) {
    return <Empty icon="save" title={t("ui-data-empty")} hint={t("ui-data-empty-hint")} />;
  }
  return (
    <div class="panel rowlist">
      {packs.map((pack) => (
        <a key={pack.id} class="row" href={`/data/pack/${pack.id}`}>
          <PackLine pack={pack} kinds={kinds} />
          <Icon name="forward" />
        </a>
      ))}
    </div>
  );
}

/** Name, kind, game, version; and that it is a draft. */
function PackLine({ pack, kinds }: { pack: PackInfo; kinds: Kinds }) {
  const kind = kindOf(kinds, pack.game, pack.kind);
  const facts = [
    kind ? say(kind.label) : pack.kind,
    gameTitle(pack.game),
    t("ui-data-version", { version: pack.version }),
    moment(pack.changed * 1000),
  ];
  return (
    <span class="grow">
      <b>{pack.name}</b>
      <small class="label">{facts.join(" · ")}</small>
      {pack.faults > 0 && <small class="fault">{t("ui-data-draft", { count: pack.faults })}</small>}
    </span>
  );
}

function NewPack({ kinds }: { kinds: Kinds }) {
  return (
    <section>
      <h2 class="section">{t("ui-data-new")}</h2>
      <div class="panel rowlist">
        {kinds.map((kind) => (
          <a
            key={`${kind.game} ${kind.kind}`}
            class="row"
            href={`/data/new/${kind.kind}?game=${kind.game}`}
          >
            <span class="grow">
              <b>{say(kind.label)}</b>
              <small class="label">{`${gameTitle(kind.game)} · ${say(kind.hint)}`}</small>
            </span>
            <Icon name="forward" />
          </a>
        ))}
      </div>
    </section>
  );
}

/** What somebody else shares: by the letters under their QR code. */
function ByCode() {
  const [code, setCode] = useState("");
  const ready = code.trim().length >= 6;
  return (
    <section>
      <h2 class="section">{t("ui-data-code")}</h2>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) go(`/data/${encodeURIComponent(code.trim().toUpperCase())}`);
        }}
      >
        <CodeField label={t("ui-data-code-label")} value={code} fault={null} onInput={setCode} />
        <div class="offers">
          <button type="submit" class={`offer ${ready ? "primary" : "no"}`} aria-disabled={!ready}>
            {t("ui-data-fetch")}
          </button>
        </div>
      </form>
    </section>
  );
}

/** Files in the server's own folder: there for every match, changed by whoever runs the server. */
function Files({ files }: { files: ReadonlyArray<PackFile> }) {
  if (files.length === 0) return null;
  return (
    <section>
      <h2 class="section">{t("ui-data-files")}</h2>
      <div class="panel rowlist">
        {files.map((file) => (
          <div key={`${file.game} ${file.name}`}>
            <span class="grow">
              <b>{file.name}</b>
              <small class="label">{gameTitle(file.game)}</small>
              {file.faults.map((fault, place) => (
                <small key={place} class="fault">
                  {fault.where}: {say(fault.text)}
                </small>
              ))}
            </span>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The organiser may delete anybody's. */
function Everybody({ refresh, onChange }: { refresh: number; onChange: () => void }) {
  const all = useAllPacks(refresh);
  const [asked, setAsked] = useState<PackInfo | null>(null);
  const token = organiserToken();
  if (all === null || token === null || all.packs.length === 0) return null;
  return (
    <section>
      <h2 class="section">{t("ui-data-all")}</h2>
      {all.more > 0 && <p class="label">{t("ui-data-more", { count: all.more })}</p>}
      <div class="panel rowlist">
        {all.packs.map((pack) => (
          <div key={pack.id}>
            <PackLine pack={pack} kinds={all.kinds} />
            <button type="button" class="offer danger" onClick={() => setAsked(pack)}>
              {t("ui-data-delete")}
            </button>
          </div>
        ))}
      </div>
      {asked && (
        <DeleteSheet
          name={asked.name}
          onYes={() => void deletePack(asked.id, token).then(onChange)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

interface DeleteSheetProps {
  readonly name: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

export function DeleteSheet({ name, onYes, onClose }: DeleteSheetProps) {
  return (
    <ConfirmSheet
      title={t("ui-data-delete-title", { name })}
      text={t("ui-data-delete-text")}
      yes={t("ui-data-delete")}
      danger
      onYes={onYes}
      onClose={onClose}
    />
  );
}

/** The phone is somebody at every table, until it says otherwise. */
function ForgetMe({ onDone }: { onDone: () => void }) {
  const [asked, setAsked] = useState(false);
  const [done, setDone] = useState(false);
  const forget = async () => {
    if (!(await forgetMe())) return;
    setDone(true);
    onDone();
  };
  return (
    <section>
      <h2 class="section">{t("ui-identity")}</h2>
      <p class="small muted">{t("ui-identity-hint")}</p>
      {done && <Banner kind="ok">{t("ui-identity-forgotten")}</Banner>}
      <div class="offers">
        <button type="button" class="offer quiet" onClick={() => setAsked(true)}>
          {t("ui-identity-forget")}
        </button>
      </div>
      {asked && (
        <ConfirmSheet
          title={t("ui-identity-forget")}
          text={t("ui-identity-forget-text")}
          yes={t("ui-identity-forget")}
          danger
          onYes={() => void forget()}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  );
}
