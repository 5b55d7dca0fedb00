import type { Billing } from '@portal/contract/billing';
import type { WholePage } from '@portal/platform';

/** The most that the API gives at once. */
export const WHOLE_PAGE_SIZE = 100;

export type PageOfBills = (
  pageNumber: number,
  signal: AbortSignal,
) => Promise<{ billings: Billing[]; pagination: WholePage }>;

/** Every bill of a list, page after page. */
export async function allBills(pageOf: PageOfBills, signal: AbortSignal): Promise<Billing[]> {
  const bills: Billing[] = [];
  let page = 0;
  let lastPage = 1;
  while (page < lastPage) {
    page += 1;
    const { billings, pagination } = await pageOf(page, signal);
    bills.push(...billings);
    lastPage = pagination.totalPages;
  }
  return bills;
}
