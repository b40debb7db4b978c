// The button that sends what was chosen: dashed until it is whole, at rest while a tap is on its way.

import type { ComponentChildren } from "preact";

interface SendButtonProps {
  readonly still: boolean;
  readonly ready?: boolean;
  readonly onSend: () => void;
  readonly children: ComponentChildren;
}

export function SendButton({ still, ready = true, onSend, children }: SendButtonProps) {
  return (
    <button
      type="button"
      class={`offer wide ${ready ? "primary" : "no"}`}
      aria-disabled={!ready || still}
      onClick={() => ready && !still && onSend()}
    >
      {children}
    </button>
  );
}
