// A few choices side by side, one of them on.

export interface SegChoice<T extends string> {
  readonly id: T;
  readonly label: string;
  readonly spoken?: string; // where the label is an abbreviation
}

interface SegProps<T extends string> {
  readonly label: string;
  readonly value: T | null;
  readonly choices: ReadonlyArray<SegChoice<T>>;
  readonly onPick: (id: T) => void;
  readonly class?: string;
}

export function Seg<T extends string>(props: SegProps<T>) {
  return (
    <div class={`seg ${props.class ?? ""}`} role="group" aria-label={props.label}>
      {props.choices.map((choice) => (
        <button
          key={choice.id}
          type="button"
          class={choice.id === props.value ? "on" : ""}
          aria-pressed={choice.id === props.value}
          aria-label={choice.spoken}
          onClick={() => props.onPick(choice.id)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
