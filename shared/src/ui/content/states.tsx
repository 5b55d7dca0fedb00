import { t } from '@portal/shared/text';
import type { ReactNode } from 'react';
import { SecondaryButton } from '../action/button.tsx';
import { CopyButton } from '../action/copy-button.tsx';
import { Card } from '../layout/card.tsx';
import { Box, Flex, Heading, Stack, Text } from '../layout/layout.ts';
import { CircleAlertIcon } from '../theme/icons.ts';
import { Sentence } from './sentence.tsx';

interface EmptyStateProps {
  title?: string;
  body: ReactNode;
  action?: ReactNode;
}

/** Nothing to show: says so in a sentence, with what the customer can do. */
export function EmptyState({ title, body, action }: EmptyStateProps) {
  return (
    <Stack align="center" textAlign="center" gap="3" paddingBlock={{ base: '8', md: '12' }} paddingInline="4">
      {title ? <Heading size="item">{title}</Heading> : null}
      <Text color="fg.muted">{body}</Text>
      {action}
    </Stack>
  );
}

interface ErrorCardProps {
  title: string;
  body?: ReactNode;
  /** Why has been said elsewhere already: not announced again. */
  isSaid?: boolean;
  /** The support desk finds the failure by it. */
  reference?: string | undefined;
  action?: ReactNode;
  onRetry?: () => unknown;
}

/** Replaces a part that failed; everything around it keeps working. */
export function ErrorCard({ title, body, isSaid = false, reference, action, onRetry }: ErrorCardProps) {
  return (
    <Card>
      <Flex role={isSaid ? undefined : 'alert'} gap="3">
        <Box color="fg.bad" paddingTop="0.5">
          <CircleAlertIcon size={22} />
        </Box>
        <Stack gap="3" align="start" minWidth="0">
          <Heading size="item">{title}</Heading>
          {body ? <Text>{typeof body === 'string' ? <Sentence>{body}</Sentence> : body}</Text> : null}
          {reference ? (
            <Flex align="center" wrap="wrap" columnGap="1" fontSize="sm" color="fg.muted">
              <span>{t('errorDialog.errorId', { id: reference })}</span>
              <CopyButton text={reference} label={t('errorDialog.copyErrorId')} />
            </Flex>
          ) : null}
          <Flex gap="3" wrap="wrap">
            {onRetry ? <SecondaryButton onPress={onRetry}>{t('common.retry')}</SecondaryButton> : null}
            {action}
          </Flex>
        </Stack>
      </Flex>
    </Card>
  );
}
