import type { Order } from '@portal/contract/order';

/** The conditions of an accepted estimate are fixed: the API refuses a change with 409. */
export const canChange = ({ estimates }: Pick<Order, 'estimates'>): boolean =>
  estimates === null || estimates.accepted + estimates.contracted === 0;

/** After the end of the period there is no search to stop. */
export const canStopSearch = ({ status }: Pick<Order, 'status'>): boolean => status !== 'closed';
