import { definePlace } from '@portal/shared/host/place';
import * as v from 'valibot';
import { ESTIMATE_SORTS } from './estimate-rules.ts';

/** How the estimates are sorted, as the address says it: `?sort=cheap`. */
export const estimatePlace = definePlace({ sort: v.fallback(v.picklist(ESTIMATE_SORTS), 'near') });
