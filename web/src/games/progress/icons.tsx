// Line drawings of Progress: the three types, General, and the power tracks.

const PATHS = {
  S: "M9 4h6M10 4v6l-5 9a1 1 0 001 1.5h12a1 1 0 001-1.5l-5-9V4M8 15h8",
  E: "M12 8.8a3.2 3.2 0 100 6.4 3.2 3.2 0 000-6.4zM12 3v3.500M12 17.500V21M3 12h3.500M17.500 12H21M5.600 5.600l2.500 2.500M15.900 15.900l2.500 2.500M18.400 5.600l-2.500 2.500M8.100 15.900l-2.500 2.500",
  C: "M4 20h16M5 17h14M7 17V9M12 17V9M17 17V9M4 9l8-5 8 5z",
  G: "M12 4a8 8 0 100 16 8 8 0 000-16zM12 8v8M8 12h8",
  prestige:
    "M12 3.500l2.600 5.600 6 .7-4.500 4.100 1.200 6-5.300-3-5.300 3 1.200-6L3.400 9.800l6-.7z",
  population:
    "M9 6a3 3 0 100 6 3 3 0 000-6zM3.500 19c.5-3.500 3-5 5.500-5s5 1.500 5.500 5M15.500 6.500a3 3 0 010 5.500M17.500 14.500c1.800.7 3 2.200 3.300 4.500",
  army: "M12 3l8 3v6c0 5-4 8-8 9.500C8 20 4 17 4 12V6z",
} as const;

export type Sign = keyof typeof PATHS;

export function SignIcon({ sign }: { sign: Sign }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[sign]} />
    </svg>
  );
}
