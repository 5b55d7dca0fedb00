import { keptFilter } from '@portal/platform';
import { storageKey } from '@portal/platform/session';
import { UsageFilter } from './usage-list-params.ts';

/** The customer's last status filter in this browser; the key is the specification's [9.25]. */
export const keptUsageStatus = keptFilter(storageKey('keep-usage-status'), UsageFilter);
