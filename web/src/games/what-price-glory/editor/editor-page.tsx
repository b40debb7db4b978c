// The page around an editor: it opens what is to be edited, says when that failed, and offers it again.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

import { AppBar } from "../../../components/shell/app-bar";
import { OfflineBanner } from "../../../components/shell/banner";
import { Skeleton } from "../../../components/shell/empty";
import { Toast } from "../../../components/shell/toast";
import { connection } from "../../../connection/state";
import { useTitle } from "../../../phone/turn-signal";
import { Failed } from "./save-bar";
import "../styles";
import "./editor.css";

interface EditorPageProps<T> {
  readonly title: string;
  readonly failed: "wpg-ed-failed" | "wpg-ed-cards-failed";
  readonly open: () => Promise<T | null>;
  readonly children: (opened: T) => ComponentChildren;
}

export function EditorPage<T extends object>(props: EditorPageProps<T>) {
  const [opened, setOpened] = useState<T | "failed" | null>(null);
  const online = connection.value === "on";
  useEffect(() => {
    if (online && opened === null) void props.open().then((found) => setOpened(found ?? "failed"));
  }, [online, opened]);
  useTitle(props.title);
  return (
    <div class="wpg-editor">
      <AppBar title={props.title} back="/data" />
      {opened !== null && opened !== "failed" ? (
        props.children(opened)
      ) : (
        <main>
          <OfflineBanner />
          {opened === "failed" ? (
            <Failed text={props.failed} onAgain={() => setOpened(null)} />
          ) : (
            <Skeleton bars={5} />
          )}
        </main>
      )}
      <Toast />
    </div>
  );
}
