import { Activity, type ReactNode, useEffect, useRef } from 'react';

interface LaidOutAheadProps {
  /** Whether it is not to be seen yet. */
  isAhead: boolean;
  children: ReactNode;
}

/**
 * What is on the screen, or will be: it is rendered and laid out already, and nobody notices. It takes no room, neither
 * the keyboard nor a screen reader nor the browser's search finds it, and it has no effects. Only where that is tested:
 * other browsers than those with Chromium's engine only render it. Safari would read it out.
 */
export function LaidOutAhead({ isAhead, children }: LaidOutAheadProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAhead && place.current && isChromium()) return layOut(place.current);
  }, [isAhead]);
  return (
    <div ref={place} aria-hidden={isAhead || undefined} style={isAhead ? { contentVisibility: 'hidden' } : undefined}>
      <Activity mode={isAhead ? 'hidden' : 'visible'}>
        <div>{children}</div>
      </Activity>
    </div>
  );
}

/** No other engine tells of itself in this way. */
const isChromium = () => 'userAgentData' in navigator;

/**
 * React hides what is in a hidden Activity by `display`, again whenever it has rendered it; what has none has no layout.
 * Layout cannot be interrupted, so it waits until there is nothing else to do, and a press ends it. Returns what does, too.
 */
function layOut(place: HTMLElement): () => void {
  let idle = 0;
  const displayBox = () => {
    const box = place.firstElementChild;
    if (!(box instanceof HTMLElement) || box.style.display !== 'none') return;
    box.style.removeProperty('display');
    cancelIdleCallback(idle);
    // Asked for its size, the browser lays out what it does not show.
    idle = requestIdleCallback(() => void box.getBoundingClientRect());
  };
  const observer = new MutationObserver(displayBox);
  observer.observe(place, { childList: true, subtree: true, attributeFilter: ['style'] });
  displayBox();
  const end = () => {
    observer.disconnect();
    cancelIdleCallback(idle);
    removeEventListener('pointerdown', end, true);
  };
  addEventListener('pointerdown', end, true);
  return end;
}
