import type { UseQueryResult } from '../query/index.ts';

type Read = Pick<UseQueryResult<{ pagination: { totalRecords: number | null } }>, 'data' | 'isPlaceholderData'>;

/** How many rows the params have; null while it is not known. */
export const totalOf = ({ data, isPlaceholderData }: Read): number | null =>
  (isPlaceholderData ? null : data?.pagination.totalRecords) ?? null;
