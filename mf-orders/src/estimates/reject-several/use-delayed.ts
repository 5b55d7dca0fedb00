import { useEffect, useRef, useState } from 'react';

interface Delayed<Input> {
  /** What will be done in a moment. */
  pending: Input | null;
  start: (input: Input) => void;
  cancel: () => void;
}

/** Does something after a while, unless it is cancelled before. A component that goes away does it at once. */
export function useDelayed<Input>(act: (input: Input) => unknown, ms: number): Delayed<Input> {
  const [pending, setPending] = useState<Input | null>(null);
  const latestAct = useRef(act);
  latestAct.current = act;
  const scheduled = useRef<{ timer: ReturnType<typeof setTimeout>; now: () => void } | null>(null);

  const cancel = () => {
    clearTimeout(scheduled.current?.timer);
    scheduled.current = null;
    setPending(null);
  };
  const start = (input: Input) => {
    cancel();
    const now = () => {
      cancel();
      void latestAct.current(input);
    };
    scheduled.current = { timer: setTimeout(now, ms), now };
    setPending(input);
  };
  useEffect(() => () => scheduled.current?.now(), []);
  return { pending, start, cancel };
}
