import { Box } from '@portal/ui';
import type { ReactNode } from 'react';

/** The key facts, the steps and the tabs of an order that is loading, and its content below. */
export const OrderFrameSkeleton = ({ children }: { children: ReactNode }) => (
  <>
    <Box height={{ base: '8.25rem', md: '3.75rem', lg: '1.5rem' }} marginBottom="4.5" />
    <Box height={{ base: '5.25rem', md: '11rem', lg: '9rem' }} marginBottom="5" />
    <Box height="control" marginBottom="5" />
    {children}
  </>
);
