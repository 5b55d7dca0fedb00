import type { Feature } from '@portal/contract/values/features';

const DEMANDED: readonly Feature[] = ['billSearch', 'billCorrections', 'billRecords'];

/**
 * Whether bills can be found as the law on electronic books asks, keep their bytes, with number, time of issue and
 * digest, and a corrected one stays beside the new one. Of another host nothing is claimed.
 */
export const fitsTheLaw = (features: readonly Feature[]): boolean =>
  DEMANDED.every((feature) => features.includes(feature));
