import { Box, Flex } from '@portal/ui';
import type { ReactNode } from 'react';

interface FileRowProps {
  icon: ReactNode;
  /** Below the rest on a phone. */
  action?: ReactNode;
  children: ReactNode;
}

/** A file of the contract: what it is, and what can be done with it. */
export const FileRow = ({ icon, action, children }: FileRowProps) => (
  <Flex
    wrap="wrap"
    align="center"
    columnGap="3"
    rowGap="2"
    padding={{ base: '3', md: '4' }}
    borderWidth="1px"
    borderRadius="10px"
  >
    <Box flexShrink="0">{icon}</Box>
    <Box flex="1 1 9rem" minWidth="0">
      {children}
    </Box>
    {action}
  </Flex>
);
