import { type RefObject, useEffect, useEffectEvent } from 'react';

/** While something is open, a press or focus outside of it closes it. */
export function useInteractOutside(area: RefObject<HTMLElement | null>, isOpen: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);

  useEffect(() => {
    if (!isOpen) return;
    const leaveOutside = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) leave();
    };
    document.addEventListener('pointerdown', leaveOutside);
    document.addEventListener('focusin', leaveOutside);
    return () => {
      document.removeEventListener('pointerdown', leaveOutside);
      document.removeEventListener('focusin', leaveOutside);
    };
  }, [isOpen, area]);
}
