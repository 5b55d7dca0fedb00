import { reportError } from '@portal/shared/observe';
import { useRef, useState } from 'react';

type Press = () => unknown;

/**
 * Runs `onPress` once until its promise settles [2.91]. The lock is a ref: state is set too late for a second
 * click of the same task.
 */
export function usePressLock(onPress: Press | undefined): { press: () => void; isLocked: boolean } {
  const lock = useRef(false);
  const [isLocked, setIsLocked] = useState(false);

  async function settle(outcome: PromiseLike<unknown>) {
    lock.current = true;
    setIsLocked(true);
    try {
      await outcome;
    } catch (error) {
      // Whoever wrote the action shows its errors; what arrives here was forgotten.
      reportError(error, { reason: 'the action of a button failed', category: 'buttonPress' });
    } finally {
      lock.current = false;
      setIsLocked(false);
    }
  }

  function press() {
    if (lock.current) return;
    const outcome = onPress?.();
    if (isPromiseLike(outcome)) void settle(outcome);
  }

  return { press, isLocked };
}

function isPromiseLike(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
