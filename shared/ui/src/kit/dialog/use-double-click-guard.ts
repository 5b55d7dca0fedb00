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
