import { tokyoDate, tokyoTime, weekdayOf } from './calendar.ts';
import { t } from './message.ts';

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const;

/** For a day or instant that could not be read: it is empty. */
const notThere = () => t('common.notAvailable');

/** `2026-12-01` → `2026/12/01` [2.99]. */
export function formatDate(date: string): string {
  if (date === '') return notThere();
  const [YYYY, MM, DD] = dateParts(date);
  return t('format.date', { YYYY, MM, DD });
}

/** `2026-12-01` → `2026/12/01（火）`. */
export function formatDateWeekday(date: string): string {
  if (date === '') return notThere();
  const [YYYY, MM, DD] = dateParts(date);
  return t('format.dateWeekday', { YYYY, MM, DD, weekday: weekdayName(date) });
}

/** Two days → `2026/12/01〜2027/03/31`. */
export const formatPeriod = (start: string, end: string): string =>
  t('common.period', { start: formatDate(start), end: formatDate(end) });

/** An instant → its day in Tokyo, `2026/12/01`. */
export const formatInstantDate = (instant: string): string => formatDate(instant && tokyoDate(instant));

/** An instant → `2026/12/01（火）22:00` in Tokyo [2.98]. */
export function formatInstant(instant: string): string {
  if (instant === '') return notThere();
  const day = tokyoDate(instant);
  const [YYYY, MM, DD] = dateParts(day);
  const [HH = '', mm = ''] = tokyoTime(instant).split(':');
  return t('format.dateTimeWeekday', { YYYY, MM, DD, weekday: weekdayName(day), HH, mm });
}

/** An instant → `2026/12/01 22:00` in Tokyo, beside a name. */
export function formatInstantShort(instant: string): string {
  const [HH = '', mm = ''] = tokyoTime(instant).split(':');
  return t('format.dateTime', { date: formatInstantDate(instant), HH, mm });
}

/** Where `1234567` has a comma. Not by `Intl`: its first formatter takes as long as the start of React. */
const BEFORE_THREE_DIGITS = /\B(?=(?:\d{3})+$)/g;

/** 5000 → `5,000`; what is no integer is rounded. */
export const formatNumber = (amount: number): string => String(Math.round(amount)).replace(BEFORE_THREE_DIGITS, ',');

/** 42000 → `42,000円`. */
export const formatYen = (yen: number): string => t('common.yen', { amount: formatNumber(yen) });

/** Minutes on foot → `徒歩3分`, `徒歩1分未満`. */
export const formatWalk = (minutes: number): string =>
  minutes < 1 ? t('estimate.minutesUnder1') : t('estimate.minutesOnFoot', { minutes });

const BYTES_PER_MB = 1_000_000;

/** Bytes → `1.4MB`, below a megabyte `300KB` (at least 1). */
export function formatFileSize(bytes: number): string {
  if (bytes < BYTES_PER_MB) return t('format.fileSizeSmall', { size: Math.max(1, Math.round(bytes / 1000)) });
  return t('format.fileSize', { size: (bytes / BYTES_PER_MB).toFixed(1) });
}

function dateParts(date: string): [string, string, string] {
  const [year = '', month = '', day = ''] = date.split('-');
  return [year, month, day];
}

const weekdayName = (date: string): string => WEEKDAYS[weekdayOf(date)] ?? '';
