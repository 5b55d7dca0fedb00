import { type DraftKind, useDraft } from '@portal/platform';
import { useCallback, useRef } from 'react';

interface LiveDraft<T> {
  draft: T;
  /** The draft now, which may be newer than the last render. */
  read: () => T;
  /** The stored draft: another page may have changed it. */
  readKept: () => T | null;
  change: (next: Partial<T>) => void;
  /** The same without a render, so that typing does not wait for the page. */
  note: (next: Partial<T>) => void;
  /** Renders what has only been noted. */
  showNoted: () => void;
  /** Removes the stored draft; what is on screen stays. */
  forget: () => void;
  /** An earlier version of the form stored something that this one cannot read. */
  isLost: boolean;
}

/**
 * A draft that is changed part by part. Several events may come before the next render: each builds on the result of
 * the one before.
 */
export function useLiveDraft<T extends object>(kind: DraftKind<T>, initial: T, about?: string): LiveDraft<T> {
  const { draft, keep, note: keepQuietly, clear: forget, read: readKept, isLost } = useDraft(kind, initial, about);
  const latest = useRef(draft);
  const isNoted = useRef(false);

  const read = useCallback(() => latest.current, []);
  const change = useCallback(
    (next: Partial<T>) => {
      latest.current = { ...latest.current, ...next };
      isNoted.current = false;
      keep(latest.current);
    },
    [keep],
  );
  const note = useCallback(
    (next: Partial<T>) => {
      latest.current = { ...latest.current, ...next };
      isNoted.current = true;
      keepQuietly(latest.current);
    },
    [keepQuietly],
  );
  const showNoted = useCallback(() => {
    if (isNoted.current) change({});
  }, [change]);
  return { draft, read, readKept, change, note, showNoted, forget, isLost };
}
