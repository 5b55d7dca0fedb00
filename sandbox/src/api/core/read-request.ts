import type { Call, CallRequest } from '@portal/shared/contract/call';
import type { Context } from 'hono';
import * as v from 'valibot';
import { badRequest, type Issue } from './problem.ts';

/** Everything of a request, checked by the call's schemas. Throws a 400 that names the fields. */
export async function readRequest<C extends Call>(call: C, context: Context): Promise<CallRequest<C>> {
  const request = {
    params: call.params && check(call.params, context.req.param()),
    query: call.query && check(call.query, context.req.query()),
    body: call.body && check(call.body, await readJson(context)),
  };
  // The schemas are the call's own, so that what they let through is the call's request.
  return request as CallRequest<C>;
}

function check(schema: v.GenericSchema, input: unknown): unknown {
  const result = v.safeParse(schema, input);
  if (!result.success) throw badRequest(...result.issues.map(toIssue));
  const unstorable = findUnstorableText(result.output);
  if (unstorable !== undefined) throw badRequest({ path: unstorable, message: 'Text that cannot be stored' });
  return result.output;
}

/** The message names the kind of value, never the value: it may be personal. */
const toIssue = (issue: v.BaseIssue<unknown>): Issue => ({
  path: v.getDotPath(issue) ?? '',
  message: issue.expected === null ? issue.message : `Expected ${issue.expected}`,
});

async function readJson(context: Context): Promise<unknown> {
  const text = await context.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest({ path: '', message: 'Not JSON' });
  }
}

/** NUL and lone surrogates are legal in JSON, but no text for PostgreSQL. Walks only what a schema has let through. */
function findUnstorableText(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value) ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, item] of Object.entries(value)) {
    const found = findUnstorableText(item, path === '' ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
