import { type ConfirmRequest, holdBusy, isReloadAgreed, type Loss } from '@portal/platform';
import { useBlocker } from '@portal/platform/router';
import { useDialogs } from '@portal/ui/pages';
import { useCallback, useEffect, useRef } from 'react';

interface LeaveGuard {
  /** Whether anything is lost when the customer goes to another page. */
  isHeld: boolean;
  /** Whether a reload loses something: a draft survives it, an upload under way does not. */
  isHeldOnReload: boolean;
  question: ConfirmRequest;
  /** What a reload loses, if that is less. */
  lossOnReload?: Loss;
  /** Runs once the customer has decided to leave. */
  onLeave?: () => void;
}

/**
 * Asks before the customer leaves for another page; a reload or a closed tab is asked about by the browser. The returned
 * function lets the page's own next step pass.
 */
export function useLeaveGuard(guard: LeaveGuard): () => void {
  const dialogs = useDialogs();
  const latest = useRef(guard);
  latest.current = guard;
  const isReleased = useRef(false);
  const answer = useRef<Promise<boolean> | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { isHeld, question } = latest.current;
    if (!isHeld || isReleased.current || currentLocation.pathname === nextLocation.pathname) return false;
    // Asked here, the question is painted right after the press; the router renders the blocked state only later.
    answer.current ??= dialogs.confirm(question);
    return true;
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isLatest = true;
    void answer.current?.then((isLeaving) => {
      if (!isLatest) return;
      answer.current = null;
      if (!isLeaving) return blocker.reset();
      latest.current.onLeave?.();
      blocker.proceed();
    });
    // While the question is open the customer may have left by the browser's buttons.
    return () => {
      isLatest = false;
    };
  }, [blocker]);

  const { isHeldOnReload } = guard;
  useEffect(() => {
    if (!isHeldOnReload) return;
    const end = holdBusy({ kind: 'unsent', loss: () => latest.current.lossOnReload ?? latest.current.question });
    const ask = (event: BeforeUnloadEvent) => {
      if (!isReloadAgreed()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      end();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isHeldOnReload]);

  return useCallback(() => {
    isReleased.current = true;
  }, []);
}
