import * as v from 'valibot';

/**
 * The key of the last attempt, and what was sent with it. It is part of the draft: after a reload, an attempt without
 * an answer is repeated with the same key, so that no second order is created and no second mail is sent.
 */
export const Submission = v.object({ key: v.pipe(v.string(), v.uuid()), body: v.string() });
export type Submission = v.InferOutput<typeof Submission>;

/** The attempt to send `body`: the last one again for the same body, otherwise one with a new key. */
export function submissionOf(body: object, last: Submission | null): Submission {
  const text = JSON.stringify(body);
  return last?.body === text ? last : { key: crypto.randomUUID(), body: text };
}
