import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { TextSpan } from '../layout/text-span.tsx';

export type Tone = 'neutral' | 'info' | 'ok' | 'warn' | 'bad';

const Tag = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    height: 'fit-content',
    borderRadius: 'tag',
    paddingInline: '2.5',
    paddingBlock: '0.5',
    fontSize: 'xs',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
    flexShrink: 0,
    '& svg': { boxSize: '1.1em' },
  },
  variants: {
    tone: {
      neutral: { bg: 'bg.neutral', color: 'fg.muted' },
      info: { bg: 'bg.brand', color: 'fg.brand' },
      ok: { bg: 'bg.ok', color: 'fg.ok' },
      warn: { bg: 'bg.warn', color: 'fg.warn' },
      bad: { bg: 'bg.bad', color: 'fg.bad' },
    },
  },
});

/** A state in a word; the colour only repeats it. */
export function StatusBadge({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <Tag tone={tone}>
      {icon}
      <TextSpan>{children}</TextSpan>
    </Tag>
  );
}
