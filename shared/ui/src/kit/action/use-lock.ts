import { holdBusy } from '@portal/platform';
import { useCallback, useRef, useState } from 'react';

interface Lock {
  /** Calls `act` unless the promise of an earlier call is still pending; then it does nothing and returns undefined. */
  run: <T>(act: () => T) => T | undefined;
  isLocked: boolean;
}

/**
 * Prevents a customer's action from running twice at once [2.91]. The lock is a ref and state only displays it: state
 * would be set too late for a second click in the same task.
 */
export function useLock(): Lock {
  const lock = useRef(false);
  const [isLocked, setIsLocked] = useState(false);

  const run = useCallback(<T>(act: () => T): T | undefined => {
    if (lock.current) return undefined;
    const outcome = act();
    if (isPromiseLike(outcome)) {
      lock.current = true;
      setIsLocked(true);
      const end = holdBusy({ kind: 'running' });
      const release = () => {
        end();
        lock.current = false;
        setIsLocked(false);
      };
      outcome.then(release, release);
    }
    return outcome;
  }, []);

  return { run, isLocked };
}

function isPromiseLike(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}
