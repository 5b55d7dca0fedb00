import { beginEarlyReads } from '../api/wiring.ts';
import type { Prefetch } from '../remote-module.ts';

/** Sends these reads now, together with those of the customer's data; only those of queries and of the session. */
export type EarlyReads = (reads: readonly Prefetch[]) => void;

/** Their answers wait for some seconds for whoever asks for the same; a failure is nobody's until then. */
export function earlyReadsWith(token: string): EarlyReads {
  const signal = beginEarlyReads(token);
  return (reads) => {
    for (const read of reads) read(signal).catch(() => undefined);
  };
}
