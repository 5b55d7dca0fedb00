import { Grid } from '@portal/ui';
import type { ReactNode } from 'react';

const AREAS = { base: '"kind time" "text text"', md: '"kind text time"' };
const COLUMNS = { base: 'minmax(0, 1fr) auto', md: '10rem minmax(0, 1fr) 10.5rem' };

/** One line of the list; on a phone a block of two. */
export const NotificationGrid = ({ children }: { children: ReactNode }) => (
  <Grid
    as="li"
    templateAreas={AREAS}
    templateColumns={COLUMNS}
    alignItems="center"
    columnGap="4"
    rowGap="1.5"
    minHeight={{ base: '6.5rem', md: '4.75rem' }}
    paddingInline={{ base: '4', md: '6' }}
    paddingBlock={{ base: '3', md: '2.5' }}
    css={{ '& + &': { borderTopWidth: '1px' } }}
  >
    {children}
  </Grid>
);
