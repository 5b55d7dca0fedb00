import type { Option } from '@portal/contract/option';
import type { BackLink } from '@portal/platform';
import { Card, DangerButton, LinkButton, Notice, Page, SectionHeading, Stack, UserText } from '@portal/ui';
import { useCancelOption } from '#options/cancel/use-cancel-option.tsx';
import { optionPaths } from '#options/option/option-paths.ts';
import { OptionStatusBadge } from '#options/option/option-status-badge.tsx';
import { areKnownServices } from '#options/option/services.ts';
import { whoWhenText } from '#orders/order/contact-name.ts';
import { t } from '#text/t.ts';
import { OptionFacts } from './option-facts.tsx';

interface OptionViewProps {
  option: Option;
  back: BackLink;
}

/** All that is known about an application, and what can be done with it. */
export function OptionView({ option, back }: OptionViewProps) {
  const cancel = useCancelOption({ option, next: back.to });
  const isCancelled = option.status === 'cancelled';
  const canChange = areKnownServices(option.requestService);
  const name = option.name || t('common.unknown');
  return (
    <Page
      title={name}
      heading={<UserText>{name}</UserText>}
      tabTitle={t('option.detailTitle')}
      titleAside={<OptionStatusBadge status={option.status} />}
      back={back}
      facts={t('option.madeBy', { who: whoWhenText(option.contact, option.createdAt) })}
      actions={
        isCancelled ? null : (
          <>
            <DangerButton size="sm" onPress={cancel.ask} isRunning={cancel.isRunning}>
              {t('option.cancel')}
            </DangerButton>
            {canChange ? (
              <LinkButton size="sm" to={optionPaths.update(option.id)}>
                {t('option.change')}
              </LinkButton>
            ) : null}
          </>
        )
      }
    >
      <Stack gap="4">
        {isCancelled ? <Notice tone="info">{t('option.cancelledNote')}</Notice> : null}
        {isCancelled || canChange ? null : <Notice tone="info">{t('option.unknownService')}</Notice>}
        <Card as="section" aria-labelledby="option-facts">
          <SectionHeading id="option-facts">{t('option.facts')}</SectionHeading>
          <OptionFacts option={option} />
        </Card>
      </Stack>
    </Page>
  );
}
