import { isHttpError } from '@portal/shared/api';
import type { Order } from '@portal/shared/contract/order';

/** Why an order cannot be changed any more: an estimate is accepted, or the order is withdrawn. */
export type Refusal = 'accepted' | 'gone';

export const refusalOf = (error: unknown): Refusal | null => {
  if (isHttpError(error, 409)) return 'accepted';
  return isHttpError(error, 404, 410) ? 'gone' : null;
};

/** Known without asking, from an order as it is read. */
export const isAccepted = ({ estimates }: Pick<Order, 'estimates'>): boolean =>
  estimates.accepted + estimates.contracted > 0;
