// Times of day and dates, as the reader's language writes them.

import { lang } from "./texts";

/** The time of day, by the 24-hour clock. */
export function clock(at: number): string {
  const format = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(lang.value, format).format(at);
}

/** The time of day; the day, where it was another. */
export function moment(at: number): string {
  const today = new Date(at).toDateString() === new Date().toDateString();
  return today
    ? clock(at)
    : new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" }).format(at);
}
