import * as v from 'valibot';

/** A position in the list, given by the sort keys, so that it stays valid when news are added above it. */
export interface NewsCursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** JavaScript writes later years with a sign and six digits, which PostgreSQL cannot read. */
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z');

const Wire = v.tuple([
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_MOMENT)),
  v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{18}$/)),
]);

/** Opaque to the client. */
export const encodeCursor = ({ createdAt, id }: NewsCursor): string =>
  Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url');

/** null: not one of our cursors. */
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
