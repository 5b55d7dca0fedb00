import type { Prefetches } from '@portal/platform';
import { keptContact, knownFeatures, prefetchOf, readOrKept } from '@portal/platform';
import { optionQueries } from '@portal/queries/option';
import { optionListParams, optionListQuery, paramsFor } from './option-list-params.ts';

export const optionListReads: Prefetches = (search) => [
  prefetchOf(
    optionQueries.list(optionListQuery(paramsFor(knownFeatures(), readOrKept(optionListParams, keptContact, search)))),
  ),
];
