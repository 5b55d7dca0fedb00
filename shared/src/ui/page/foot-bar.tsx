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
    position: 'fixed',
    insetInline: 0,
    bottom: 'var(--docked)',
    zIndex: 'bar',
    minHeight: '3.25rem',
    paddingInline: '4',
    paddingBlock: '1.5',
    fontSize: 'sm',
    fontWeight: 'bold',
    borderTopWidth: '1px',
    '& svg': { boxSize: '5' },
    _print: { display: 'none' },
  },
  variants: {
    tone: {
      info: { bg: 'bg.brand', color: 'fg.brand' },
      ok: { bg: 'bg.ok', color: 'fg.ok' },
      warn: { bg: 'bg.warn', color: 'fg.warn' },
    },
  },
});

interface FootBarProps {
  tone?: 'info' | 'ok' | 'warn';
  icon?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}

/** A bar over the bottom of the page, above what is docked there: no connection, a new version. It moves nothing. */
export function FootBar({ tone = 'info', icon, action, children }: FootBarProps) {
  return (
    <Bar tone={tone} role="status" data-foot-bar>
      <Flex align="center" gap="3">
        {icon}
        <span>{children}</span>
      </Flex>
      {action}
    </Bar>
  );
}
