import { firstRead } from '@portal/shared/api/first-read';
import { optionQueries } from '@portal/shared/api/option';
import type { FirstReads } from '@portal/shared/host';
import { optionListQuery, optionPlace } from './option-list-place.ts';

export const optionListReads: FirstReads = (search) => [
  firstRead(optionQueries.list(optionListQuery(optionPlace.read(search)))),
];
