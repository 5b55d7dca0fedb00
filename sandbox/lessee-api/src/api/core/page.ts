import type { PagePagination } from '@portal/contract/values/primitives';
import type * as v from 'valibot';

interface PageQuery {
  readonly pageNumber: number;
  readonly pageSize: number;
}

export const offsetOf = ({ pageNumber, pageSize }: PageQuery): number => (pageNumber - 1) * pageSize;

/** There is always a first page, even if it is empty. */
export const pagination = (
  { pageNumber, pageSize }: PageQuery,
  totalRecords: number,
): v.InferInput<typeof PagePagination> => ({
  pageSize,
  pageIndex: pageNumber,
  totalPages: Math.max(1, Math.ceil(totalRecords / pageSize)),
  totalRecords,
});
