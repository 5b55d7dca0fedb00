import { Grid } from '@portal/ui';
import type { ReactNode } from 'react';

const AREAS = {
  base: '"text text" "time action"',
  md: '"icon text time action"',
};
const COLUMNS = {
  base: 'minmax(0, 1fr) auto',
  md: '2.5rem minmax(0, 1fr) 9.5rem 8rem',
};

/** One line of the queue; on a phone a block of three. */
export const QueueRow = ({ children }: { children: ReactNode }) => (
  <Grid
    as="li"
    templateAreas={AREAS}
    templateColumns={COLUMNS}
    alignItems="center"
    columnGap="4"
    rowGap="1"
    minHeight={{ base: '7.25rem', md: '4.5rem' }}
    paddingInline={{ base: '4', md: '6' }}
    paddingBlock={{ base: '3', md: '2.5' }}
    borderTopWidth="1px"
  >
    {children}
  </Grid>
);
