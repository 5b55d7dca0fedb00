/**
 * The calendar of both the browser and the provider. A day is a text, `YYYY-MM-DD`; an instant becomes a day in Tokyo.
 * dayjs does the calculations, only in this file (docs/adr/0007).
 */
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { TOKYO_AHEAD_HOURS } from './tokyo-zone.ts';

dayjs.extend(utc);

const FORMAT = 'YYYY-MM-DD';

/** Days are calculated in UTC, so that the machine's time zone never shifts them. */
const utcDay = (day: string): Dayjs => dayjs.utc(day);

/** The clock in Tokyo. Added rather than converted: dayjs converts through the machine's zone. */
const tokyoClock = (instant: Date | string): Dayjs => dayjs.utc(instant).add(TOKYO_AHEAD_HOURS, 'hour');

/** The calendar day in Tokyo of an instant. */
export const tokyoDate = (instant: Date | string): string => tokyoClock(instant).format(FORMAT);

/** The time of day in Tokyo of an instant, `HH:mm`. */
export const tokyoTime = (instant: Date | string): string => tokyoClock(instant).format('HH:mm');

/** The instant at which the clock in Tokyo shows this day and time. */
export const inTokyo = (day: string, time = '00:00:00.000'): Date =>
  dayjs.utc(`${day}T${time}`).subtract(TOKYO_AHEAD_HOURS, 'hour').toDate();

/** Today in Tokyo. */
export const todayInTokyo = (): string => tokyoDate(new Date());

export const yearOf = (day: string): number => utcDay(day).year();

/** January is 1. */
export const monthOf = (day: string): number => utcDay(day).month() + 1;

/** Sunday is 0. */
export const weekdayOf = (day: string): number => utcDay(day).day();

export const addDays = (day: string, days: number): string => utcDay(day).add(days, 'day').format(FORMAT);

/** The same day of another month, or that month's last day if it is shorter. */
export const addMonths = (day: string, months: number): string => utcDay(day).add(months, 'month').format(FORMAT);

export const earliest = (first: string, ...others: string[]): string => [first, ...others].sort()[0] ?? first;
export const latest = (first: string, ...others: string[]): string => [first, ...others].sort().at(-1) ?? first;

export const firstOfMonth = (day: string): string => utcDay(day).startOf('month').format(FORMAT);
export const lastOfMonth = (day: string): string => utcDay(day).endOf('month').format(FORMAT);

/** A day by its number, or the month's last day if it is shorter. Month 0 is December of the year before. */
export function dayInMonth(year: number, month: number, number: number): string {
  const first = utcDay(`${year}-01-01`).add(month - 1, 'month');
  return first.date(Math.min(number, first.daysInMonth())).format(FORMAT);
}

/** The days from start to end, including both. */
export const daysInPeriod = (start: string, end: string): number => utcDay(end).diff(utcDay(start), 'day') + 1;
