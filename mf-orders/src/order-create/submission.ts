import type { OrderCreateBody } from '@portal/shared/contract/order';
import * as v from 'valibot';

/**
 * The key of the attempt that was made last, and what was sent with it. It is kept with the draft: an attempt whose
 * answer never came is repeated after a reload with the same key, and makes no second order.
 */
export const Submission = v.object({ key: v.pipe(v.string(), v.uuid()), body: v.string() });
export type Submission = v.InferOutput<typeof Submission>;

/** The attempt to send `body`: the last one again if it sent the same, otherwise one with a key of its own. */
export function submissionOf(body: OrderCreateBody, last: Submission | null, newKey: () => string): Submission {
  const text = JSON.stringify(body);
  return last?.body === text ? last : { key: newKey(), body: text };
}
