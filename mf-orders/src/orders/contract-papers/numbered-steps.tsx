import { Box, CheckIcon, Flex, Heading, StatusBadge, Text, UserText } from '@portal/ui';
import type { ReactNode } from 'react';

interface Step {
  title: string;
  /** What has been done, by whom and when. */
  done?: { label: string; by: string } | null;
  content?: ReactNode;
}

interface NumberedStepsProps {
  steps: readonly Step[];
}

/** What is to be done, one after the other. */
export const NumberedSteps = ({ steps }: NumberedStepsProps) => (
  <ol>
    {steps.map(({ title, done, content }, index) => (
      <Flex key={title} as="li" gap={{ base: '3', md: '4' }}>
        <Flex direction="column" align="center" flexShrink="0">
          <Mark>{index + 1}</Mark>
          {index + 1 < steps.length ? <Box flex="1" width="2px" bg="border" /> : null}
        </Flex>
        <Box flex="1" minWidth="0" paddingTop="0.5" paddingBottom={index + 1 < steps.length ? '6' : '0'}>
          <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
            <Heading as="h3" size="item">
              {title}
            </Heading>
            {done ? (
              <StatusBadge tone="ok" icon={<CheckIcon size={14} />}>
                {done.label}
              </StatusBadge>
            ) : null}
          </Flex>
          {done ? (
            <Text tone="muted">
              <UserText>{done.by}</UserText>
            </Text>
          ) : null}
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
