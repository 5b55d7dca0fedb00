import { beginEarlyReads } from '../api/wiring.ts';
import type { Prefetch } from '../remote-module.ts';

/** Sends these reads early, beside those of the customer's data. */
export type EarlyReads = (reads: readonly Prefetch[]) => void;

/** Their answers are kept for some seconds for whoever asks for the same. A failure is silent. */
export function earlyReadsWith(token: string): EarlyReads {
  const signal = beginEarlyReads(token);
  return (reads) => {
    for (const read of reads) read(signal).catch(() => undefined);
  };
}
