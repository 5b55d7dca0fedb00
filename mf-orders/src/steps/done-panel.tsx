import { CheckIcon, Grid, Stack } from '@portal/ui';
import type { ReactNode } from 'react';

/** The completion of a form: the heading first, then what was sent. */
export const DonePanel = ({ children }: { children: ReactNode }) => (
  <Stack align="center" justify="center" textAlign="center" gap="1.5" minHeight="16rem">
    <Grid boxSize="3.25rem" borderRadius="full" bg="bg.ok" color="fg.ok" placeItems="center" marginBottom="1.5">
      <CheckIcon size={28} />
    </Grid>
    {children}
  </Stack>
);
