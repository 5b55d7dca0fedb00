import { Flex } from '@portal/ui';
import type { ReactNode } from 'react';

/** The buttons of a form inside a dialog, arranged as in a dialog's footer: the primary one last, on a phone on top. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <Flex gap="3" justify="flex-end" direction={{ base: 'column-reverse', md: 'row' }} paddingTop="2">
    {children}
  </Flex>
);
