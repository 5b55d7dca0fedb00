import { defineListParams } from '@portal/platform';
import * as v from 'valibot';
import { ESTIMATE_SORTS } from './estimate-rules.ts';

/** How the estimates are sorted, as the address says it: `?sort=cheap`. */
export const estimateListParams = defineListParams({ sort: v.fallback(v.picklist(ESTIMATE_SORTS), 'near') });
