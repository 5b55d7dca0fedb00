import { isCalendarDay } from '@portal/contract/values/calendar-day';

const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const SEPARATED = /^(\d{4})([-/.年])(\d{1,2})[-/.月](\d{1,2})日?$/;

/** The day that a text means, `YYYY-MM-DD`, or null: 2026/12/5, 20261205, 2026-12-05, 2026年12月5日, in any width. */
export function parseDateText(text: string): string | null {
  const plain = text.normalize('NFKC').replace(/[\s−ー‐]/g, (sign) => (/\s/.test(sign) ? '' : '-'));
  const compact = COMPACT.exec(plain);
  if (compact) return existingDay(compact[1], compact[2], compact[3]);
  const separated = SEPARATED.exec(plain);
  return separated ? existingDay(separated[1], separated[3], separated[4]) : null;
}

/** A year without its century (26/12/5), or of an era (R8.12.5, 令和8年): certainly not a date, whatever follows. */
export const hasShortYear = (text: string): boolean =>
  /^(\d{1,3}[-/.年]|[MTSHR]|[明大昭平令])/i.test(text.normalize('NFKC').trim());

function existingDay(year = '', month = '', day = ''): string | null {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(date) ? date : null;
}
