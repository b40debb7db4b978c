// Line drawings on a 24-grid that take the colour of their text.

const PATHS = {
  back: "M15 5l-7 7 7 7",
  forward: "M9 5l7 7-7 7",
  down: "M5 9l7 7 7-7",
  menu: "M12 5.5v.01M12 12v.01M12 18.5v.01",
  close: "M6 6l12 12M18 6L6 18",
  tick: "M5 12.5l4.5 4.5L19 7",
  eye: "M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 9.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5z",
  lock: "M6.5 11h11A1.5 1.5 0 0119 12.5v6a1.5 1.5 0 01-1.5 1.5h-11A1.5 1.5 0 015 18.5v-6A1.5 1.5 0 016.5 11zM8 11V8a4 4 0 018 0v3",
  whistle: "M9 8.5a5.5 5.5 0 105.5 5.5M13 10h8V7H9a7 7 0 00-4 2.6M9 14h.01",
  screen:
    "M4.5 4h15A1.5 1.5 0 0121 5.5v9a1.5 1.5 0 01-1.5 1.5h-15A1.5 1.5 0 013 14.5v-9A1.5 1.5 0 014.5 4zM8 20h8M12 16v4",
  undo: "M9 14l-5-5 5-5M4 9h10a6 6 0 010 12h-3",
  redo: "M15 14l5-5-5-5M20 9H10a6 6 0 000 12h3",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  mirror: "M12 3v18M9 7L4 17h5zM15 7l5 10h-5z",
  print: "M7 8V3h10v5M7 17H4V9h16v8h-3M7 14h10v7H7z",
  share: "M12 15V4M8 8l4-4 4 4M5 12v8h14v-8",
  group: "M4 4h9v9H4zM11 11h9v9h-9z",
  corners: "M5 7l12-2 3 9-8 6-8-5zM5 7v.01M17 5v.01M20 14v.01M12 20v.01M4 15v.01",
  ruler: "M3 16L16 3l5 5L8 21zM7.500 11.500l2 2M10.500 8.500l2 2M13.500 5.500l2 2",
  map: "M4 6l5-2 6 2 5-2v14l-5 2-6-2-5 2zM9 4v14M15 6v14",
  again: "M20 12a8 8 0 11-2.5-5.8M20 3v5h-5",
  warn: "M12 4l9 16H3zM12 10v4M12 17v.01",
  offline: "M2 8.5a15 15 0 0120 0M5.5 12.5a10 10 0 0113 0M9 16.3a5 5 0 016 0M12 20v.01",
  book: "M4 5.5C7 4 10 4.5 12 6.5c2-2 5-2.5 8-1V19c-3-1.5-6-1-8 1-2-2-5-2.5-8-1zM12 6.5V20",
  list: "M8 6h12M8 12h12M8 18h12M4 6v.01M4 12v.01M4 18v.01",
  phone:
    "M8 3h8a1.5 1.5 0 011.5 1.5v15A1.5 1.5 0 0116 21H8a1.5 1.5 0 01-1.5-1.5v-15A1.5 1.5 0 018 3zM11 18h2",
  flag: "M6 21V4h12l-3 4 3 4H6",
  hand: "M8 12V5.500a1.400 1.400 0 012.800 0V11M10.800 11V4.200a1.400 1.400 0 012.800 0V11M13.600 11V5.500a1.400 1.400 0 012.800 0V13M16.400 9a1.300 1.300 0 012.600 0v5c0 4-2.500 7-6.500 7-3 0-4.500-1.500-6-4L4 12.500c-.7-1.300.9-2.500 2-1.500l2 2.500",
  hands: "M3 12l4-5 5 2 5-2 4 5-4 5-2-2M12 9l-3 4 2 1 3-2 4 4-3 3-5-1-4-4",
  stop: "M6 6h12v12H6z",
  target:
    "M12 5a7 7 0 100 14 7 7 0 000-14zM12 10a2 2 0 100 4 2 2 0 000-4zM12 2v5M12 17v5M2 12h5M17 12h5",
  play: "M7 5l12 7-12 7z",
  pause: "M8 5v14M16 5v14",
  bot: "M6 9h12a1 1 0 011 1v8a1 1 0 01-1 1H6a1 1 0 01-1-1v-8a1 1 0 011-1zM12 9V5M12 4v.01M9.5 13.5v.01M14.5 13.5v.01M9.5 16.5h5",
  people:
    "M9 5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM2.5 19c.8-3.5 3.300-5 6.5-5s5.700 1.5 6.5 5M16 5.5a3.5 3.5 0 010 6.5M18.5 14.5c1.700.8 2.700 2.300 3 4.5",
  speech:
    "M5 5h14a1.5 1.5 0 011.5 1.5v8A1.5 1.5 0 0119 16h-7l-4.5 4v-4H5a1.5 1.5 0 01-1.5-1.5v-8A1.5 1.5 0 015 5z",
  wait: "M12 4a8 8 0 100 16 8 8 0 000-16zM12 8v4l3 2",
  save: "M12 4v11M7 10.5l5 5 5-5M4 20h16",
  camera: "M4 8h3l2-3h6l2 3h3v11H4zM12 9.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7z",
  tray: "M4 7h16v10H4zM8 12v.01M12 12v.01M16 12v.01",
  plug: "M9 3v5M15 3v5M6 8h12v3a6 6 0 01-12 0zM12 17v4",
  plus: "M12 5v14M5 12h14",
  trash: "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13",
  bulb: "M12 3v2M5 6l1.5 1.5M19 6l-1.5 1.5M3 13h2M19 13h2M9 18h6M10 21h4M12 8a5 5 0 00-3 9h6a5 5 0 00-3-9z",
  die: "M6 4h12a2 2 0 012 2v12a2 2 0 01-2 2H6a2 2 0 01-2-2V6a2 2 0 012-2zM8.5 8.5v.01M15.5 15.5v.01M12 12v.01",
} as const;

const DOTS: ReadonlySet<string> = new Set(["menu", "die", "list", "tray"]);

export type IconName = keyof typeof PATHS;

export function Icon({ name, solid = false }: { name: IconName; solid?: boolean }) {
  return (
    <svg
      class={`icon${solid ? " solid" : ""}${DOTS.has(name) ? " dots" : ""}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
