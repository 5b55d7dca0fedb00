import type { Call, CallRequest } from '@portal/contract/call';
import type { Context } from 'hono';
import * as v from 'valibot';
import { badRequest, type Issue } from './problem.ts';
import { readJson, refuseBody } from './read-body.ts';
import { findUnusable } from './unusable.ts';

/** The whole request, checked by the call's schemas. Throws a 400 that names the fields. */
export async function readRequest<C extends Call>(call: C, context: Context): Promise<CallRequest<C>> {
  const query = readQuery(call, context);
  const request = {
    params: call.params && check(call.params, context.req.param()),
    query: call.query && check(call.query, query),
    body: call.body ? check(call.body, await readJson(context)) : await refuseBody(context),
  };
  // The schemas are the call's own, so what they accept is the call's request.
  return request as CallRequest<C>;
}

/**
 * Each name may come once, and only if the call knows it: otherwise a misspelt or repeated filter would be silently
 * ignored, and the list would show the wrong rows.
 */
function readQuery(call: Call, context: Context): Record<string, string> {
  const known = call.query && 'entries' in call.query ? Object.keys(call.query.entries as object) : [];
  const values = new Map<string, string>();
  const issues: Issue[] = [];
  for (const [name, value] of new URL(context.req.url).searchParams) {
    if (!known.includes(name)) issues.push({ path: shortened(name), message: 'Unknown query parameter' });
    else if (values.has(name)) issues.push({ path: name, message: 'Repeated query parameter' });
    else values.set(name, value);
  }
  if (issues.length > 0) throw badRequest(...issues.slice(0, MAX_ISSUES));
  return Object.fromEntries(values);
}

/** More or longer names would not help anybody. */
const MAX_ISSUES = 20;
const shortened = (name: string): string => name.slice(0, 100);

function check(schema: v.GenericSchema, input: unknown): unknown {
  const result = v.safeParse(schema, input);
  if (!result.success) throw badRequest(...result.issues.slice(0, MAX_ISSUES).map(toIssue));
  const unusable = findUnusable(input, result.output);
  if (unusable !== null) throw badRequest(unusable);
  return result.output;
}

/** The message names the kind of value, never the value: it may be personal. */
const toIssue = (issue: v.BaseIssue<unknown>): Issue => ({
  path: shortened(v.getDotPath(issue) ?? ''),
  message: issue.expected === null ? issue.message : `Expected ${issue.expected}`,
});
