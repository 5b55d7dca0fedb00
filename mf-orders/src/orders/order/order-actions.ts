import type { Order } from '@portal/contract/order';

/** The conditions of an accepted estimate are fixed: the API answers a change with 409, also where nobody here knows. */
export const canChange = ({ estimates }: Pick<Order, 'estimates'>): boolean =>
  estimates === null || estimates.accepted + estimates.contracted === 0;

/** Nobody searches any more once the period has ended. */
export const canStopSearch = ({ status }: Pick<Order, 'status'>): boolean => status !== 'closed';
