import { TOKYO_AHEAD_HOURS } from './tokyo-zone.ts';

const HOUR_MS = 3_600_000;

/**
 * This year in Tokyo, such as `2026`. In a file of its own, so that the login does not load dayjs, and without `Intl`,
 * whose first formatter is slow.
 */
export const tokyoYear = (): string => String(new Date(Date.now() + TOKYO_AHEAD_HOURS * HOUR_MS).getUTCFullYear());
