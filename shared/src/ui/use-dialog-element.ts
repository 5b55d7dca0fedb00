import { type RefObject, useEffect, useRef } from 'react';

interface DialogOptions {
  isOpen: boolean;
  isClosable: boolean;
  onClose: () => void;
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Drives a native `<dialog>`: the browser keeps the focus inside, makes the rest inert, stacks dialogs and gives the
 * focus back. The element is only rendered while it is open.
 */
export function useDialogElement({ isOpen, isClosable, onClose, initialFocus }: DialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    initialFocus?.current?.focus();
    const { overflow } = document.documentElement.style;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      dialog.close();
      document.documentElement.style.overflow = overflow;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen, initialFocus]);

  // Escape is taken at the key, not at `cancel`: Chromium closes after a second Escape even when that is prevented.
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      if (isClosable) close.current();
    };
    // The system's back gesture asks by `cancel` alone.
    const onCancel = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      if (isClosable) close.current();
    };
    dialog.addEventListener('keydown', onKeyDown);
    dialog.addEventListener('cancel', onCancel);
    return () => {
      dialog.removeEventListener('keydown', onKeyDown);
      dialog.removeEventListener('cancel', onCancel);
    };
  }, [isOpen, isClosable]);

  return ref;
}
