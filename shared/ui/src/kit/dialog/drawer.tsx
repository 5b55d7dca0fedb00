import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@portal/platform/text';
import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../action/icon-button.tsx';
import { Box, Flex, Heading } from '../layout/layout.ts';
import { STICKY_SCREEN } from '../theme/breakpoints.ts';
import { XIcon } from '../theme/icons.ts';
import { useDialogElement } from './use-dialog-element.ts';
import { useScrolledByKeyboard } from './use-scrolled-by-keyboard.ts';
import { windowStyles } from './window-styles.ts';

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  footer?: ReactNode;
  side?: 'left' | 'right' | 'bottom';
  closeLabel?: string;
}

const Panel = chakra('dialog', {
  base: windowStyles,
  variants: {
    side: {
      left: { inset: '0 auto 0 0', height: '100dvh', maxHeight: '100dvh', width: 'min(20rem, 88vw)' },
      right: { inset: '0 0 0 auto', height: '100dvh', maxHeight: '100dvh', width: 'min(24rem, 88vw)' },
      bottom: {
        inset: 'auto 0 0 0',
        width: 'full',
        maxWidth: 'full',
        maxHeight: '100dvh',
        [STICKY_SCREEN]: { maxHeight: '88dvh' },
        borderRadius: '12px 12px 0 0',
      },
    },
  },
});

/** A sheet from the edge of the screen: the menu, the filters. */
export function Drawer(props: DrawerProps) {
  return props.isOpen ? createPortal(<OpenDrawer {...props} />, document.body) : null;
}

function OpenDrawer({ onClose, title, children, footer, side = 'left', closeLabel }: DrawerProps) {
  const dialog = useDialogElement({ isClosable: true, onClose });
  const titleId = useId();
  const content = useScrolledByKeyboard(titleId);
  return (
    <Panel
      {...dialog}
      side={side}
      aria-labelledby={titleId}
      // A click on the dialog itself is on the backdrop; any other is on its children.
      onClick={(event) => {
        dialog.onClick(event);
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <Flex align="center" gap="3" paddingInline="4" paddingBlock="2" borderBottomWidth="1px">
        <Heading id={titleId} size="item" flex="1">
          {title}
        </Heading>
        <IconButton label={closeLabel ?? t('common.close')} icon={<XIcon />} onPress={onClose} />
      </Flex>
      <Box data-scrolls="" padding="4" ref={content.ref} {...content.region}>
        {children}
      </Box>
      {footer ? (
        <Flex gap="3" padding="4" borderTopWidth="1px" css={{ '& > *': { flex: 1 } }}>
          {footer}
        </Flex>
      ) : null}
    </Panel>
  );
}
