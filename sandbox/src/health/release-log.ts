import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { buildKey } from './versions.ts';

/** A line of `releases/log.jsonl` in a composed folder, as far as it says which version went live, or to a canary. */
const Entry = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    at: v.pipe(v.string(), v.isoTimestamp()),
    what: v.string(),
    app: v.string(),
    from: v.nullish(v.string()),
    to: v.nullish(v.string()),
    canary: v.nullish(v.string()),
    takenBack: v.optional(v.boolean(), false),
  }),
);

/** A company gets the live version again. */
const CANARY_GONE = 'canary taken away';

/** When each version was released last, by app and version. Empty where there is no log; a line that says nothing is left out. */
export function lastReleases(file: string | undefined): ReadonlyMap<string, string> {
  const releases = new Map<string, string>();
  for (const line of linesOf(file)) {
    const entry = v.safeParse(Entry, line);
    if (!entry.success) continue;
    const { what, app, at, from, to, canary, takenBack } = entry.output;
    const version = to ?? canary;
    if (!version || takenBack || from === version || what === CANARY_GONE) continue;
    releases.set(buildKey({ app, version }), at);
  }
  return releases;
}

function linesOf(file: string | undefined): string[] {
  if (file === undefined) return [];
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean);
  } catch {
    // Nothing has been composed yet.
    return [];
  }
}
