import { Notice, Stack } from '@portal/shared/ui';
import { t } from '#text/t.ts';

interface PrefillNoticeProps {
  isApplied: boolean;
  isPartlyInvalid: boolean;
}

/** What happened to the values from a linking service. */
export function PrefillNotice({ isApplied, isPartlyInvalid }: PrefillNoticeProps) {
  return (
    <Stack gap="3" marginBottom="4">
      {isApplied ? <Notice tone="info">{t('orderCreate.prefilled')}</Notice> : null}
      {isPartlyInvalid ? <Notice tone="warn">{t('orderCreate.prefillInvalid')}</Notice> : null}
    </Stack>
  );
}
