import { startTransition, useEffect, useState } from 'react';
import { whenContent } from './content-mark.ts';

/** What stands for idleness in Safari, which has no idle callbacks. */
const SOON_MS = 500;

/** Runs `start` once the first page shows its data and the browser has nothing else to do. */
export function inSpareTime(start: () => void): void {
  whenContent(() => ('requestIdleCallback' in window ? window.requestIdleCallback(start) : setTimeout(start, SOON_MS)));
}

/** true from then on: time to prepare what may be pressed. */
export function useSpareTime(): boolean {
  const [isSpare, setIsSpare] = useState(false);
  useEffect(() => {
    let isHere = true;
    inSpareTime(() => {
      if (isHere) startTransition(() => setIsSpare(true));
    });
    return () => {
      isHere = false;
    };
  }, []);
  return isSpare;
}
