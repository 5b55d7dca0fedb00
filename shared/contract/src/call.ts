import type * as v from 'valibot';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH';
type Schema = v.GenericSchema<never, unknown> | v.GenericSchema;
type Fields = v.ObjectSchema<v.ObjectEntries, undefined>;

/**
 * One call of the lessee API. The client, the sandbox's routes and its OpenAPI document are all derived from it.
 * `path` has parameters as `:name`; `errors` are the statuses beyond 400, 401 and 500 that the call may answer.
 */
export interface Call {
  readonly method: HttpMethod;
  readonly path: `/${string}`;
  readonly auth: boolean;
  readonly params?: Fields;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly success: 200 | 201 | 202 | 204;
  readonly answer: Schema;
  readonly errors: readonly number[];
  /** Accepts the header `Idempotency-Key` (a UUID per submission). */
  readonly idempotencyKey?: true;
  /** A GET that changes what others answer. */
  readonly hasEffect?: true;
}

export const defineCall = <const C extends Call>(call: C): C => call;

type Input<S> = S extends v.GenericSchema ? v.InferInput<S> : undefined;
type Output<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** What a caller passes: the schemas' input side (query values are text on the wire). */
export type CallInput<C extends Call> = (C['params'] extends Fields
  ? { params: Input<C['params']> }
  : { params?: undefined }) &
  (C['query'] extends v.GenericSchema ? { query: Input<C['query']> } : { query?: undefined }) &
  (C['body'] extends v.GenericSchema ? { body: Input<C['body']> } : { body?: undefined });

/** What a handler receives: the schemas' output side. */
export interface CallRequest<C extends Call> {
  params: Output<C['params']>;
  query: Output<C['query']>;
  body: Output<C['body']>;
}

export type CallAnswer<C extends Call> = Output<C['answer']>;
/** What a handler returns: the answer schema's input side. */
export type CallReply<C extends Call> = Input<C['answer']>;
