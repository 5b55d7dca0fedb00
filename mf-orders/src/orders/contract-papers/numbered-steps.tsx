import { Box, Flex, Heading } from '@portal/ui';
import type { ReactNode } from 'react';

interface NumberedStepsProps {
  steps: readonly { title: string; content?: ReactNode }[];
}

/** What is to be done, one after the other. */
export const NumberedSteps = ({ steps }: NumberedStepsProps) => (
  <ol>
    {steps.map(({ title, content }, index) => (
      <Flex key={title} as="li" gap={{ base: '3', md: '4' }}>
        <Flex direction="column" align="center" flexShrink="0">
          <Mark>{index + 1}</Mark>
          {index + 1 < steps.length ? <Box flex="1" width="2px" bg="border" /> : null}
        </Flex>
        <Box flex="1" minWidth="0" paddingTop="0.5" paddingBottom={index + 1 < steps.length ? '6' : '0'}>
          <Heading as="h3" size="item">
            {title}
          </Heading>
          {content}
        </Box>
      </Flex>
    ))}
  </ol>
);

const Mark = ({ children }: { children: number }) => (
  <Flex
    align="center"
    justify="center"
    boxSize="8"
    borderRadius="full"
    bg="solid.brand"
    color="fg.onSolid"
    fontSize="ui"
    fontWeight="bold"
  >
    {children}
  </Flex>
);
