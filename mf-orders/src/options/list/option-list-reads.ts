import { firstRead } from '@portal/platform';
import type { FirstReads } from '@portal/platform/remote-module';
import { optionQueries } from '@portal/queries/option';
import { optionListParams, optionListQuery } from './option-list-params.ts';

export const optionListReads: FirstReads = (search) => [
  firstRead(optionQueries.list(optionListQuery(optionListParams.read(search)))),
];
