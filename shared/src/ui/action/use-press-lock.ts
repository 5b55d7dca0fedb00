import { reportError } from '@portal/shared/observe';
import { useLock } from './use-lock.ts';

/** Runs `onPress` once until its promise settles [2.91]. */
export function usePressLock(onPress: (() => unknown) | undefined): { press: () => void; isLocked: boolean } {
  const { run, isLocked } = useLock();

  function press() {
    Promise.resolve(run(() => onPress?.())).catch((error: unknown) => {
      // The action itself should show its errors; one that arrives here was not handled.
      reportError(error, { reason: 'the action of a button failed', category: 'buttonPress' });
    });
  }

  return { press, isLocked };
}
