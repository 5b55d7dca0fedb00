import type { Call } from '@portal/contract/call';
import { calls } from '@portal/contract/calls';
import { openApiPath } from '@portal/contract/values/path';
import { Problem } from '@portal/contract/values/primitives';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { CallName } from './core/handler.ts';
import { type ProblemStatus, TITLES } from './core/problem.ts';
import { statusesOf } from './core/problem-statuses.ts';
import { summaries } from './summaries.ts';

type Json = { readonly [key: string]: unknown };

/**
 * The contract's table as OpenAPI 3.1; its schemas use that version's own dialect, a superset of JSON Schema 2020-12.
 */
export function openApiDocument(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, call] of Object.entries(calls) as [CallName, Call][]) {
    const path = openApiPath(call.path);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lessee API',
      version: '1.0.0',
      description: 'Ids are 18 alphanumerics; days are those of Tokyo.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    // The URL that the document itself was read from.
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      headers: {
        requestId: { description: 'By which the log knows the request', schema: { type: 'string', format: 'uuid' } },
        retryAfter: { description: 'Seconds until the next request is taken', schema: { type: 'integer', minimum: 1 } },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

const operation = (name: CallName, call: Call): Json => ({
  operationId: name,
  summary: summaries[name],
  ...(call.auth ? { security: [{ bearer: [] }] } : { security: [] }),
  ...parameters(call),
  ...(call.body && { requestBody: { required: true, content: json(schemaOf(call.body, 'input')) } }),
  responses: {
    [call.success]: {
      description: 'Done',
      headers: everyAnswer,
      ...(call.success !== 204 && { content: json(schemaOf(call.answer, 'output')) }),
    },
    ...Object.fromEntries(statusesOf(call).map((status) => [status, problem(status)])),
  },
});

const json = (schema: Json): Json => ({ 'application/json': { schema } });

const everyAnswer: Json = { 'X-Request-Id': { $ref: '#/components/headers/requestId' } };

const problem = (status: ProblemStatus): Json => ({
  description: TITLES[status],
  headers: {
    ...everyAnswer,
    ...([429, 503].includes(status) && { 'Retry-After': { $ref: '#/components/headers/retryAfter' } }),
  },
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

function parameters(call: Call): Json {
  const list = [
    ...fieldsOf(call.params).map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
    ...fieldsOf(call.query).map(([name, schema, required]) => ({ name, in: 'query', required, schema })),
    ...(call.idempotencyKey ? [idempotencyKey] : []),
  ];
  return list.length === 0 ? {} : { parameters: list };
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', format: 'uuid' },
};

/** The parameters in the path or query: name, schema and whether they are required. */
function fieldsOf(schema: Call['query']): [name: string, schema: Json, required: boolean][] {
  if (schema === undefined) return [];
  // A query's numbers are text on the wire, but OpenAPI describes the value: hence the output side.
  const { properties = {} } = schemaOf(schema, 'output') as { properties?: Record<string, Json> };
  // A field with a default is always there afterwards, but need not be sent: hence the input side.
  const { required = [] } = schemaOf(schema, 'input') as { required?: readonly string[] };
  return Object.entries(properties).map(([name, property]) => [
    name,
    withOwnDefault(property),
    required.includes(name),
  ]);
}

/** A number's default in a query is written as text, because it belongs to the wire's side. */
const withOwnDefault = (schema: Json): Json =>
  schema.type === 'integer' && typeof schema.default === 'string'
    ? { ...schema, default: Number(schema.default) }
    : schema;

function schemaOf(schema: Call['answer'], typeMode: 'input' | 'output'): Json {
  // What JSON Schema cannot express (a real date, graphemes) is left out; the API still checks it.
  const { $schema: _, ...rest } = toJsonSchema(schema as v.GenericSchema, { typeMode, errorMode: 'ignore' });
  return { ...rest };
}
