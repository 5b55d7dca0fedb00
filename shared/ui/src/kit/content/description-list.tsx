import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { RangeText } from '../layout/range-text.tsx';
import { NARROWEST_SCREEN } from '../theme/breakpoints.ts';

interface DescriptionListProps {
  items: readonly { term: string; description: ReactNode }[];
  /**
   * `narrow` for a side column, `pairs` for facts to read at a glance, side by side even on a phone, `double` for two
   * such pairs on a line where there is room.
   */
  size?: 'normal' | 'narrow' | 'pairs' | 'double';
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    columnGap: '3',
    rowGap: '1.5',
    '& dt': { color: 'fg.muted' },
    '& dd': { fontVariantNumeric: 'tabular-nums', minWidth: 0, whiteSpace: 'pre-wrap' },
    [NARROWEST_SCREEN]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  variants: {
    size: {
      normal: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '11rem minmax(0, 1fr)' },
        rowGap: { base: '0', md: '3' },
        '& dd': { marginBottom: { base: '3', md: '0' } },
      },
      pairs: { gridTemplateColumns: { base: '7rem minmax(0, 1fr)', md: '8rem minmax(0, 1fr)' }, fontSize: 'ui' },
      double: {
        gridTemplateColumns: { base: '7rem minmax(0, 1fr)', md: '6.5rem minmax(0, 1.3fr) 4.5rem minmax(0, 1fr)' },
        columnGap: { md: '3' },
        rowGap: '2.5',
        fontSize: 'ui',
      },
      narrow: { gridTemplateColumns: '5.5rem minmax(0, 1fr)', fontSize: 'sm' },
    },
  },
});

/** Names with their values. */
export function DescriptionList({ items, size = 'normal' }: DescriptionListProps) {
  return (
    <List size={size}>
      {items.map(({ term, description }) => (
        <Pair key={term} term={term} description={description} />
      ))}
    </List>
  );
}

const Pair = ({ term, description }: { term: string; description: ReactNode }) => (
  <>
    <dt>{term}</dt>
    <dd>{typeof description === 'string' ? <RangeText text={description} /> : description}</dd>
  </>
);
