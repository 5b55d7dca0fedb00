import type { Feature } from '@portal/contract/values/features';

/**
 * Whether bills can be found as the law on electronic books asks, and a corrected one stays beside the new one. Of another
 * host nothing is claimed.
 */
export const fitsTheLaw = (features: readonly Feature[]): boolean =>
  features.includes('billSearch') && features.includes('billCorrections');
