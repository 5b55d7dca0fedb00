export {
  addDays,
  addMonths,
  dayInMonth,
  daysInPeriod,
  earliest,
  firstOfMonth,
  inTokyo,
  lastOfMonth,
  latest,
  monthOf,
  todayInTokyo,
  tokyoDate,
  yearOf,
} from './calendar.ts';
export {
  formatDate,
  formatDateWeekday,
  formatFileSize,
  formatInstant,
  formatInstantDate,
  formatInstantShort,
  formatNumber,
  formatPeriod,
  formatWalk,
  formatYen,
} from './format.ts';
export { createText, type PlainKeyOf, type PlainMessageKey, type TextOf, t } from './message.ts';
export { onMissingText } from './missing-text.ts';
export { tokyoYear } from './tokyo-year.ts';
export { unusableCharacter } from './unusable-character.ts';
export { wordingOf } from './wording.ts';
