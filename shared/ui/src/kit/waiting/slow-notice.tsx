import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Flex, Text } from '../layout/layout.ts';
import { SpinnerRing } from './spinner.tsx';

export interface SlowNoticeProps {
  /** What is loading, for screen readers at once. */
  message: string;
  /** It takes long, so the message is shown to everybody. */
  isSlow: boolean;
  /** What else can be done then. */
  actions?: ReactNode;
}

/** Lies over its container, so that nothing moves when it appears. */
const Place = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: 'min(12rem, 35%)',
    display: 'flex',
    justifyContent: 'center',
    paddingInline: '4',
  },
});
const Panel = chakra('div', {
  base: { maxWidth: 'full' },
  variants: {
    isShown: {
      true: {
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: '4',
        padding: '6',
        textAlign: 'center',
        borderWidth: '1px',
        borderRadius: 'lg',
        bg: 'bg.panel',
        boxShadow: 'floating',
      },
    },
  },
});

/** Over a skeleton: invisible at first, then it says that loading takes long. */
export function SlowNotice({ message, isSlow, actions }: SlowNoticeProps) {
  return (
    <Place>
      <Panel isShown={isSlow}>
        {isSlow ? <SpinnerRing color="fg.link" aria-hidden="true" /> : null}
        <Text role="status" srOnly={!isSlow}>
          {message}
        </Text>
        {isSlow && actions ? (
          <Flex gap="3" wrap="wrap" justify="center">
            {actions}
          </Flex>
        ) : null}
      </Panel>
    </Place>
  );
}
