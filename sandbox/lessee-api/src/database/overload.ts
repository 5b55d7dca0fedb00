/** A statement that was cancelled for its length, too many connections, a server that is going down or starting. */
const CODES = new Set(['57014', '53300', '57P01', '57P03']);
/** The pool's own words; it gives no code. */
const NO_CONNECTION = /^(timeout exceeded when trying to connect|Connection terminated)/;

/** Whether the database could not answer now and may answer later: no fault of the request, and none of ours. */
export function isOverload(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause === cause ? undefined : cause.cause) {
    const code: unknown = Reflect.get(cause, 'code');
    if ((typeof code === 'string' && CODES.has(code)) || NO_CONNECTION.test(cause.message)) return true;
  }
  return false;
}
