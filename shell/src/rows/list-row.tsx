import { Grid } from '@portal/ui';
import type { ComponentProps } from 'react';

/** One entry of a list; on a phone its parts stand below each other. */
export const ListRow = (props: ComponentProps<typeof Grid>) => (
  <Grid
    as="li"
    alignItems="center"
    columnGap="4"
    paddingInline={{ base: '4', md: '6' }}
    paddingBlock={{ base: '3', md: '2.5' }}
    {...props}
  />
);
