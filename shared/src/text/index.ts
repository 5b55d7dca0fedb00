export {
  countGraphemes,
  daysInPeriod,
  formatDate,
  formatDateWeekday,
  formatFileSize,
  formatInstant,
  formatInstantDate,
  formatNumber,
  formatPeriod,
  formatYen,
  todayInTokyo,
  tokyoDate,
} from './format.ts';
export { type MessageKey, type PlainMessageKey, t } from './message.ts';
