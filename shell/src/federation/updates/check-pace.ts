const EVERY_MS = 5 * 60_000;
/** Many tabs are opened at the same moment every morning; they must not all ask at the same moment. */
const JITTER = 0.2;
const AFTER_RETURN_MS = 60_000;

/** How long until the next check by timer: five minutes, one more or less. `random` is between 0 and 1. */
export const nextCheckIn = (random: number): number => Math.round(EVERY_MS * (1 + JITTER * (2 * random - 1)));

/** Whether to ask when the customer comes back: not within a minute. A clock that was set back does not prevent it. */
export const isDueOnReturn = (lastCheck: number, now: number): boolean =>
  now < lastCheck || now - lastCheck >= AFTER_RETURN_MS;
