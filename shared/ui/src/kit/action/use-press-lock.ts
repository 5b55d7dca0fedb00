import { useLock } from './use-lock.ts';

/** Runs `onPress` once until its promise settles [2.91]. */
export function usePressLock(onPress: (() => unknown) | undefined): { press: () => void; isLocked: boolean } {
  const { run, isLocked } = useLock();

  function press() {
    // The action itself should show its errors. One that arrives here takes the way of what any handler throws.
    Promise.resolve(run(() => onPress?.())).catch((error: unknown) => globalThis.reportError(error));
  }

  return { press, isLocked };
}
