import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../action/icon-button.tsx';
import { Box, Flex, Heading, Stack } from '../layout/layout.ts';
import { STICKY_SCREEN } from '../theme/breakpoints.ts';
import { XIcon } from '../theme/icons.ts';
import { useDialogElement } from './use-dialog-element.ts';
import { useScrolledByKeyboard } from './use-scrolled-by-keyboard.ts';
import { windowStyles } from './window-styles.ts';

export interface ModalProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** false: only the buttons of the footer close it. */
  isClosable?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  /** `alertdialog` for dialogs that interrupt. */
  role?: 'dialog' | 'alertdialog';
  icon?: ReactNode;
  /** `content`: a message in one sentence, as high as it is. */
  height?: 'window' | 'content';
}

const Panel = chakra('dialog', {
  base: {
    ...windowStyles,
    inset: { base: 'auto 0 0 0', md: 0 },
    margin: 'auto',
    // At least 600 × 300 on desktop [2.76], unless it is a short message; a sheet at the lower edge on mobile.
    width: { base: 'full', md: '37.5rem' },
    maxWidth: { base: 'full', md: 'calc(100vw - 4rem)' },
    maxHeight: '100dvh',
    [STICKY_SCREEN]: { maxHeight: 'calc(100dvh - 3rem)' },
    borderRadius: { base: '12px 12px 0 0', md: 'lg' },
  },
  variants: { height: { window: { minHeight: { md: 'min(18.75rem, 100dvh - 3rem)' } }, content: {} } },
});

/** A dialog over the page [2.93]: keeps the focus, closes with Escape, returns the focus. */
export function Modal(props: ModalProps) {
  return props.isOpen ? createPortal(<ModalWindow {...props} />, document.body) : null;
}

function ModalWindow({
  onClose,
  title,
  children,
  footer,
  isClosable = true,
  initialFocus,
  role,
  icon,
  height = 'window',
}: ModalProps) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const dialog = useDialogElement({ isClosable, onClose, initialFocus, title: titleRef });
  const titleId = useId();
  const content = useScrolledByKeyboard(titleId);
  return (
    <Panel {...dialog} role={role} height={height} aria-labelledby={titleId}>
      <Flex align="start" gap="3" paddingInline={inline} paddingTop={inline} marginInlineEnd={isClosable ? '10' : '0'}>
        {icon}
        <Heading
          ref={titleRef}
          id={titleId}
          _focusVisible={{ outline: 'none', boxShadow: 'none' }}
          flex="1"
          paddingBlock="1.5"
        >
          {title}
        </Heading>
      </Flex>
      <Box data-scrolls="" paddingInline={inline} paddingBlock="4" ref={content.ref} {...content.region}>
        <Stack gap="4">{children}</Stack>
      </Box>
      {footer ? (
        <Flex
          gap="3"
          justify="flex-end"
          wrap="wrap"
          paddingInline={inline}
          paddingBlock={{ base: '3', md: '3.5' }}
          borderTopWidth="1px"
          bg="bg.subtle"
          borderBottomRadius={{ md: 'lg' }}
          css={{ '& > *': { flex: { base: '1 1 auto', md: '0 0 auto' } } }}
        >
          {footer}
        </Flex>
      ) : null}
      {/* Last, so that the focus starts at the content. */}
      {isClosable ? (
        <Box position="absolute" top={{ base: '3', md: '5' }} insetInlineEnd={{ base: '2', md: '4' }}>
          <IconButton label={t('chakra.dialog.close')} icon={<XIcon />} onPress={onClose} />
        </Box>
      ) : null}
    </Panel>
  );
}

const inline = { base: '4', md: '6' };
