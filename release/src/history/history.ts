import type { LogEntry } from '#change/audit-log.ts';

/** What the log knows of one app. */
export interface History {
  /** The live version, since when, and by whom; null if the log does not say. */
  readonly live: { readonly version: string; readonly at: string; readonly by: string } | null;
  /** Versions that were live before and to which one can go back, the latest first. */
  readonly earlier: readonly string[];
  /** Versions that were rolled back, also as a canary, and not released again since, by version. */
  readonly refused: Readonly<Record<string, LogEntry>>;
}

/**
 * Nobody goes back to a version that was rolled back: neither the next rollback, nor a browser that cannot load the
 * current one. A new release of that version ends this.
 */
export function historyOf(log: readonly LogEntry[], app: string): History {
  let live: History['live'] = null;
  let earlier: string[] = [];
  const refused: Record<string, LogEntry> = {};
  for (const entry of log) {
    const { from, to, at, by, canary } = entry;
    if (entry.app !== app || entry.takenBack) continue;
    if (entry.what === CANARY_GONE && canary) refused[canary] = entry;
    else if (canary) delete refused[canary];
    if (!to || from === to) continue;
    live = { version: to, at, by };
    delete refused[to];
    if (entry.what === ROLLBACK) {
      if (from) refused[from] = entry;
      // What comes before it in the list was live later.
      const index = earlier.indexOf(to);
      earlier = index < 0 ? earlier : earlier.slice(index + 1);
    } else if (from) earlier = [from, ...earlier];
    earlier = earlier.filter(
      (version, index) => version !== to && !refused[version] && earlier.indexOf(version) === index,
    );
  }
  return { live, earlier, refused };
}

export const ROLLBACK = 'rollback';
export const CANARY_GONE = 'canary taken away';

/**
 * The versions to which the live one can go back, the latest first. The registry's `previous` comes last: a log that
 * has lost a line may not know it.
 */
export function earlierVersions({ earlier, refused }: History, current: string, listed: string | undefined): string[] {
  const known = [...earlier, ...(listed ? [listed] : [])];
  return [...new Set(known)].filter((version) => version !== current && !refused[version]);
}
