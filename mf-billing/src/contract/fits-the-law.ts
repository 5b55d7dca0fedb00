import type { Feature } from '@portal/contract/values/features';

const DEMANDED: readonly Feature[] = ['billSearch', 'billCorrections', 'billRecords'];

/**
 * Whether the host does what the law on electronic books asks: bills can be searched, they keep number, time of issue
 * and digest, and a corrected one stays beside the new one.
 */
export const fitsTheLaw = (features: readonly Feature[]): boolean =>
  DEMANDED.every((feature) => features.includes(feature));
