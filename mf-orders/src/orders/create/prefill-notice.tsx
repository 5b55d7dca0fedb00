import { Notice, Stack } from '@portal/ui';
import { t } from '#text/t.ts';
import type { Prefill } from './order-prefill.ts';

type PrefillNoticeProps = Pick<Prefill, 'isApplied' | 'isPartlyInvalid' | 'isOtherCar' | 'from'>;

/** What happened to the values from a linking service, or from an earlier order. */
export function PrefillNotice({ isApplied, isPartlyInvalid, isOtherCar, from }: PrefillNoticeProps) {
  return (
    <Stack gap="3" marginBottom="4">
      {isApplied ? <Notice tone="info">{t(from ? 'orderCreate.copied' : 'orderCreate.prefilled')}</Notice> : null}
      {isOtherCar ? <Notice tone="info">{t('orderCreate.prefillOtherCar')}</Notice> : null}
      {isPartlyInvalid ? <Notice tone="warn">{t('orderCreate.prefillInvalid')}</Notice> : null}
    </Stack>
  );
}
