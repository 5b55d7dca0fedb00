import type { Contract } from '@portal/contract/contract';
import { todayInTokyo } from '@portal/platform/text';
import { PeriodBanner } from '@portal/ui/lot';
import { passedShare, usageDays } from '#contract/usage-days.ts';

/** The period, and how much of it is left; after its end there is no bar. */
export function UsagePeriod({ contract }: { contract: Contract }) {
  const { usageStatus, startAt, endAt } = contract;
  const left = usageDays(contract, todayInTokyo());
  return (
    <PeriodBanner
      startAt={startAt}
      endAt={endAt}
      left={left}
      {...(left !== null && { passed: passedShare(contract, new Date()) })}
      tone={usageStatus === 'duringUse' ? 'ok' : 'brand'}
    />
  );
}
