import type { ErrorReport } from '@portal/contract/error-report';
import { buildErrorReport, type ErrorContext } from './error-report.ts';
import { logDev } from './log.ts';
import { observe } from './observer.ts';
import { isLeaving } from './page-leaving.ts';

type Send = (report: ErrorReport) => Promise<unknown>;

const WINDOW_MS = 60_000;
const MAX_PER_WINDOW = 3;
const REMEMBERED = 50;

/** Sends each error once and at most three a minute, so that a loop cannot flood the service. */
export function createReporter(now: () => number = Date.now) {
  const seen: string[] = [];
  let sentAt: number[] = [];
  let waiting: ErrorReport[] = [];
  let send: Send | null = null;

  // A report that cannot be sent is dropped: reporting the failure would never end.
  const deliver = (report: ErrorReport) => void send?.(report).catch(() => undefined);

  return {
    /** From now on reports go to `next`; earlier ones are handed over. */
    setReporter(next: Send): void {
      send = next;
      const early = waiting;
      waiting = [];
      early.forEach(deliver);
    },
    reportError(error: unknown, context: ErrorContext): void {
      try {
        logDev('error', context.category, context.reason, error);
        if (isLeaving() && isOfLoading(error, context)) return;
        const report = buildErrorReport(error, context, globalThis.location?.pathname ?? '');
        if (!admit(`${report.category}|${report.error.name}|${report.error.message}|${report.error.stack ?? ''}`))
          return;
        observe({ kind: 'failure', error, context });
        if (send) deliver(report);
        else waiting.push(report);
      } catch {
        // The reporter is the last resort: it must never fail itself.
      }
    },
  };

  function admit(key: string): boolean {
    if (seen.includes(key)) return false;
    sentAt = sentAt.filter((time) => time > now() - WINDOW_MS);
    if (sentAt.length >= MAX_PER_WINDOW) return false;
    sentAt.push(now());
    seen.push(key);
    if (seen.length > REMEMBERED) seen.shift();
    return true;
  }
}

export const { reportError, setReporter } = createReporter();

/** Whether code could not be loaded. */
export const isOfLoading = (error: unknown, { category }: ErrorContext): boolean =>
  ['chunkLoad', 'remoteLoad'].includes(category) || (error instanceof Error && error.name === 'ChunkLoadError');
