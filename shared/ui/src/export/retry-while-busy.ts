import { retryAfterOf } from '@portal/platform/api';

/** The API counts its limits by the minute. */
const WAIT_MAX_MS = 60_000;
const WAITS_MAX = 3;

interface Waiting {
  /** Aborted when nobody wants to wait any longer. */
  signal: AbortSignal;
  onWait: (isWaiting: boolean) => void;
}

/** Only for reads: asks a busy server again when it said, and throws its last refusal. */
export async function retryWhileBusy<Answer>(ask: () => Promise<Answer>, { signal, onWait }: Waiting): Promise<Answer> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await ask();
    } catch (error) {
      const seconds = retryAfterOf(error);
      if (seconds === undefined || waits === WAITS_MAX) throw error;
      onWait(true);
      await rest(Math.min(seconds * 1000, WAIT_MAX_MS), signal);
      if (signal.aborted) throw error;
      onWait(false);
    }
  }
}

/** Waits for `ms`, or until it is aborted. */
const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
