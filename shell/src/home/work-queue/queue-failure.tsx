import { Box, CircleAlertIcon, Flex, Stack, Text, TextButton } from '@portal/ui';
import { t } from '#text/t.ts';
import type { WaitingKind } from './waiting-item.ts';

const TEXTS = {
  estimates: 'home.queueFailedEstimates',
  papers: 'home.queueFailedPapers',
  bill: 'home.queueFailedBills',
} as const;

interface QueueFailureProps {
  failed: readonly WaitingKind[];
  onRetry: () => Promise<void>;
}

/** What could not be read; what could be read is shown above. */
export const QueueFailure = ({ failed, onRetry }: QueueFailureProps) => (
  <Flex
    role="alert"
    align="center"
    gap="3"
    borderTopWidth="1px"
    paddingInline={{ base: '4', md: '6' }}
    paddingBlock="2"
  >
    <Box color="fg.bad" flexShrink="0">
      <CircleAlertIcon size={20} />
    </Box>
    <Stack gap="1" flex="1">
      {failed.map((kind) => (
        <Text key={kind} fontSize="sm">
          {t(TEXTS[kind])}
        </Text>
      ))}
    </Stack>
    <TextButton onPress={onRetry}>{t('common.retry')}</TextButton>
  </Flex>
);
