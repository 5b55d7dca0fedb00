import type { Clock } from '@portal/lessee-api/platform';

const HOUR_MS = 3_600_000;

export interface Recent<Entry> {
  add(entries: readonly Entry[]): void;
  /** Those of the last hour, the newest last. */
  all(): readonly (Entry & { readonly at: string })[];
}

/** Keeps the entries of the last hour in memory, the newest `most` of them. */
export function createRecent<Entry extends object>(clock: Clock, most: number): Recent<Entry> {
  let kept: (Entry & { at: string })[] = [];
  const isRecent = ({ at }: { at: string }) => Date.parse(at) > clock.now().getTime() - HOUR_MS;
  return {
    add: (entries) => {
      const at = clock.now().toISOString();
      kept = [...kept, ...entries.map((entry) => ({ ...entry, at }))].filter(isRecent).slice(-most);
    },
    all: () => kept.filter(isRecent),
  };
}
