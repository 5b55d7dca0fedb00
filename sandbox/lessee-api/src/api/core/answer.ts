import type { Call } from '@portal/contract/call';
import type { Context } from 'hono';
import * as v from 'valibot';

/** A handler answered something that the contract does not allow. */
export class WrongAnswerError extends Error {
  readonly fields: string;

  constructor(fields: string) {
    super('The answer does not match the contract');
    this.name = 'WrongAnswerError';
    this.fields = fields;
  }
}

/**
 * The handler's answer in the form of the contract: defaults filled in, unknown fields removed. An answer that does not
 * match is our own fault and is never sent.
 */
export function writeAnswer(call: Call, context: Context, reply: unknown): Response {
  const result = v.safeParse(call.answer, reply);
  if (!result.success) {
    throw new WrongAnswerError(result.issues.map((issue) => v.getDotPath(issue) ?? issue.kind).join(' '));
  }
  if (call.success === 204) return context.body(null, 204);
  const text = JSON.stringify(result.output);
  // Its length decides whether it is compressed.
  return context.body(text, call.success, {
    'Content-Type': 'application/json',
    'Content-Length': `${Buffer.byteLength(text)}`,
  });
}
