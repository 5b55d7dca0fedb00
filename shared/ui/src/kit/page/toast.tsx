import { chakra } from '@chakra-ui/react/styled-system';
import type { ToastMessage } from '@portal/platform/host';
import { t } from '@portal/platform/text';
import { useEffect, useState } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { TextLink } from '../action/link.tsx';
import { SupportNumber } from '../content/support-number.tsx';
import { Box, Flex } from '../layout/layout.ts';
import { floatingStyle } from '../theme/forced-colors.ts';
import { CheckIcon, CircleAlertIcon, XIcon } from '../theme/icons.ts';
import { useIsCovered } from './cover.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';

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
    // Its sentence is ours. It breaks between words, and leaves no single one for the last line.
    wordBreak: 'auto-phrase',
    textWrap: 'pretty',
    bg: 'fg',
    color: 'fg.onSolid',
    ...floatingStyle,
    '& > svg': { boxSize: '4.5', flexShrink: '0' },
    '& a': { color: 'inherit', fontWeight: 'bold', _hover: { color: 'inherit' } },
    '& > button': { marginInlineStart: 'auto' },
    '& button': { color: 'inherit', _hover: { bg: 'solid.muted', color: 'inherit' } },
  },
});

/**
 * Says that something is done or did not work, without requiring a press. It exists before it has a text, so that the
 * text is read out.
 */
export const Toast = ({ said, onClose }: { said: ToastMessage | undefined; onClose: () => void }) => (
  <Place aria-live="polite">{said ? <Message key={said.id} {...said} onClose={onClose} /> : null}</Place>
);

/** Disappears on its own, but not during hover or focus; a number to read out stays until it is closed. */
function Message({ text, next, failure, onClose }: Omit<ToastMessage, 'id'> & { onClose: () => void }) {
  const [isHeld, setIsHeld] = useState(false);
  const isCovered = useIsCovered();
  const { remember, giveBack } = useRestoreFocus();
  useEffect(() => {
    if (isHeld || isCovered || failure) return;
    const timer = setTimeout(onClose, SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isHeld, isCovered, failure, onClose]);

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
      {failure ? <CircleAlertIcon /> : <CheckIcon />}
      {/* The link stands beside the text where both fit, otherwise below it. */}
      <Flex wrap="wrap" columnGap="3" rowGap="1" minWidth="0" paddingBlock={failure ? '1.5' : '0'}>
        <Box>
          <span>{text}</span>
          {failure ? <SupportNumber number={failure.short} copied={failure.exact} /> : null}
        </Box>
        {next ? (
          <TextLink to={next.to} onPress={onClose}>
            {next.label}
          </TextLink>
        ) : null}
      </Flex>
      <IconButton label={t('chakra.toast.close')} icon={<XIcon />} onPress={close} />
    </Panel>
  );
}
