import type { Option } from '@portal/contract/option';
import type { BackLink } from '@portal/platform';
import { Box, Card, Grid, Notice, Page, SectionHeading, Stack, Text, UserText, useViewport } from '@portal/ui';
import { awaitedReply, isOpen, optionSteps } from '#options/option/option-state.ts';
import { OptionStatusBadge } from '#options/option/option-status-badge.tsx';
import { areKnownServices } from '#options/option/services.ts';
import { whoWhenText } from '#orders/order/contact-name.ts';
import { t } from '#text/t.ts';
import { ExpectedReply } from './expected-reply.tsx';
import { OptionActions } from './option-actions.tsx';
import { OptionFacts } from './option-facts.tsx';
import { OptionHistory } from './option-history.tsx';
import { OptionProgress } from './option-progress.tsx';

interface OptionViewProps {
  option: Option;
  back: BackLink;
}

/** All that is known about an application, and what can be done with it. */
export function OptionView({ option, back }: OptionViewProps) {
  const isPhone = useViewport() === 'mobile';
  const isCancelled = option.status === 'cancelled';
  const canCancel = isOpen(option);
  const reply = awaitedReply(option);
  const steps = optionSteps(option);
  const name = option.name || t('common.unknown');
  return (
    <Page
      title={name}
      heading={<UserText>{name}</UserText>}
      tabTitle={t('option.detailTitle')}
      titleAside={<OptionStatusBadge option={option} />}
      back={back}
      facts={<Text tone="muted">{t('option.madeBy', { who: whoWhenText(option.contact, option.createdAt) })}</Text>}
      actions={<OptionActions option={option} next={back.to} />}
      hasSmallActions={isPhone}
    >
      <Stack gap="4">
        {isCancelled ? <Notice tone="info">{t('option.cancelledNote')}</Notice> : null}
        {isCancelled || canCancel ? null : <Notice tone="info">{t('option.arrangedNote')}</Notice>}
        {canCancel && !areKnownServices(option.requestService) ? (
          <Notice tone="info">{t('option.unknownService')}</Notice>
        ) : null}
        {reply ? <ExpectedReply date={reply} /> : null}
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' }} gap="4" alignItems="start">
          {/* On a phone how far it is comes first. */}
          {steps ? (
            <Box gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / 3' }}>
              <OptionProgress steps={steps} reply={reply} />
            </Box>
          ) : null}
          <Card as="section" aria-labelledby="option-facts">
            <SectionHeading id="option-facts">{t('option.facts')}</SectionHeading>
            <OptionFacts option={option} />
          </Card>
          {option.history ? <OptionHistory history={option.history} /> : null}
        </Grid>
      </Stack>
    </Page>
  );
}
