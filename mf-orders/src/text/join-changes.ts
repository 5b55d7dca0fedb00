import { type PlainMessageKey, t } from './t.ts';

/** What a change has changed, in the portal's words; empty where the host does not tell. */
export function joinChanges<Change extends string>(
  changes: readonly Change[] | undefined,
  labels: Readonly<Record<Change, PlainMessageKey>>,
): string {
  const keys: readonly PlainMessageKey[] = (changes ?? []).map((change) => labels[change]);
  return keys.map((key) => t(key)).join('、');
}
