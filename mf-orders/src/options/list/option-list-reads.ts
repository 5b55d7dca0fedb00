import { firstRead } from '@portal/shared/api/first-read';
import { optionQueries } from '@portal/shared/api/option';
import type { FirstReads } from '@portal/shared/host';
import { optionListParams, optionListQuery } from './option-list-params.ts';

export const optionListReads: FirstReads = (search) => [
  firstRead(optionQueries.list(optionListQuery(optionListParams.read(search)))),
];
