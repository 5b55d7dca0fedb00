import type { PagePagination } from '@portal/contract/values/primitives';

/** Which page a list shows. totalRecords is null where neither the host nor the rows say how many there are. */
export type WholePage = {
  [Field in keyof PagePagination]: Field extends 'totalRecords' ? number | null : NonNullable<PagePagination[Field]>;
};

interface Asked {
  readonly pageNumber?: string | undefined;
  readonly pageSize?: string | undefined;
}

/**
 * Fills in what the host does not say, from the request and the rows: a full page may have a next one, and an empty
 * page leads back to the first.
 */
export function wholePage<Answer extends { pagination: PagePagination }>(
  answer: Answer,
  rows: readonly unknown[],
  { pageNumber = '1', pageSize = '100' }: Asked,
): Omit<Answer, 'pagination'> & { pagination: WholePage } {
  const { pagination } = answer;
  const page = pagination.pageIndex ?? Number(pageNumber);
  const size = pagination.pageSize || Number(pageSize);
  const totalPages = pagination.totalPages ?? pagesOf(pagination.totalRecords, size) ?? pagesFrom(rows, page, size);
  const isAll = page === 1 && totalPages === 1;
  const totalRecords = pagination.totalRecords ?? (isAll ? rows.length : null);
  return { ...answer, pagination: { ...pagination, pageIndex: page, totalPages, totalRecords } };
}

const pagesOf = (records: number | null, size: number): number | null =>
  records === null ? null : Math.max(1, Math.ceil(records / size));

function pagesFrom(rows: readonly unknown[], page: number, size: number): number {
  if (rows.length === 0) return 1;
  return rows.length < size ? page : page + 1;
}
