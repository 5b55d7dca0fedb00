import { TOKYO_AHEAD_HOURS } from './tokyo-zone.ts';

const HOUR_MS = 3_600_000;

/**
 * This year in Tokyo, such as `2026`. Apart from the calendar, whose library the login can do without, and without
 * `Intl`: its first formatter takes the browser as long as a third of the portal's scripts.
 */
export const tokyoYear = (): string => String(new Date(Date.now() + TOKYO_AHEAD_HOURS * HOUR_MS).getUTCFullYear());
