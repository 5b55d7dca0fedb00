import type { OptionStatus } from '@portal/shared/contract/option';
import { StatusBadge } from '@portal/shared/ui';
import { t } from '#text/t.ts';

/** The colour only supports the word. */
export const OptionStatusBadge = ({ status }: { status: OptionStatus }) =>
  status === 'cancelled' ? (
    <StatusBadge tone="neutral">{t('option.statusCancelled')}</StatusBadge>
  ) : (
    <StatusBadge tone="ok">{t('option.statusActive')}</StatusBadge>
  );
