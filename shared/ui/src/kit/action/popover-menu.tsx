import { chakra } from '@chakra-ui/react/styled-system';
import { Link, type To } from '@portal/platform/router';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { TextSpan } from '../layout/text-span.tsx';
import { ChevronDownIcon, EllipsisIcon } from '../theme/icons.ts';
import { SecondaryButton, TextButton } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { trackPress } from './track-press.ts';
import { useInteractOutside } from './use-interact-outside.ts';

/** The label is our own text, never a customer's: analytics count it. */
export type MenuItem = { label: string; icon?: ReactNode } & ({ to: To } | { onPress: () => unknown });

interface MenuProps {
  /** The name of the button for analytics, if the label contains customer data. */
  trackName?: string;
  /** Shown above the items: facts, not choices. */
  header?: ReactNode;
  items: readonly MenuItem[];
}

interface PopoverMenuProps extends MenuProps {
  /** The button's content. */
  trigger: ReactNode;
  /** The button's name, if its content is not enough; it includes the content's text. */
  label?: string;
}

interface RowMenuProps extends MenuProps {
  /** The button's name: which row it is about. */
  label: string;
}

const Root = chakra('div', { base: { position: 'relative', width: 'fit-content' } });
const Panel = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineEnd: 0,
    top: 'calc(100% + 8px)',
    minWidth: 'min(16rem, 100vw - 2rem)',
    maxWidth: 'min(26rem, 100vw - 2rem)',
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

/**
 * A button that shows links and actions below it. They are plain links and buttons: Tab and the arrow keys reach them,
 * Escape closes the menu.
 */
export const PopoverMenu = ({ trigger, label, trackName, ...menu }: PopoverMenuProps) => (
  <Menu
    {...menu}
    button={(button) => (
      <TextButton {...button} size="sm" aria-label={label} trackName={trackName}>
        <TextSpan>{trigger}</TextSpan>
        <ChevronDownIcon />
      </TextButton>
    )}
  />
);

/** The same behind three dots: what can be done with one row of a list. */
export const RowMenu = ({ label, trackName, ...menu }: RowMenuProps) => (
  <Menu
    {...menu}
    button={(button) => <IconButton {...button} label={label} trackName={trackName} icon={<EllipsisIcon />} />}
  />
);

interface PageMenuProps {
  /** The button's name. */
  label: string;
  /** None: they are not known yet, and the dots keep their place. */
  items: readonly MenuItem[];
  /** One of them is being done: the dots wait for it. */
  isRunning?: boolean;
}

/** The same for the page on a phone, where its buttons have no room. */
export const PageMenu = ({ label, items, isRunning = false }: PageMenuProps) => (
  <Menu
    items={items}
    button={(button) => (
      <SecondaryButton
        {...button}
        size="icon"
        isDisabled={items.length === 0}
        isRunning={isRunning}
        aria-label={label}
        title={label}
      >
        <EllipsisIcon />
      </SecondaryButton>
    )}
  />
);

type TriggerProps = Pick<ComponentProps<typeof IconButton>, 'ref' | 'aria-expanded' | 'aria-controls' | 'onPress'>;

interface BaseProps extends Omit<MenuProps, 'trackName'> {
  button: (props: TriggerProps) => ReactNode;
}

function Menu({ button, header, items }: BaseProps) {
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  /** The item requested by an arrow key on the closed menu. */
  const wanted = useRef<ArrowKey | null>(null);
  const panelId = useId();

  useEffect(() => {
    if (isOpen && wanted.current) focusByArrow(listRef.current, wanted.current);
    wanted.current = null;
  }, [isOpen]);

  useInteractOutside(rootRef, isOpen, () => setIsOpen(false));

  /** An action may open a dialog, which returns the focus to where it was: the pressed entry is gone by then. */
  function close(entry: MenuItem) {
    setIsOpen(false);
    if ('onPress' in entry) triggerRef.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      setIsOpen(false);
      triggerRef.current?.focus();
    } else if (isArrowKey(event.key) && (isOpen || event.key.startsWith('Arrow'))) {
      event.preventDefault();
      if (isOpen) return focusByArrow(listRef.current, event.key);
      wanted.current = event.key;
      setIsOpen(true);
    }
  }

  return (
    <Root ref={rootRef} onKeyDown={onKeyDown}>
      {button({
        ref: triggerRef,
        'aria-expanded': isOpen,
        ...(isOpen && { 'aria-controls': panelId }),
        onPress: () => setIsOpen(!isOpen),
      })}
      {isOpen ? (
        <Panel id={panelId} data-menu>
          {header}
          <ul ref={listRef}>
            {items.map((entry) => (
              <li key={entry.label}>
                <MenuEntry entry={entry} onDone={() => close(entry)} />
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </Root>
  );
}

/** One choice of a menu, also used in a separate list. */
export function MenuEntry({ entry, onDone }: { entry: MenuItem; onDone: () => void }) {
  if ('to' in entry) {
    return (
      <ItemLink
        to={entry.to}
        onClick={(event) => {
          trackPress('link', event.currentTarget, entry.label);
          onDone();
        }}
      >
        {entry.icon}
        <span>{entry.label}</span>
      </ItemLink>
    );
  }
  return (
    <ItemButton
      type="button"
      onClick={(event) => {
        trackPress('button', event.currentTarget, entry.label);
        onDone();
        void entry.onPress();
      }}
    >
      {entry.icon}
      <span>{entry.label}</span>
    </ItemButton>
  );
}

const ARROW_KEYS = ['ArrowDown', 'ArrowUp', 'Home', 'End'] as const;
type ArrowKey = (typeof ARROW_KEYS)[number];
const isArrowKey = (key: string): key is ArrowKey => ARROW_KEYS.some((arrow) => arrow === key);

/** Moves the focus along the items, wrapping at both ends. */
function focusByArrow(list: HTMLElement | null, key: ArrowKey): void {
  const stops = [...(list?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  stops.at(nextStop(key, at, stops.length))?.focus();
}

/** The index after a key; `at` is -1 if no item has the focus. */
function nextStop(key: ArrowKey, at: number, count: number): number {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return at <= 0 ? -1 : at - 1;
    case 'Home':
      return 0;
    case 'End':
      return -1;
  }
}
