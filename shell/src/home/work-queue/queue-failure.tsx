import type { TodoKind } from '@portal/contract/todo';
import { Box, CircleAlertIcon, Flex, Text, TextButton } from '@portal/ui';
import { t } from '#text/t.ts';

const TEXTS = {
  estimates: 'home.queueFailedEstimates',
  papers: 'home.queueFailedPapers',
  bill: 'home.queueFailedBills',
} as const;

interface QueueFailureProps {
  failed: readonly TodoKind[];
  onRetry: () => Promise<unknown>;
}

/** A row for each kind that could not be read; what could be read is shown above. */
export const QueueFailure = ({ failed, onRetry }: QueueFailureProps) => (
  <div role="alert">
    {failed.map((kind) => (
      <Flex
        key={kind}
        align="center"
        gap="3"
        minHeight="4.75rem"
        borderTopWidth="1px"
        paddingInline={{ base: '4', md: '6' }}
        paddingBlock="2"
      >
        <Box color="fg.bad" flexShrink="0">
          <CircleAlertIcon size={20} />
        </Box>
        <Text flex="1" fontSize="sm">
          {t(TEXTS[kind])}
        </Text>
        <TextButton onPress={onRetry}>{t('common.retry')}</TextButton>
      </Flex>
    ))}
  </div>
);
