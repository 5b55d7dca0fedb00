import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useInteractOutside } from '../action/use-interact-outside.ts';
import { Box } from '../layout/layout.ts';
import { NARROWEST_SCREEN } from '../theme/breakpoints.ts';

interface DatePopupProps {
  /** The field. */
  children: ReactNode;
  button: ReactNode;
  popup: ReactNode;
  label: string;
  /** Closed by keyboard: the focus returns. */
  onClose: () => void;
  /** Closed by going elsewhere: the focus stays there. */
  onLeave: () => void;
}

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 6px)',
    insetInlineStart: 0,
    zIndex: 'menu',
    width: '20rem',
    maxWidth: 'calc(100vw - 2rem)',
    padding: '3',
    [NARROWEST_SCREEN]: { width: 'full', padding: '1' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'floating',
  },
});

/** The field with its button and, below it, the calendar. */
export function DatePopup({ children, button, popup, label, onClose, onLeave }: DatePopupProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const isOpen = popup !== null;
  useInteractOutside(rootRef, isOpen, onLeave);

  useEffect(() => {
    if (isOpen) panelRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    onClose();
  }

  return (
    <Box ref={rootRef} position="relative" onKeyDown={onKeyDown}>
      {children}
      <Box position="absolute" insetInlineEnd="0" top="0">
        {button}
      </Box>
      {isOpen ? (
        <Panel ref={panelRef} role="dialog" aria-label={label}>
          {popup}
        </Panel>
      ) : null}
    </Box>
  );
}
