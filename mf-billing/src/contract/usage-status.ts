import type { Contract } from '@portal/contract/contract';
import type { Tone } from '@portal/ui';
import type { PlainMessageKey } from '#text/t.ts';

interface StatusLook {
  label: PlainMessageKey;
  tone: Tone;
}

/** Green is in use, blue is still to come, grey is over. */
export const USAGE_STATUS_LOOK: Record<Contract['usageStatus'], StatusLook> = {
  beforeUse: { label: 'usage.filterBefore', tone: 'info' },
  duringUse: { label: 'usage.filterDuring', tone: 'ok' },
  endOfUse: { label: 'usage.filterEnd', tone: 'neutral' },
  unknown: { label: 'common.beingChecked', tone: 'neutral' },
};
