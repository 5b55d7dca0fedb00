import { type RefObject, useEffect, useRef, useState } from 'react';

/** Moves the focus to the element with the ref after the next render. */
export function useFocusAfterRender(): [ref: RefObject<HTMLDivElement | null>, focus: () => void] {
  const ref = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) ref.current?.focus();
  }, [asked]);
  return [ref, () => setAsked((before) => before + 1)];
}
