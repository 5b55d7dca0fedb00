import { useLock } from './use-lock.ts';

/** Runs `onPress` once until its promise settles [2.91]. */
export function usePressLock(onPress: (() => unknown) | undefined): { press: () => void; isLocked: boolean } {
  const { run, isLocked } = useLock();

  function press() {
    // The action should show its errors. One that arrives here is treated as thrown by an event handler.
    Promise.resolve(run(() => onPress?.())).catch((error: unknown) => globalThis.reportError(error));
  }

  return { press, isLocked };
}
