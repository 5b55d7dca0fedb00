import { Notice, Stack } from '@portal/ui';
import { t } from '#text/t.ts';
import type { Prefill } from './order-prefill.ts';

type PrefillNoticeProps = Pick<Prefill, 'isApplied' | 'isPartlyInvalid' | 'isOtherCar'>;

/** What happened to the values from a linking service. */
export function PrefillNotice({ isApplied, isPartlyInvalid, isOtherCar }: PrefillNoticeProps) {
  return (
    <Stack gap="3" marginBottom="4">
      {isApplied ? <Notice tone="info">{t('orderCreate.prefilled')}</Notice> : null}
      {isOtherCar ? <Notice tone="info">{t('orderCreate.prefillOtherCar')}</Notice> : null}
      {isPartlyInvalid ? <Notice tone="warn">{t('orderCreate.prefillInvalid')}</Notice> : null}
    </Stack>
  );
}
