import type { Contract } from '@portal/contract/contract';
import type { ConsultationKind } from '@portal/contract/option';
import { todayInTokyo } from '@portal/platform/text';
import { Flex, LinkButton, Text } from '@portal/ui';
import { PeriodBanner } from '@portal/ui/lot';
import { consultationLink } from '#contract/consultation.ts';
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

function ConsultationLink({ contract, kind }: { contract: Contract; kind: ConsultationKind }) {
  const { label, to, isOpen } = consultationLink(contract, kind);
  return (
    <LinkButton to={to} tone={kind === 'extend' && !isOpen ? 'primary' : 'secondary'}>
      {label}
    </LinkButton>
  );
}
