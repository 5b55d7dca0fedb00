import { t } from '@portal/platform/text';
import type { ReactNode } from 'react';
import { SecondaryButton } from '../action/button.tsx';
import { Card } from '../layout/card.tsx';
import { Box, Flex, Heading, Stack, Text } from '../layout/layout.ts';
import { CircleAlertIcon } from '../theme/icons.ts';
import { Sentence } from './sentence.tsx';
import { SupportNumber } from './support-number.tsx';

interface IconDiscProps {
  children: ReactNode;
  tone?: 'brand' | 'warn';
}

/** The picture of a message that stands alone: an icon on a disc. */
export const IconDisc = ({ children, tone = 'brand' }: IconDiscProps) => (
  <Box
    aria-hidden="true"
    display="grid"
    placeItems="center"
    boxSize="14"
    borderRadius="full"
    bg={`bg.${tone}`}
    color={`fg.${tone}`}
  >
    {children}
  </Box>
);

interface EmptyStateProps {
  icon?: ReactNode;
  title?: string;
  body: ReactNode;
  action?: ReactNode;
}

/** Nothing to show: says so in a sentence, with what the customer can do. */
export function EmptyState({ icon, title, body, action }: EmptyStateProps) {
  return (
    <Stack align="center" textAlign="center" gap="3" paddingBlock={{ base: '8', md: '12' }} paddingInline="4">
      {icon ? <IconDisc>{icon}</IconDisc> : null}
      {title ? <Heading size="item">{title}</Heading> : null}
      <Text color="fg.muted" textWrap="balance">
        {body}
      </Text>
      {action}
    </Stack>
  );
}

interface ErrorCardProps {
  title: string;
  body?: ReactNode;
  /** The reason was said elsewhere already: it is not announced again. */
  isSaid?: boolean;
  /** The number by which the support desk finds the failure. */
  reference?: string | undefined;
  /** What is copied with it, if that is more than the number. */
  copied?: string | undefined;
  action?: ReactNode;
  onRetry?: () => unknown;
  /** Further text, below the buttons. */
  children?: ReactNode;
}

/** Replaces a part that failed; everything around it keeps working. */
export function ErrorCard({ title, body, isSaid = false, reference, action, onRetry, ...more }: ErrorCardProps) {
  return (
    <Card>
      <Flex gap="3">
        <Box color="fg.bad" paddingTop="0.5">
          <CircleAlertIcon size={22} />
        </Box>
        <Stack gap="3" align="start" minWidth="0">
          {/* Only what happened is read out; what can be done follows below. */}
          <Stack gap="3" role={isSaid ? undefined : 'alert'}>
            <Heading size="item">{title}</Heading>
            {body ? <Text>{typeof body === 'string' ? <Sentence>{body}</Sentence> : body}</Text> : null}
          </Stack>
          {reference ? (
            <Box color="fg.muted">
              <SupportNumber number={reference} copied={more.copied} />
            </Box>
          ) : null}
          <Flex gap="3" wrap="wrap">
            {onRetry ? <SecondaryButton onPress={onRetry}>{t('common.retry')}</SecondaryButton> : null}
            {action}
          </Flex>
          {more.children}
        </Stack>
      </Flex>
    </Card>
  );
}
