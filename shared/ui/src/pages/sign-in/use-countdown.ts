import { useEffect, useState } from 'react';

/**
 * Whole seconds until zero, from `initial` or from a restart. It reads the clock instead of counting ticks: background
 * tabs and sleeping machines miss ticks.
 */
export function useCountdown(initial = 0): { secondsLeft: number; start: (seconds: number) => void } {
  const [now, setNow] = useState(Date.now);
  const [endsAt, setEndsAt] = useState(now + initial * 1000);
  const left = Math.max(0, endsAt - now);

  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setNow(Date.now()), left % 1000 || 1000);
    return () => clearTimeout(timer);
  }, [left]);

  const start = (seconds: number) => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * 1000);
  };
  return { secondsLeft: Math.ceil(left / 1000), start };
}
