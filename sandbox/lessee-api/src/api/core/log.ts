export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  event: string;
  [field: string]: string | number | undefined;
}

/**
 * Entries say what happened to which kind of thing. They hold no names, addresses, uids, ids in paths, tokens or
 * queries. The line of a request has the id of the person who sent it.
 */
export type Log = (entry: LogEntry) => void;

export const writeLog: Log = (entry) => {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
};

/**
 * What may be logged of an error: its kind and where it came from. Not its message: the database's quotes the row, and
 * Drizzle's the parameters of the query.
 */
export function describeError(error: unknown): Record<string, string | undefined> {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = rootCause(error);
  return {
    error: error.name,
    cause: cause === error ? undefined : cause.name,
    code: textOf(cause, 'code'),
    constraint: textOf(cause, 'constraint'),
    frames: framesOf(cause),
  };
}

function rootCause(error: Error): Error {
  let root = error;
  while (root.cause instanceof Error && root.cause !== root) root = root.cause;
  return root;
}

function textOf(error: Error, field: string): string | undefined {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : undefined;
}

/** The lines after the message. The message may have several lines itself, and some may look like stack lines. */
const framesOf = ({ stack = '', message }: Error): string | undefined =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim())
    .join(' < ') || undefined;
