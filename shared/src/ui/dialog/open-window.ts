import { afterPicture } from '../waiting/after-picture.ts';
import { isDialogOpen } from './open-dialogs.ts';

const nothing = () => undefined;
let becomeModalNow: () => void = nothing;

/** The window that was opened last has the focus from now on: before another one is opened, which lies above it. */
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
    style.overflow = 'hidden';
    // Somebody may have pressed into it meanwhile.
    const focused = dialog.contains(document.activeElement) ? document.activeElement : place;
    dialog.open = false;
    dialog.showModal();
    if (focused instanceof HTMLElement) focused.focus();
  }
  // A key that is pressed before that is the window's already. Letters go where the focus is now.
  function takeKey(event: KeyboardEvent) {
    becomeModal();
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    document.activeElement?.dispatchEvent(new KeyboardEvent(event.type, event));
  }
  const callOff = afterPicture(becomeModal);
  window.addEventListener('keydown', takeKey, { capture: true });
  becomeModalNow = becomeModal;
  function stopWaiting() {
    callOff();
    window.removeEventListener('keydown', takeKey, { capture: true });
    if (becomeModalNow === becomeModal) becomeModalNow = nothing;
  }

  // Behind the backdrop of another window nobody would see it.
  if (isDialogOpen()) becomeModal();
  else dialog.open = true;
  return () => {
    stopWaiting();
    style.overflow = overflow;
  };
}
