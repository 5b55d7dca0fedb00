import { type RefObject, useEffect, useRef } from 'react';

/** After a chip is removed the focus goes to the next one's button, to the last one's, or to the input. */
export function useChipFocus(box: RefObject<HTMLElement | null>, chips: readonly string[]): (index: number) => void {
  const removedAt = useRef<number>(undefined);
  useEffect(() => {
    const index = removedAt.current;
    if (index === undefined) return;
    removedAt.current = undefined;
    const left = box.current?.querySelectorAll('li') ?? [];
    const next = left[Math.min(index, chips.length - 1)]?.querySelector<HTMLElement>('button:last-of-type');
    (next ?? box.current?.querySelector('input'))?.focus();
  }, [box, chips]);
  return (index) => {
    removedAt.current = index;
  };
}
