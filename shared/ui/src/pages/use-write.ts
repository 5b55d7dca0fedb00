import { reportUnexpected } from '@portal/platform';
import { ApiError } from '@portal/platform/api';
import { dialogs } from '@portal/platform/host';
import { logDev, reportError } from '@portal/platform/observe';
import { t } from '@portal/platform/text';
import { useCallback, useRef } from 'react';
import { useLock } from '../kit/index.ts';

interface WriteOptions<I, O> {
  /** The follow-up of the write; the lock lasts until it is done. */
  onDone?: (output: O, input: I) => void | Promise<void>;
  /** true: handled here, no dialog. */
  onError?: (error: unknown, input: I) => boolean;
  /** If no answer comes: a sentence that says where the customer sees whether it has been done. */
  whereToLook?: string;
  /** true: to the customer this is a download; the message while offline says so. */
  isDownload?: boolean;
  /** true: only a side effect of what the customer does. A failure is logged and never shown. */
  isQuiet?: boolean;
}

interface Write<I> {
  run(input: I): Promise<void>;
  isRunning: boolean;
}

/**
 * A write that the customer triggers: never twice at once, never repeated automatically, never queued while offline.
 */
export function useWrite<I, O>(write: (input: I) => Promise<O>, options: WriteOptions<I, O> = {}): Write<I> {
  const { run: once, isLocked } = useLock();
  const latest = useRef({ write, options });
  latest.current = { write, options };

  const run = useCallback(async (input: I) => once(() => perform(latest.current, input)), [once]);
  return { run, isRunning: isLocked };
}

interface Latest<I, O> {
  write: (input: I) => Promise<O>;
  options: WriteOptions<I, O>;
}

async function perform<I, O>({ write, options }: Latest<I, O>, input: I): Promise<void> {
  if (!navigator.onLine && !options.isQuiet) {
    await dialogs.error(
      options.isDownload
        ? { title: t('errorDialog.genericTitle'), message: t('offline.downloadBlocked') }
        : { title: t('errorDialog.postTitle'), message: t('offline.writeBlocked') },
    );
    return;
  }
  const outcome = await write(input).then(
    (output) => ({ output }),
    (error: unknown) => ({ error }),
  );
  if ('error' in outcome) await fail(outcome.error, input, options);
  else await finish(outcome.output, input, options);
}

async function fail<I, O>(error: unknown, input: I, options: WriteOptions<I, O>): Promise<void> {
  reportUnexpected(error);
  if (options.isQuiet) return logDev('error', 'a quiet write failed', error);
  if (options.onError?.(error, input)) return;
  // Unlike a read, the customer wanted the write, so its refusal is shown even if it leads to another page.
  if (!(error instanceof ApiError && error.kind === 'aborted'))
    await dialogs.error({ error, whereToLook: options.whereToLook });
}

/** If the follow-up fails, the write is still done: the failure is reported, not shown. */
async function finish<I, O>(output: O, input: I, options: WriteOptions<I, O>): Promise<void> {
  try {
    await options.onDone?.(output, input);
  } catch (error) {
    reportError(error, { reason: 'what follows a write failed', category: 'write' });
  }
}
