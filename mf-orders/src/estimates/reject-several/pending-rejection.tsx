import { Card, Flex, SecondaryButton, Text } from '@portal/ui';
import { t } from '#text/t.ts';
import type { RejectSeveral } from './use-reject-several.tsx';

/** Below the map of a phone, where the list and its bar are out of sight: what is sent in a moment can be taken back. */
export const PendingRejection = ({ pendingCount, undo }: Pick<RejectSeveral, 'pendingCount' | 'undo'>) =>
  pendingCount === 0 ? null : (
    <Card>
      <Flex align="center" justify="space-between" wrap="wrap" gap="2">
        <Text role="status">{t('rejectSeveral.pending', { count: pendingCount })}</Text>
        <SecondaryButton size="sm" onPress={undo}>
          {t('rejectSeveral.undo')}
        </SecondaryButton>
      </Flex>
    </Card>
  );
