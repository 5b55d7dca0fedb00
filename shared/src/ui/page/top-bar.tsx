import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Flex } from '../layout/layout.ts';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '4',
    rowGap: '1',
    paddingInline: '4',
    paddingBlock: '1.5',
    fontSize: 'sm',
    fontWeight: 'bold',
    borderBottomWidth: '1px',
    '& svg': { boxSize: '5' },
  },
  variants: {
    tone: {
      info: { bg: 'bg.brand', color: 'fg.brand' },
      ok: { bg: 'bg.ok', color: 'fg.ok' },
      warn: { bg: 'bg.warn', color: 'fg.warn' },
    },
  },
});

interface TopBarProps {
  tone?: 'info' | 'ok' | 'warn';
  icon?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A bar over the whole page: no connection, a new version. */
export function TopBar({ tone = 'info', icon, action, children }: TopBarProps) {
  return (
    <Bar tone={tone} role="status">
      <Flex align="center" gap="3">
        {icon}
        <span>{children}</span>
      </Flex>
      {action}
    </Bar>
  );
}
