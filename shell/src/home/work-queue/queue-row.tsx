import { Grid } from '@portal/ui';
import type { ReactNode } from 'react';

const AREAS = {
  base: '"kind kind" "text text" "time action"',
  md: '"kind text time action"',
};
const COLUMNS = {
  base: 'minmax(0, 1fr) auto',
  md: '5.75rem minmax(0, 1fr) 10.75rem 8.25rem',
};

/** One line of the queue; on a phone a block of four. */
export const QueueRow = ({ children }: { children: ReactNode }) => (
  <Grid
    as="li"
    templateAreas={AREAS}
    templateColumns={COLUMNS}
    alignItems="center"
    columnGap="4"
    rowGap="1"
    minHeight={{ base: '9rem', md: '4.75rem' }}
    paddingInline={{ base: '4', md: '6' }}
    paddingBlock={{ base: '3', md: '2.5' }}
    borderTopWidth="1px"
  >
    {children}
  </Grid>
);
