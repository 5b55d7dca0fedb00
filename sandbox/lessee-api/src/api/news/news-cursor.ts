import * as v from 'valibot';

/** A place in the list by what it is sorted by, so that it stays where it is when news come in above it. */
export interface NewsCursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** Later ones JavaScript writes with a sign and six digits of the year, which PostgreSQL does not read. */
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z');

const Wire = v.tuple([
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_MOMENT)),
  v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{18}$/)),
]);

/** Opaque to the client. */
export const encodeCursor = ({ createdAt, id }: NewsCursor): string =>
  Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');

/** null: no cursor of ours. */
export function decodeCursor(text: string): NewsCursor | null {
  const wire = v.safeParse(Wire, parseJson(Buffer.from(text, 'base64url').toString()));
  return wire.success ? { createdAt: new Date(wire.output[0]), id: wire.output[1] } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
