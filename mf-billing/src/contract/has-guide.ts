import type { Contract } from '@portal/contract/contract';

/** Drivers need it before the first day as well, but not after the last. */
export const hasGuide = ({ usageStatus }: Pick<Contract, 'usageStatus'>): boolean => usageStatus !== 'endOfUse';
