const EVERY_MS = 5 * 60_000;
/** Tabs that were opened at the same moment, as every morning, must not ask at the same moment forever. */
const JITTER = 0.2;
const AFTER_RETURN_MS = 60_000;

/** How long until the next check by timer: five minutes, one more or less. `random` is between 0 and 1. */
export const nextCheckIn = (random: number): number => Math.round(EVERY_MS * (1 + JITTER * (2 * random - 1)));

/** Whether coming back to the page asks: not within a minute. A clock that was set back holds nothing up. */
export const isDueOnReturn = (lastCheck: number, now: number): boolean =>
  now < lastCheck || now - lastCheck >= AFTER_RETURN_MS;
