import { Flex, Notice, TextButton } from '@portal/shared/ui';
import { t } from '#text/t.ts';

/** The input of an earlier visit is back. */
export const RestoredNotice = ({ onStartOver }: { onStartOver: () => void }) => (
  <Notice tone="info">
    <Flex wrap="wrap" align="center" columnGap="3">
      <span>{t('orderCreate.draftRestored')}</span>
      <TextButton size="sm" onPress={onStartOver}>
        {t('orderCreate.startOver')}
      </TextButton>
    </Flex>
  </Notice>
);
