// The game on the start page.

/** Four steps up, a discovery on each. */
export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 72 64" aria-hidden="true" fill="none" stroke="var(--ink2)">
      <path d="M14 50h14V38h14V26h14V14" />
      <g stroke="none">
        <circle cx="14" cy="50" r="5" fill="var(--green)" />
        <circle cx="28" cy="38" r="5" fill="var(--plum)" />
        <circle cx="42" cy="26" r="5" fill="var(--blue)" />
        <circle cx="56" cy="14" r="5" fill="var(--orange)" />
      </g>
    </svg>
  );
}
