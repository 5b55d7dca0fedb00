import { type ConfirmRequest, isReloadAgreed, useDialogs } from '@portal/shared/host';
import { useBlocker } from '@portal/shared/router';
import { holdBusy, type Loss } from '@portal/shared/ui';
import { useCallback, useEffect, useRef } from 'react';

interface LeaveGuard {
  /** Whether anything is lost when the customer goes to another page. */
  isHeld: boolean;
  /** Whether a reload loses something too: a draft survives it, a file on its way does not. */
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
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      latest.current.isHeld && !isReleased.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void dialogs.confirm(latest.current.question).then((isLeaving) => {
      if (!isLeaving) return blocker.reset();
      latest.current.onLeave?.();
      blocker.proceed();
    });
  }, [blocker, dialogs]);

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
