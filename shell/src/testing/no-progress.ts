import type { OrderProgress } from '@portal/contract/order';

/** The counts of a customer who has nothing. */
export const NO_PROGRESS: OrderProgress = {
  inProgressCount: 0,
  unansweredQuoteCount: 0,
  waitingQuoteCount: 0,
  uncontractedCount: 0,
  unsubmittedPapersCount: 0,
  contractInProgressCount: 0,
  notDownloadedBillingCount: 0,
  inUsingCount: 0,
  beforeUsingCount: 0,
};
