import type { Prefetches } from '@portal/platform';
import { keptContact, prefetchOf, readOrKept } from '@portal/platform';
import { optionQueries } from '@portal/queries/option';
import { optionListParams, optionListQuery } from './option-list-params.ts';

export const optionListReads: Prefetches = (search) => [
  prefetchOf(optionQueries.list(optionListQuery(readOrKept(optionListParams, keptContact, search)))),
];
