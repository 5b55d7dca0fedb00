import { isHttpError } from '@portal/platform/api';

/** Why an order cannot be changed any more: an estimate is accepted, or the order is withdrawn. */
export type Refusal = 'accepted' | 'gone';

export const refusalOf = (error: unknown): Refusal | null => {
  if (isHttpError(error, 409)) return 'accepted';
  return isHttpError(error, 404, 410) ? 'gone' : null;
};
