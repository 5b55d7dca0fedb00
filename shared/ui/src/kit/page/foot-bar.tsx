import { chakra } from '@chakra-ui/react/styled-system';
import type { FocusEvent, ReactNode } from 'react';
import { Flex } from '../layout/layout.ts';
import { STICKY_SCREEN } from '../theme/breakpoints.ts';
import { useRootMark } from './root-mark.ts';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '4',
    rowGap: '1',
    [STICKY_SCREEN]: { position: 'fixed', insetInline: 0, bottom: 'var(--docked)' },
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
    isShown: { false: { minHeight: 0, paddingBlock: 0, borderWidth: 0 } },
    tone: {
      info: { bg: 'bg.brand', color: 'fg.brand' },
      ok: { bg: 'bg.ok', color: 'fg.ok' },
      warn: { bg: 'bg.warn', color: 'fg.warn' },
    },
  },
});

const Note = chakra('span', { base: { color: 'fg', fontWeight: 'normal' } });

interface FootBarProps {
  tone?: 'info' | 'ok' | 'warn';
  icon?: ReactNode;
  action?: ReactNode;
  /** What is read out when the bar appears. */
  children: ReactNode;
  /** What is shown but not read out. */
  note?: ReactNode;
  /** A bar that is rendered before it is shown is read out more reliably. */
  isShown?: boolean;
  onFocus?: (event: FocusEvent<HTMLDivElement>) => void;
}

/** A bar over the bottom of the page, above what is docked there: no connection, a new version. It moves nothing. */
export function FootBar({ tone = 'info', icon, action, children, note, isShown = true, onFocus }: FootBarProps) {
  useRootMark(isShown ? (action ? 'action-bar' : 'bar') : null);
  return (
    <Bar
      tone={tone}
      isShown={isShown}
      data-foot-bar={isShown ? (action ? 'action' : 'text') : undefined}
      onFocus={onFocus}
    >
      {/* Beside an action the text shrinks: the bar has one row at a desk, two on a phone. */}
      <Flex align="center" gap="3" {...(action ? { flex: { md: '1' }, minWidth: '0' } : {})}>
        {isShown ? icon : null}
        <span>
          <span role="status">{isShown ? children : null}</span>
          {isShown && note ? <Note>{note}</Note> : null}
        </span>
      </Flex>
      {isShown ? action : null}
    </Bar>
  );
}
