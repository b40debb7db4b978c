// Placeholders: an empty state with a hint, and a loading skeleton.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

import { t } from "../../words/texts";
import { Icon, type IconName } from "./icon";

interface EmptyProps {
  readonly icon: IconName;
  readonly title: string;
  readonly hint: string;
  readonly children?: ComponentChildren;
}

export function Empty({ icon, title, hint, children }: EmptyProps) {
  return (
    <div class="empty">
      <Icon name={icon} />
      <b>{title}</b>
      <p class="small muted">{hint}</p>
      {children}
    </div>
  );
}

/** A loading skeleton, shown after 200 ms so that a quick answer does not flicker. */
export function Skeleton({ bars = 3 }: { bars?: number }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 200);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return <div class="skeleton" aria-busy="true" />;
  return (
    <div class="skeleton panel" role="status" aria-busy="true">
      <span class="sr">{t("ui-loading")}</span>
      {Array.from({ length: bars }, (_, bar) => (
        <div key={bar} class="skel" style={{ width: `${90 - ((bar * 23) % 50)}%` }} />
      ))}
    </div>
  );
}
