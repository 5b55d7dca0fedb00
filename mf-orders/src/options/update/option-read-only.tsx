import type { Option } from '@portal/contract/option';
import type { BackLink } from '@portal/platform';
import { Card, DangerButton, Notice, Page, Stack } from '@portal/ui';
import { OptionStatusBadge } from '#options/option/option-status-badge.tsx';
import { t } from '#text/t.ts';
import { OptionFacts } from './option-facts.tsx';
import { useCancelOption } from './use-cancel-option.tsx';

interface OptionReadOnlyProps {
  option: Option;
  back: BackLink;
}

/** A cancelled application, or one with a service that this portal does not know yet: all that is known about it. */
export function OptionReadOnly({ option, back }: OptionReadOnlyProps) {
  const cancel = useCancelOption({ option, next: back.to });
  const isCancelled = option.status === 'cancelled';
  return (
    <Page
      title={t('option.detailTitle')}
      titleAside={<OptionStatusBadge status={option.status} />}
      back={back}
      width="form"
      actions={
        isCancelled ? null : (
          <DangerButton onPress={cancel.ask} isRunning={cancel.isRunning}>
            {t('option.cancel')}
          </DangerButton>
        )
      }
    >
      <Stack gap="4">
        <Notice tone="info">{t(isCancelled ? 'option.cancelledNote' : 'option.unknownService')}</Notice>
        <Card>
          <OptionFacts option={option} />
        </Card>
      </Stack>
    </Page>
  );
}
