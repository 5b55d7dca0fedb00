import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react';
import { useIsCovered } from '../page/cover.tsx';
import { countDialog } from './open-dialogs.ts';
import { ignoreRestOfDoubleClick, useDoubleClickGuard } from './use-double-click-guard.ts';

interface DialogOptions {
  isClosable: boolean;
  onClose: () => void;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Shows no frame; has the focus in a dialog that opens by itself. */
  title?: RefObject<HTMLElement | null>;
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/**
 * The props of a native `<dialog>` that is open as long as it is rendered. The browser makes the rest inert and stacks
 * dialogs. The focus is kept inside and returned at the end, and the page behind does not scroll.
 */
export function useDialogElement({ isClosable, onClose, initialFocus, title }: DialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const isLeft = useRef(false);
  // While maintenance covers the page, the browser forgets both.
  const opener = useRef<Element | null>(null);
  const lastFocused = useRef<HTMLElement | null>(null);
  const isCovered = useIsCovered();
  const pressGuard = useDoubleClickGuard();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || isCovered) return;
    opener.current ??= document.activeElement;
    const place = lastFocused.current?.isConnected ? lastFocused.current : initialFocus?.current;
    const { style } = document.documentElement;
    const { overflow } = style;
    style.overflow = 'hidden';
    dialog.showModal();
    // Before the first press a control would show a frame, although nobody has reached it.
    const isByItself = navigator.userActivation?.hasBeenActive === false;
    if (isByItself && title?.current) {
      // Not focusable otherwise: any other dialog would begin at its title.
      title.current.tabIndex = -1;
      title.current.focus();
    } else {
      place?.focus();
    }
    const uncount = countDialog();
    return () => {
      uncount();
      style.overflow = overflow;
      dialog.close();
      ignoreRestOfDoubleClick();
      // After a link in the dialog, or a button that leads to another page, the next page takes the focus.
      const back = opener.current;
      if (back instanceof HTMLElement && back.isConnected && !isLeft.current) back.focus();
    };
  }, [initialFocus, title, isCovered]);

  // Escape is handled at the key: Chromium closes at a second Escape even if `cancel` is prevented.
  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key === 'Tab') return keepInside(event, title?.current);
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    closeHere();
  }

  // The system's back gesture only fires `cancel`.
  function onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    event.preventDefault();
    closeHere();
  }

  function closeHere() {
    if (!isClosable) return;
    isLeft.current = false;
    onClose();
  }

  function onClick(event: MouseEvent) {
    // In React, events bubble to where the dialog is rendered: a click in it must not open the table row that asked for
    // it.
    event.stopPropagation();
    // The router has prevented the default of a link that leads to another page.
    const places = event.defaultPrevented ? 'a[href], [data-leads-to]' : '[data-leads-to]';
    isLeft.current = event.target instanceof Element && event.target.closest(places) !== null;
  }

  // Not the focus of a dialog that was opened from this one.
  function onFocus({ currentTarget, target }: FocusEvent<HTMLDialogElement>) {
    if (target instanceof HTMLElement && currentTarget.contains(target)) lastFocused.current = target;
  }

  return { ref, onKeyDown, onCancel, onClick, onFocus, ...pressGuard };
}

/** Otherwise Tab would pass through the toolbar of the browser before it starts again. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>, title: HTMLElement | null | undefined) {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);
  const isBeforeAll = event.shiftKey && document.activeElement === title;
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const other = event.shiftKey ? stops.at(-1) : stops[0];
  if (!other || (document.activeElement !== edge && !isBeforeAll)) return;
  event.preventDefault();
  other.focus();
}

const isReachable = (element: HTMLElement) => !element.closest('[hidden]') && element.tabIndex >= 0;
