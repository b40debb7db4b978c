// The game on the start page.

/** One army stands, one lies behind its earthwork. */
export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 72 64" aria-hidden="true" fill="none" stroke="var(--ink2)">
      <path d="M4 13c11-5 18 5 30 0s20 4 34 0" stroke-dasharray="6 2.5 1.5 2.5" />
      <path d="M4 53c13 5 20-4 32 0s18-3 32 1" stroke-dasharray="6 2.5 1.5 2.5" />
      <rect x="14" y="20" width="14" height="26" fill="var(--blue)" stroke="none" />
      <rect x="38" y="32" width="26" height="14" fill="var(--orange)" stroke="none" />
      <path d="M36 50h4v-2h4v2h4v-2h4v2h4v-2h4v2h4v-2" />
    </svg>
  );
}
