import { t } from './message.ts';

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'] as const;
const tokyo = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Tokyo',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** The calendar day in Tokyo of an instant, `YYYY-MM-DD`. */
export function tokyoDate(instant: Date | string): string {
  const { year, month, day } = tokyoParts(instant);
  return `${year}-${month}-${day}`;
}

/** Today in Tokyo, `YYYY-MM-DD`. */
export const todayInTokyo = (): string => tokyoDate(new Date());

/** `2026-12-01` → `2026/12/01` [2.99]. */
export function formatDate(date: string): string {
  const [YYYY, MM, DD] = dateParts(date);
  return t('format.date', { YYYY, MM, DD });
}

/** `2026-12-01` → `2026/12/01（火）`. */
export function formatDateWeekday(date: string): string {
  const [YYYY, MM, DD] = dateParts(date);
  return t('format.dateWeekday', { YYYY, MM, DD, weekday: weekdayOf(date) });
}

/** Two days → `2026/12/01〜2027/03/31`. */
export const formatPeriod = (start: string, end: string): string =>
  t('common.period', { start: formatDate(start), end: formatDate(end) });

/** An instant → its day in Tokyo, `2026/12/01`. */
export const formatInstantDate = (instant: string): string => formatDate(tokyoDate(instant));

/** An instant → `2026/12/01（火）22:00` in Tokyo [2.98]. */
export function formatInstant(instant: string): string {
  const { year, month, day, hour, minute } = tokyoParts(instant);
  const weekday = weekdayOf(`${year}-${month}-${day}`);
  return t('format.dateTimeWeekday', { YYYY: year, MM: month, DD: day, weekday, HH: hour, mm: minute });
}

const grouped = new Intl.NumberFormat('ja-JP', { maximumFractionDigits: 0 });

/** 42000 → `42,000円`. */
export const formatYen = (yen: number): string => t('common.yen', { amount: grouped.format(yen) });

/** 5000 → `5,000`. */
export const formatNumber = (value: number): string => grouped.format(value);

const BYTES_PER_MB = 1_000_000;

/** Bytes → `1.4MB`, below a megabyte `300KB` (at least 1). */
export function formatFileSize(bytes: number): string {
  if (bytes < BYTES_PER_MB) return t('format.fileSizeSmall', { size: Math.max(1, Math.round(bytes / 1000)) });
  return t('format.fileSize', { size: (bytes / BYTES_PER_MB).toFixed(1) });
}

/** Graphemes, as a person counts them: 𠮷 and 👨‍👩‍👧 are one each. */
export const countGraphemes = (text: string): number => [...new Intl.Segmenter('ja').segment(text)].length;

/** The days from start to end, both counted. */
export function daysInPeriod(start: string, end: string): number {
  return Math.round((Date.parse(`${end}T00:00:00Z`) - Date.parse(`${start}T00:00:00Z`)) / 86_400_000) + 1;
}

function dateParts(date: string): [string, string, string] {
  const [year = '', month = '', day = ''] = date.split('-');
  return [year, month, day];
}

function weekdayOf(date: string): string {
  return WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';
}

function tokyoParts(instant: Date | string) {
  const parts = Object.fromEntries(tokyo.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts;
  return { year, month, day, hour, minute };
}
