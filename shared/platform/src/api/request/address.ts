import type { Call, CallInput } from '@portal/contract/call';
import { fillPath, pathParameters } from '@portal/contract/values/path';

/**
 * The path of a call with its parameters filled in; null if a parameter cannot be one segment (an empty one, or one
 * that an address parser removes: `.` and `..` in any spelling).
 */
export function pathOf(call: Call, params: Readonly<Record<string, unknown>> | undefined): string | null {
  const values = params ?? {};
  const isFilled = pathParameters(call.path).every((name) => !['', '.', '..'].includes(String(values[name] ?? '')));
  return isFilled ? fillPath(call.path, values) : null;
}

type QueryOf<C extends Call> = NonNullable<CallInput<C>['query']>;

/** What the query helpers accept: everything optional, numbers as numbers. */
export type LooseQuery<C extends Call> = {
  readonly [K in keyof QueryOf<C>]?:
    | QueryOf<C>[K]
    | (string extends NonNullable<QueryOf<C>[K]> ? number : never)
    | undefined;
};

const meansNoFilter = (name: string, value: unknown): boolean =>
  value === undefined || value === null || value === '' || (value === 'ALL' && name !== 'searchKeyword');

/**
 * The query as it is sent. It omits what means "no filter" (empty values, and ALL [6.7]; but a customer may search for
 * the word ALL). Numbers become text, so that equal queries have equal cache keys.
 */
export function wireQuery<C extends Call>(query: LooseQuery<C>): QueryOf<C> {
  const entries = Object.entries(query)
    .filter(([name, value]) => !meansNoFilter(name, value))
    .map(([name, value]) => [name, String(value)]);
  // All fields of the schema are optional, so no required one was dropped.
  return Object.fromEntries(entries) as QueryOf<C>;
}
