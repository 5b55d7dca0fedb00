import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * In the frame after a list has opened or closed, Ark moves the caret to the end of the text, wherever the customer types
 * (docs/adr/0073). Here a typed text keeps its caret, and the name of what is chosen is selected, so that typing replaces it.
 * Returns what remembers the caret.
 */
export function useCaret(area: RefObject<HTMLElement | null>, isOpen: boolean, isTyped: boolean): () => void {
  const caret = useRef<[number | null, number | null]>([null, null]);
  const field = () => area.current?.querySelector('input');

  const restore = useEffectEvent(() => {
    const input = field();
    if (!input || input !== document.activeElement) return;
    if (!isTyped) input.select();
    else if (isOpen) input.setSelectionRange(...caret.current);
  });
  useEffect(() => {
    // Ark has asked for the same frame before.
    const frame = requestAnimationFrame(() => restore());
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);

  return () => {
    const input = field();
    if (input) caret.current = [input.selectionStart, input.selectionEnd];
  };
}
