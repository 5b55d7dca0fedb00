import { isHttpError } from '@portal/shared/api';
import { reportSurprise } from '@portal/shared/host';

export interface Progress {
  done: number;
  total: number;
}

export interface Outcome<Item> {
  saved: number;
  failed: readonly Item[];
  /** Not begun, because the customer stopped. */
  left: number;
}

interface Turns {
  onProgress: (progress: Progress) => void;
  isStopped: () => boolean;
}

/**
 * One after the other, so that the server makes one document at a time. What fails does not hold up the rest; only the
 * end of the session ends it, since everything after it would fail too.
 */
export async function downloadInTurn<Item>(
  items: readonly Item[],
  download: (item: Item) => Promise<void>,
  { onProgress, isStopped }: Turns,
): Promise<Outcome<Item>> {
  const failed: Item[] = [];
  let done = 0;
  for (const item of items) {
    if (isStopped()) break;
    onProgress({ done, total: items.length });
    try {
      await download(item);
    } catch (error) {
      if (isHttpError(error, 401)) throw error;
      reportSurprise(error);
      failed.push(item);
    }
    done += 1;
  }
  return { saved: done - failed.length, failed, left: items.length - done };
}
