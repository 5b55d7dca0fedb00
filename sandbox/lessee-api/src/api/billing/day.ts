/** Calculation with days as text, `YYYY-MM-DD`; they never become instants of some time zone. */

const DAY_MS = 86_400_000;
const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const text = (date: Date): string => date.toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => text(new Date(utc(day).getTime() + days * DAY_MS));

/** `month` counts from 1 and may lie outside the year: 0 is December of the year before. */
export const dayOf = (year: number, month: number, day: number): string =>
  text(new Date(Date.UTC(year, month - 1, day)));

export const yearOf = (day: string): number => utc(day).getUTCFullYear();
export const monthOf = (day: string): number => utc(day).getUTCMonth() + 1;

export const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Both ends count. */
export const daysFromTo = (start: string, end: string): number =>
  (utc(end).getTime() - utc(start).getTime()) / DAY_MS + 1;

/** The instant at which a clock in Tokyo shows this day and time; Japan has no summer time. */
export const inTokyo = (day: string, time = '00:00:00.000'): Date => new Date(`${day}T${time}+09:00`);
