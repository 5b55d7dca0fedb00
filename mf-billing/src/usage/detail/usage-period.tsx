import type { Contract } from '@portal/contract/contract';
import { todayInTokyo } from '@portal/platform/text';
import { Flex, LinkButton, Text } from '@portal/ui';
import { PeriodBanner } from '@portal/ui/lot';
import { consultationPath } from '#contract/contract-paths.ts';
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
      {usageStatus === 'duringUse' ? <Consultations contractId={contract.id} /> : null}
    </PeriodBanner>
  );
}

/** Whether the use should last longer, or end earlier: an application, which changes nothing by itself. */
const Consultations = ({ contractId }: { contractId: string }) => (
  <Flex wrap="wrap" align="center" justify="space-between" gap="3">
    <Text tone="muted">{t('usage.consultationHelp')}</Text>
    <Flex wrap="wrap" gap="2">
      <LinkButton to={consultationPath(contractId, 'extend')} tone="primary">
        {t('usage.extend')}
      </LinkButton>
      <LinkButton to={consultationPath(contractId, 'end')}>{t('usage.end')}</LinkButton>
    </Flex>
  </Flex>
);
