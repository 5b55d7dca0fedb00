import { startTransition, useEffect, useState } from 'react';
import { whenContent } from './content-mark.ts';

/** Browsers without idle callbacks (Safari) get to it soon after the content. */
const SOON_MS = 500;

/** true once the first page shows its data and the browser has nothing else to do: time to prepare what may be pressed. */
export function useSpareTime(): boolean {
  const [isSpare, setIsSpare] = useState(false);
  useEffect(() => {
    let isHere = true;
    const begin = () => {
      if (isHere) startTransition(() => setIsSpare(true));
    };
    whenContent(() => {
      if ('requestIdleCallback' in window) window.requestIdleCallback(begin);
      else setTimeout(begin, SOON_MS);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return isSpare;
}
