import { type MouseEvent, useRef } from 'react';

/**
 * The second press of a double click is not meant for the dialog that the first one has opened: on a phone, the button
 * that confirms is where the button was that asks.
 */
export function useDoubleClickGuard() {
  const isPressed = useRef(false);

  function onClickCapture(event: MouseEvent) {
    isPressed.current ||= event.detail <= 1;
    if (isPressed.current) return;
    event.preventDefault();
    event.stopPropagation();
  }

  // Nor does the second press select a word of the dialog.
  function onMouseDownCapture(event: MouseEvent) {
    if (event.detail > 1 && !isPressed.current) event.preventDefault();
  }

  return { onMouseDownCapture, onClickCapture };
}

/**
 * Nor is it meant for what stands where the dialog was that the first press has closed: on a phone, the buttons that are
 * docked below it. Ends with the next press.
 */
export function ignoreRestOfDoubleClick(): void {
  function ignore(event: globalThis.MouseEvent) {
    if (event.detail <= 1) return end();
    event.preventDefault();
    event.stopPropagation();
  }
  function end() {
    document.removeEventListener('mousedown', ignore, true);
    document.removeEventListener('click', ignore, true);
  }
  document.addEventListener('mousedown', ignore, true);
  document.addEventListener('click', ignore, true);
}
