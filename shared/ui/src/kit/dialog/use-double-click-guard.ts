import { type MouseEvent, useRef } from 'react';

/**
 * The first press of a double click may open a dialog. The second must not answer it: on a phone, the confirming button
 * lies where the asking one was.
 */
export function useDoubleClickGuard() {
  const isPressed = useRef(false);

  function onClickCapture(event: MouseEvent) {
    isPressed.current ||= event.detail <= 1;
    if (isPressed.current) return;
    event.preventDefault();
    event.stopPropagation();
  }

  // Otherwise the second press would select a word of the dialog.
  function onMouseDownCapture(event: MouseEvent) {
    if (event.detail > 1 && !isPressed.current) event.preventDefault();
  }

  return { onMouseDownCapture, onClickCapture };
}

/**
 * The first press of a double click may close a dialog. The second must not hit what lies below it, such as the buttons
 * docked on a phone. Ends with the next press.
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
