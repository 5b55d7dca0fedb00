import { useEffect, useState } from 'react';

export const SLOW_AFTER_MS = 3000;

/** true once something has been pending for three seconds: time to say that it is still loading. */
export function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    let hasSaid = false;
    const timer = setTimeout(() => {
      hasSaid = true;
      setIsSlow(true);
    }, SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      // Only if it was shown: a change of state would render what has just arrived once more.
      if (hasSaid) setIsSlow(false);
    };
  }, [isPending]);
  return isSlow;
}
