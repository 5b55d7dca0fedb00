import type { Contract } from '@portal/contract/contract';
import type { ConsultationKind } from '@portal/contract/option';
import { todayInTokyo } from '@portal/platform/text';
import { Flex, LinkButton, Text } from '@portal/ui';
import { PeriodBanner } from '@portal/ui/lot';
import { consultationState, openConsultation } from '#contract/consultation.ts';
import { consultationPath, optionPath } from '#contract/contract-paths.ts';
import { endsSoon, passedShare, usageDays } from '#contract/usage-days.ts';
import { t } from '#text/t.ts';

/** The period, and how much of it is left; after its end there is no bar. */
export function UsagePeriod({ contract }: { contract: Contract }) {
  const { usageStatus, startAt, endAt } = contract;
  const today = todayInTokyo();
  const left = usageDays(contract, today);
  return (
    <PeriodBanner
      startAt={startAt}
      endAt={endAt}
      left={left}
      {...(left !== null && { passed: passedShare(contract, new Date()) })}
      tone={endsSoon(contract, today) ? 'warn' : usageStatus === 'duringUse' ? 'ok' : 'brand'}
    >
      {usageStatus === 'duringUse' ? <Consultations contract={contract} /> : null}
    </PeriodBanner>
  );
}

/** Whether the use should last longer, or end earlier: an application, which changes nothing by itself. */
const Consultations = ({ contract }: { contract: Contract }) => (
  <Flex wrap="wrap" align="center" justify="space-between" gap="3">
    <Text tone="muted">{t('usage.consultationHelp')}</Text>
    <Flex wrap="wrap" gap="2">
      <ConsultationLink contract={contract} kind="extend" />
      <ConsultationLink contract={contract} kind="end" />
    </Flex>
  </Flex>
);

const LOOK = {
  extend: { ask: 'usage.extend', open: 'usage.extending', tone: 'primary' },
  end: { ask: 'usage.end', open: 'usage.ending', tone: 'secondary' },
} as const;

/** The way to the form, or to the application that is open already. */
function ConsultationLink({ contract, kind }: { contract: Contract; kind: ConsultationKind }) {
  const { ask, open, tone } = LOOK[kind];
  const consultation = openConsultation(contract, kind);
  if (consultation) {
    return (
      <LinkButton to={optionPath(consultation.id)}>{t(open, { state: consultationState(consultation) })}</LinkButton>
    );
  }
  return (
    <LinkButton to={consultationPath(contract.id, kind)} tone={tone}>
      {t(ask)}
    </LinkButton>
  );
}
