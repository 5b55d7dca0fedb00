import type { OrderCreateBody } from '@portal/shared/contract/order';
import * as v from 'valibot';

/**
 * The key of the last attempt, and the body that was sent with it. It is kept with the draft: after a reload, an
 * attempt without an answer is repeated with the same key, so that no second order is made.
 */
export const Submission = v.object({ key: v.pipe(v.string(), v.uuid()), body: v.string() });
export type Submission = v.InferOutput<typeof Submission>;

/** The attempt to send `body`: the last one again for the same body, otherwise one with a new key. */
export function submissionOf(body: OrderCreateBody, last: Submission | null, newKey: () => string): Submission {
  const text = JSON.stringify(body);
  return last?.body === text ? last : { key: newKey(), body: text };
}
