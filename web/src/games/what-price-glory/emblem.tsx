// The game on the start page.

/** A trench between two sides, with wire before it. */
export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 72 64" aria-hidden="true" fill="none" stroke="var(--ink2)">
      <path d="M4 34h10v-8h12v8h12v-8h12v8h18" stroke-width="3" />
      <path d="M4 46c4-5 8-5 12 0s8 5 12 0 8-5 12 0 8 5 12 0 8-5 12 0" />
      <rect x="12" y="8" width="18" height="12" fill="var(--blue)" stroke="none" />
      <path d="M40 14l5-6h12l5 6-5 6H45z" fill="var(--orange)" stroke="none" />
    </svg>
  );
}
