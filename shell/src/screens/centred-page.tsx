import { Box, Card, Flex } from '@portal/ui';
import type { ReactNode } from 'react';
import { Brand } from './brand.tsx';

interface CentredPageProps {
  children: ReactNode;
  footer?: ReactNode;
}

/** A single card, for pages without header and menu. */
export function CentredPage({ children, footer }: CentredPageProps) {
  return (
    <Flex direction="column" minHeight="100dvh">
      <Flex
        as="main"
        flex="1"
        direction="column"
        align="center"
        gap="6"
        paddingInline="4"
        // Not centred vertically: the card grows when its form arrives, and would move up.
        paddingTop={{ base: '8', md: '12vh' }}
        paddingBottom="8"
      >
        <Brand />
        <Box width="full" maxWidth="27.5rem">
          <Card>{children}</Card>
        </Box>
      </Flex>
      {footer}
    </Flex>
  );
}
