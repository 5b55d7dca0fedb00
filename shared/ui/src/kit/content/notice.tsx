import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Box } from '../layout/layout.ts';
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from '../theme/icons.ts';
import { Sentence } from './sentence.tsx';

type NoticeTone = 'info' | 'ok' | 'warn' | 'bad';

const Panel = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    padding: '4',
    borderRadius: 'md',
    borderInlineStartWidth: '4px',
    fontSize: 'ui',
    '& > svg': { boxSize: '5', flexShrink: 0, marginTop: '1' },
  },
  variants: {
    tone: {
      info: { bg: 'bg.brand', borderColor: 'solid.brand', '& > svg': { color: 'fg.brand' } },
      ok: { bg: 'bg.ok', borderColor: 'solid.ok', '& > svg': { color: 'fg.ok' } },
      warn: { bg: 'bg.warn', borderColor: 'solid.warn', '& > svg': { color: 'fg.warn' } },
      bad: { bg: 'bg.bad', borderColor: 'solid.bad', '& > svg': { color: 'fg.bad' } },
    },
  },
});

const ICONS = { info: InfoIcon, ok: CircleCheckIcon, warn: TriangleAlertIcon, bad: CircleAlertIcon };
/** An error interrupts, a success waits its turn. */
const ROLES = { info: undefined, ok: 'status', warn: undefined, bad: 'alert' } as const;

/** A message inside the page. */
export function Notice({ tone, title, children }: { tone: NoticeTone; title?: string; children?: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <Panel tone={tone} role={ROLES[tone]}>
      <Icon />
      <Box minWidth="0" flex="1">
        {title ? <chakra.p fontWeight="bold">{title}</chakra.p> : null}
        {typeof children === 'string' ? (
          <p>
            <Sentence>{children}</Sentence>
          </p>
        ) : (
          children
        )}
      </Box>
    </Panel>
  );
}
