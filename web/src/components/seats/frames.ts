// The frame of each side: shapes differ, so that ten sides are told apart without any colour.

export const FRAMES: Readonly<Record<string, string>> = {
  blue: "M3 3h18v18H3z",
  orange: "M12 0.5L23.5 12 12 23.5 0.5 12z",
  green: "M12 2a10 10 0 100 20 10 10 0 000-20z",
  plum: "M12 1.5L23 21.5H1z",
  chalk: "M12 1.5l9.1 5.25v10.5L12 22.5l-9.1-5.25V6.75z",
  gold: "M12 0.5l2.9 4.6 5.2-1.4-1.4 5.2 4.8 3.1-4.8 3.1 1.4 5.2-5.2-1.4L12 23.5l-2.9-4.6-5.2 1.4 1.4-5.2L0.5 12l4.8-3.1-1.4-5.2 5.2 1.4z",
  teal: "M2.5 2h19v9.5c0 5.5-4 9-9.5 11.5-5.5-2.5-9.5-6-9.5-11.5z",
  rose: "M7.5 1h9v6.5H23v9h-6.5V23h-9v-6.5H1v-9h6.5z",
  umber: "M0.5 6h23l-4 12.5H4.5z",
  slate: "M12 0.5c5 6 8.5 9.4 8.5 14a8.5 8.5 0 01-17 0c0-4.6 3.5-8 8.5-14z",
};

/** Where a frame's middle lies below the middle of its box, its letter stands lower. */
export const LETTER_AT: Readonly<Record<string, number>> = { plum: 19, slate: 18.5, umber: 15.5 };
export const MIDDLE = 16;
