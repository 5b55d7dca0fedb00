import { Flex, TextButton } from '@portal/ui';
import { t } from '#text/t.ts';

/** A part that failed while the rest of the page works: one line, with a retry. */
export const FailedLine = ({ text, onRetry }: { text: string; onRetry: () => unknown }) => (
  <Flex role="alert" align="center" wrap="wrap" columnGap="1" fontSize="sm" color="fg.bad">
    <span>{text}</span>
    <TextButton size="sm" onPress={onRetry}>
      {t('common.retry')}
    </TextButton>
  </Flex>
);
