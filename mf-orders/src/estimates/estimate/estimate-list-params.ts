import { defineListParams } from '@portal/platform';
import * as v from 'valibot';
import { ESTIMATE_SORTS } from './estimate-rules.ts';

/** How a phone shows the estimates; a wider screen has room for both. */
export const ESTIMATE_VIEWS = ['list', 'map'] as const;
export type EstimateView = (typeof ESTIMATE_VIEWS)[number];

/** How the estimates are sorted and shown, as the address says it: `?sort=cheap&view=map`. */
export const estimateListParams = defineListParams({
  sort: v.fallback(v.picklist(ESTIMATE_SORTS), 'near'),
  view: v.fallback(v.picklist(ESTIMATE_VIEWS), 'list'),
});
