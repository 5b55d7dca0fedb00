import { chakra } from '@chakra-ui/react';
import { t } from '@portal/shared/text';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { TextLink } from '../action/link.tsx';
import { floating } from '../theme/forced-colors.ts';
import { CheckIcon, XIcon } from '../theme/icons.ts';
import { useIsCovered } from './cover.tsx';

const SHOWN_FOR_MS = 5_000;

const Place = chakra('div', {
  base: {
    position: 'fixed',
    insetInlineEnd: { base: '4', md: '6' },
    bottom: 'calc(var(--docked) + var(--barred) + 1rem)',
    zIndex: 'bar',
    maxWidth: 'calc(100vw - 2rem)',
    _print: { display: 'none' },
  },
});
const Panel = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: '26rem',
    maxWidth: 'full',
    paddingInlineStart: '4',
    paddingInlineEnd: '1',
    paddingBlock: '1',
    borderRadius: '10px',
    fontSize: 'ui',
    bg: 'fg',
    color: 'fg.onSolid',
    ...floating,
    '& > svg': { boxSize: '4.5' },
    '& a': { color: 'inherit', fontWeight: 'bold', flexShrink: '0', _hover: { color: 'inherit' } },
    '& button': { color: 'inherit', marginInlineStart: 'auto', _hover: { bg: 'solid.muted', color: 'inherit' } },
  },
});

/** Where the customer goes on from here. */
export interface NextStep {
  label: string;
  to: string;
}

/** What has been done. The same text shown twice has two ids. */
export interface Said {
  id: number;
  text: string;
  next?: NextStep | undefined;
}

/** Says that something is done, without requiring a press. Its element exists beforehand, so that it is read out. */
export const Toast = ({ said, onClose }: { said: Said | undefined; onClose: () => void }) => (
  <Place aria-live="polite">{said ? <Message key={said.id} {...said} onClose={onClose} /> : null}</Place>
);

/** Disappears on its own, but not during hover or focus. */
function Message({ text, next, onClose }: Omit<Said, 'id'> & { onClose: () => void }) {
  const [isHeld, setIsHeld] = useState(false);
  const isCovered = useIsCovered();
  const { remember, giveBack } = useFocusBefore();
  useEffect(() => {
    if (isHeld || isCovered) return;
    const timer = setTimeout(onClose, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isHeld, isCovered, onClose]);

  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  const close = () => {
    giveBack();
    onClose();
  };
  return (
    <Panel
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={(event) => {
        remember(event);
        hold();
      }}
      onBlur={release}
    >
      <CheckIcon />
      <span>{text}</span>
      {next ? (
        <TextLink to={next.to} onPress={onClose}>
          {next.label}
        </TextLink>
      ) : null}
      <IconButton label={t('chakra.toast.close')} icon={<XIcon />} onPress={close} />
    </Panel>
  );
}

/** The focus goes back to where it came from, or to the page's heading; otherwise the keyboard would begin at the top. */
function useFocusBefore() {
  const before = useRef<HTMLElement | null>(null);
  return {
    remember: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget;
    },
    giveBack: () => {
      const target = before.current?.isConnected ? before.current : document.querySelector<HTMLElement>('h1');
      target?.focus({ preventScroll: true });
    },
  };
}
