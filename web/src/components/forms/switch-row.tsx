// Yes or no: the whole row is the target.

interface SwitchRowProps {
  readonly label: string;
  readonly help?: string | null;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function SwitchRow({ label, help, on, onChange }: SwitchRowProps) {
  return (
    <button
      type="button"
      class="switch-row"
      role="switch"
      aria-checked={on}
      onClick={() => onChange(!on)}
    >
      <span class="grow">
        {label}
        {help && <span class="label">{help}</span>}
      </span>
      <span class={`switch${on ? " on" : ""}`} aria-hidden="true" />
    </button>
  );
}
