import { chakra } from '@chakra-ui/react';
import { Link, type To } from '@portal/shared/router';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { TextButton } from './button.tsx';
import { ChevronDownIcon } from './icons.ts';
import { trackPress } from './track-press.ts';

export type MenuItem = { label: string; icon?: ReactNode } & ({ to: To } | { onPress: () => unknown });

interface PopoverMenuProps {
  /** What the button shows. */
  trigger: ReactNode;
  /** The button's name, where what it shows is not enough. */
  label?: string;
  /** Stands above the items: facts, not choices. */
  header?: ReactNode;
  items: readonly MenuItem[];
}

const Root = chakra('div', { base: { position: 'relative' } });
const Panel = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineEnd: 0,
    top: 'calc(100% + 8px)',
    minWidth: '16rem',
    maxWidth: 'calc(100vw - 2rem)',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'lg',
    boxShadow: 'floating',
    padding: '2',
    zIndex: 'menu',
  },
});
const item = {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: 'control',
    paddingInline: '3',
    borderRadius: 'md',
    fontSize: 'ui',
    color: 'fg',
    textDecoration: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.brand' },
    '& svg': { boxSize: '5', color: 'fg.muted' },
  },
} as const;
const ItemLink = chakra(Link, item);
const ItemButton = chakra('button', item);

/** A button that shows links and actions below it. They are plain links and buttons: Tab reaches them, Escape leaves. */
export function PopoverMenu({ trigger, label, header, items }: PopoverMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    triggerRef.current?.focus();
  }

  return (
    <Root ref={rootRef} onKeyDown={onKeyDown}>
      <TextButton
        ref={triggerRef}
        size="sm"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onPress={() => setIsOpen(!isOpen)}
      >
        {trigger}
        <ChevronDownIcon />
      </TextButton>
      {isOpen ? (
        <Panel id={panelId}>
          {header}
          <ul>
            {items.map((entry) => (
              <li key={entry.label}>
                <Entry entry={entry} onDone={() => setIsOpen(false)} />
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </Root>
  );
}

function Entry({ entry, onDone }: { entry: MenuItem; onDone: () => void }) {
  if ('to' in entry) {
    return (
      <ItemLink
        to={entry.to}
        onClick={(event) => {
          trackPress('link', event.currentTarget);
          onDone();
        }}
      >
        {entry.icon}
        {entry.label}
      </ItemLink>
    );
  }
  return (
    <ItemButton
      type="button"
      onClick={(event) => {
        trackPress('button', event.currentTarget);
        onDone();
        void entry.onPress();
      }}
    >
      {entry.icon}
      {entry.label}
    </ItemButton>
  );
}
