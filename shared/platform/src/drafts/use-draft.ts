import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { holdBusy } from '../busy/busy.ts';
import { observe } from '../observe/index.ts';
import { tabStore, useSession } from '../session/index.ts';
import type { DraftKind } from './define-draft.ts';
import { type DraftSlot, readDraft, removeDraft, writeDraft } from './draft-store.ts';

interface Draft<T> {
  draft: T;
  /** Saves it, and renders the page again. */
  keep: (next: T) => void;
  /** Saves it without a render: for each key of a long form. */
  note: (next: T) => void;
  /** Deletes it after sending; what is on screen stays. */
  clear: () => void;
  /** The draft as it is stored now, for a late answer: another page may have changed it since. */
  read: () => T | null;
  /** There was a draft that this version of the form cannot read. The customer may miss it. */
  isLost: boolean;
}

/** Form state that survives a reload, a new version and an expired session. `about`: what the form is about. */
export function useDraft<T>(kind: DraftKind<T>, initial: T, about?: string): Draft<T> {
  const place = useDraftPlace(kind, about);
  const [start] = useState(() => readDraft(place));
  const [draft, setDraft] = useState<T>(start.state === 'kept' ? start.value : initial);
  const hold = useHold(start.state === 'kept');
  useEffect(() => {
    if (start.state === 'lost') removeDraft(place);
  }, [start, place]);

  const note = useCallback((next: T) => hold(writeDraft(place, next)), [place, hold]);
  const keep = useCallback(
    (next: T) => {
      note(next);
      setDraft(next);
    },
    [note],
  );
  const clear = useCallback(() => {
    removeDraft(place);
    hold(null);
  }, [place, hold]);
  const read = useCallback(() => {
    const kept = readDraft(place);
    return kept.state === 'kept' ? kept.value : null;
  }, [place]);
  return { draft, keep, note, clear, read, isLost: start.state === 'lost' };
}

/** A value of this tab that is no input, but is removed with the customer's drafts. An unreadable one is ignored. */
export function useTabValue<T>(kind: DraftKind<T>, initial: T, about?: string): [value: T, keep: (next: T) => void] {
  const place = useDraftPlace(kind, about);
  const [value, setValue] = useState<T>(() => {
    const kept = readDraft(place);
    return kept.state === 'kept' ? kept.value : initial;
  });
  const keep = useCallback(
    (next: T) => {
      writeDraft(place, next);
      setValue(next);
    },
    [place],
  );
  return [value, keep];
}

/** Saves such a value for another page, without a render here. */
export function useTabNote<T>(kind: DraftKind<T>, about?: string): (next: T) => void {
  const place = useDraftPlace(kind, about);
  return useCallback((next: T) => void writeDraft(place, next), [place]);
}

function useDraftPlace<T>(kind: DraftKind<T>, about: string | undefined): DraftSlot<T> {
  const session = useSession();
  const uid = session.state === 'signedIn' ? session.uid : '';
  return useMemo(() => ({ storage: tabStore, kind, uid, about }), [kind, uid, about]);
}

/** Reports the input for as long as the form shows it: whether the browser keeps it, or null for none. */
function useHold(isRestored: boolean): (isKept: boolean | null) => void {
  const held = useRef<boolean | null>(isRestored ? true : null);
  const isShown = useRef(false);
  const end = useRef<(() => void) | null>(null);
  const report = useCallback(() => {
    end.current?.();
    // After the page is left nobody sees the input any more.
    const isInput = isShown.current && held.current !== null;
    end.current = isInput ? holdBusy({ kind: 'draft', isKept: held.current === true }) : null;
  }, []);
  useEffect(() => {
    isShown.current = true;
    report();
    return () => {
      isShown.current = false;
      report();
      if (held.current !== null) observe({ kind: 'abandoned' });
    };
  }, [report]);
  return useCallback(
    (isKept) => {
      if (held.current === isKept) return;
      held.current = isKept;
      report();
    },
    [report],
  );
}
