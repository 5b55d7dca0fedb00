import type { Call, CallInput } from '@portal/shared/contract/call';
import { fillPath, pathParameters } from '@portal/shared/contract/path';

/**
 * The path of a call with its parameters filled in; null when a parameter could not stand there as one segment
 * (an empty one, or one that an address parser resolves away: `.` and `..`, however they are written).
 */
export function pathOf(call: Call, params: Readonly<Record<string, unknown>> | undefined): string | null {
  const values = params ?? {};
  const isFilled = pathParameters(call.path).every((name) => !['', '.', '..'].includes(String(values[name] ?? '')));
  return isFilled ? fillPath(call.path, values) : null;
}

type QueryOf<C extends Call> = NonNullable<CallInput<C>['query']>;

/** What the query helpers take: everything optional, numbers as numbers. */
export type LooseQuery<C extends Call> = {
  readonly [K in keyof QueryOf<C>]?:
    | QueryOf<C>[K]
    | (string extends NonNullable<QueryOf<C>[K]> ? number : never)
    | undefined;
};

const meansNoFilter = (name: string, value: unknown): boolean =>
  value === undefined || value === null || value === '' || (value === 'ALL' && name !== 'searchKeyword');

/**
 * The query as it goes over the wire: without what means "no filter" (empty values, and ALL [6.7]; a customer may
 * search for the word ALL), and with numbers as text, so that equal queries have equal cache keys.
 */
export function wireQuery<C extends Call>(query: LooseQuery<C>): QueryOf<C> {
  const entries = Object.entries(query)
    .filter(([name, value]) => !meansNoFilter(name, value))
    .map(([name, value]) => [name, String(value)]);
  // What is left are the schema's own values; that no required one was dropped is the schema's to say (all optional).
  return Object.fromEntries(entries) as QueryOf<C>;
}
