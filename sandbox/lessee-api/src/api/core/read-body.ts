import type { Context } from 'hono';
import { badRequest } from './problem.ts';

/**
 * The content type is required, not guessed: a page of another site may send text/plain without a preflight, but not
 * JSON. Bytes that are not UTF-8 would be stored as replacement characters.
 */
export async function readJson(context: Context): Promise<unknown> {
  const type = context.req.header('Content-Type') ?? '';
  if (!/^application\/json *(; *charset="?utf-8"? *)?$/i.test(type)) {
    throw badRequest({ path: 'Content-Type', message: 'Expected application/json in UTF-8' });
  }
  const bytes = await context.req.arrayBuffer();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw badRequest({ path: '', message: 'Not JSON' });
  }
}

/** A call without a body accepts nothing or an empty object: anything else was meant for another call. */
export async function refuseBody(context: Context): Promise<undefined> {
  if (context.req.method === 'GET') return;
  const text = (await context.req.text()).trim();
  if (text !== '' && !/^\{\s*\}$/.test(text)) throw badRequest({ path: '', message: 'Expected no body' });
}
