import { type RefObject, useEffect, useRef, useState } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary';

interface ScrolledByKeyboard {
  ref: RefObject<HTMLDivElement | null>;
  region: { tabIndex?: 0; role?: 'region'; 'aria-labelledby'?: string };
}

/** A dialog may be longer than the screen. If nothing in it takes the focus, the keyboard could not scroll it. */
export function useScrolledByKeyboard(titleId: string): ScrolledByKeyboard {
  const ref = useRef<HTMLDivElement>(null);
  const [isNeeded, setIsNeeded] = useState(false);

  useEffect(() => {
    const area = ref.current;
    if (!area || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(() =>
      setIsNeeded(area.scrollHeight > area.clientHeight && area.querySelector(FOCUSABLE) === null),
    );
    observer.observe(area);
    if (area.firstElementChild) observer.observe(area.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return { ref, region: isNeeded ? { tabIndex: 0, role: 'region', 'aria-labelledby': titleId } : {} };
}
