import type { Context } from 'hono';
import * as v from 'valibot';

/** null: the body does not match. */
export async function readBody<Output>(
  context: Context,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output | null> {
  const body: unknown = await context.req.json().catch(() => null);
  const result = v.safeParse(schema, body);
  return result.success ? result.output : null;
}

export const badRequest = (context: Context, expected: string) =>
  context.json({ error: `The body is to be JSON of the form ${expected}.` }, 400);
