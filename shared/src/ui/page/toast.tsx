import { chakra } from '@chakra-ui/react';
import { t } from '@portal/shared/text';
import { useEffect, useState } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { CheckIcon, XIcon } from '../theme/icons.ts';

const SHOWN_FOR_MS = 5_000;

const Place = chakra('div', {
  base: {
    position: 'fixed',
    insetInlineEnd: { base: '4', md: '6' },
    bottom: 'calc(var(--docked) + var(--barred) + 1rem)',
    zIndex: 'bar',
    maxWidth: 'calc(100vw - 2rem)',
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
    boxShadow: 'floating',
    '& > svg': { boxSize: '4.5' },
    '& button': { color: 'inherit', marginInlineStart: 'auto', _hover: { bg: 'solid.muted', color: 'inherit' } },
  },
});

/** What has been done. The same text shown twice has two ids. */
export interface Said {
  id: number;
  text: string;
}

/** Says that something is done, without requiring a press. Its element exists beforehand, so that it is read out. */
export const Toast = ({ said, onClose }: { said: Said | undefined; onClose: () => void }) => (
  <Place aria-live="polite">{said ? <Message key={said.id} text={said.text} onClose={onClose} /> : null}</Place>
);

/** Disappears on its own, but not during hover or focus. */
function Message({ text, onClose }: { text: string; onClose: () => void }) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isHeld, onClose]);

  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    <Panel onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <CheckIcon />
      <span>{text}</span>
      <IconButton label={t('chakra.toast.close')} icon={<XIcon />} onPress={onClose} />
    </Panel>
  );
}
