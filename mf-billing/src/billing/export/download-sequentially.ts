import { reportUnexpected } from '@portal/platform';
import { isHttpError, retryAfterOf } from '@portal/platform/api';
import { retryWhileBusy } from '@portal/ui/export';

export interface Progress {
  done: number;
  total: number;
  /** The server is busy. */
  isWaiting: boolean;
}

export interface Outcome<Item> {
  saved: number;
  failed: readonly Item[];
  /** Not begun, because the customer stopped. */
  left: number;
}

interface Turns {
  onProgress: (progress: Progress) => void;
  /** Aborted when the customer stops. */
  signal: AbortSignal;
}

/**
 * Downloads one after the other, so that the server makes one document at a time, and waits while the server is busy. A
 * failure does not stop the rest, except the end of the session: everything after it would fail.
 */
export async function downloadSequentially<Item>(
  items: readonly Item[],
  download: (item: Item) => Promise<void>,
  { onProgress, signal }: Turns,
): Promise<Outcome<Item>> {
  const failed: Item[] = [];
  let done = 0;
  for (const item of items) {
    if (signal.aborted) break;
    const onWait = (isWaiting: boolean) => onProgress({ done, total: items.length, isWaiting });
    onWait(false);
    try {
      await retryWhileBusy(() => download(item), { signal, onWait });
    } catch (error) {
      if (isHttpError(error, 401)) throw error;
      // Stopped while it waited.
      if (signal.aborted && retryAfterOf(error) !== undefined) break;
      reportUnexpected(error);
      failed.push(item);
    }
    done += 1;
  }
  return { saved: done - failed.length, failed, left: items.length - done };
}
