import { afterPicture } from '../waiting/after-picture.ts';
import { isDialogOpen } from './open-dialogs.ts';

const nothing = () => undefined;
let becomeModalNow: () => void = nothing;
/** A modal window that another one follows, before the page behind has been seen. */
let hasJustClosed = false;

/** Makes the window that is being opened modal now: another one is about to open above it. */
export const finishOpening = (): void => becomeModalNow();

/**
 * Opens a dialog with the focus at `place`, or where the browser chooses. The browser makes the page behind inert, and for
 * that it styles all of it anew, which takes longer than the window. So the customer sees the window first, and with the
 * next picture it is modal. Returns what gives the page back.
 */
export function openWindow(dialog: HTMLDialogElement, place: HTMLElement | null | undefined): () => void {
  const { style } = document.documentElement;
  const { overflow } = style;

  function becomeModal() {
    stopWaiting();
    if (!dialog.isConnected) return;
    style.overflow = 'hidden';
    // Somebody may have pressed into it meanwhile.
    const focused = dialog.contains(document.activeElement) ? document.activeElement : place;
    dialog.open = false;
    dialog.showModal();
    if (focused instanceof HTMLElement) focused.focus();
  }
  // A key that is pressed before it is modal is the window's already, and acts where the focus is now.
  function takeKey(event: KeyboardEvent) {
    becomeModal();
    event.stopPropagation();
    const isLeft = document.activeElement?.dispatchEvent(new KeyboardEvent(event.type, event));
    if (isLeft === false) event.preventDefault();
  }
  const callOff = afterPicture(becomeModal);
  window.addEventListener('keydown', takeKey, { capture: true });
  becomeModalNow = becomeModal;
  function stopWaiting() {
    callOff();
    window.removeEventListener('keydown', takeKey, { capture: true });
    if (becomeModalNow === becomeModal) becomeModalNow = nothing;
  }

  // Behind the backdrop of another window nobody would see it, and where one has just closed the page would flash.
  if (isDialogOpen() || hasJustClosed) becomeModal();
  else dialog.open = true;
  return () => {
    stopWaiting();
    hasJustClosed = true;
    afterPicture(() => {
      hasJustClosed = false;
    });
    style.overflow = overflow;
  };
}
