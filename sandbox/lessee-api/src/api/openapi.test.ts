import { validate } from '@hyperjump/json-schema/openapi-3-1';
import type { Call } from '@portal/contract/call';
import { calls } from '@portal/contract/calls';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import * as v from 'valibot';
import { TITLES } from './core/problem.ts';
import { openApiDocument } from './openapi.ts';

const Response = v.object({
  description: v.string(),
  content: v.optional(v.record(v.string(), v.object({ schema: v.looseObject({}) }))),
});
const Parameter = v.object({
  name: v.string(),
  in: v.picklist(['path', 'query', 'header']),
  required: v.boolean(),
  schema: v.looseObject({}),
});
const Operation = v.object({
  operationId: v.string(),
  summary: v.pipe(v.string(), v.minLength(1)),
  security: v.array(v.record(v.string(), v.array(v.string()))),
  parameters: v.optional(v.array(Parameter), []),
  requestBody: v.optional(
    v.object({ required: v.literal(true), content: v.record(v.string(), v.object({ schema: v.looseObject({}) })) }),
  ),
  responses: v.record(v.pipe(v.string(), v.regex(/^[1-5]\d\d$/)), Response),
});
const Document = v.object({
  openapi: v.literal('3.1.0'),
  info: v.object({ title: v.string(), version: v.string() }),
  paths: v.record(
    v.pipe(v.string(), v.startsWith('/')),
    v.record(v.picklist(['get', 'post', 'put', 'patch']), Operation),
  ),
  components: v.object({
    schemas: v.record(v.string(), v.looseObject({})),
    securitySchemes: v.record(v.string(), v.looseObject({})),
  }),
});

// Through JSON, as it is served: the document must not need anything that JSON cannot carry.
const served = JSON.stringify(openApiDocument());
const document = v.parse(Document, JSON.parse(served));
const operation = (name: string) =>
  Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .find(({ operationId }) => operationId === name);

describe('the official schema of OpenAPI 3.1, including its schema dialect', () => {
  const check = (text: string) => validate('https://spec.openapis.org/oas/3.1/schema-base', JSON.parse(text), 'BASIC');

  test('accepts the document', async () => {
    expect(await check(served)).toEqual({ valid: true });
  });

  // Without this, the test above would prove nothing.
  test.each([
    ['a schema of an unknown type', '"type":"object"', '"type":"objekt"'],
    ['a limit that is not a number', '"minimum":1', '"minimum":"one"'],
    ['a response without a description', '"description":"Done"', '"describes":"Done"'],
    ['a parameter in an unknown place', '"in":"query"', '"in":"elsewhere"'],
    ['a path without its slash', '"/order"', '"order"'],
  ])('refuses %s', async (_what, right, wrong) => {
    expect(served).toContain(right);
    expect((await check(served.replace(right, wrong))).valid).toBe(false);
  });
});

describe('Redocly’s recommended rules', () => {
  const complaints = async (text: string): Promise<string[]> => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
    return problems.map(({ ruleId }) => ruleId);
  };

  test('find nothing in the document, not even a warning', async () => {
    expect(await complaints(served)).toEqual([]);
  });

  // Without this, the test above would prove nothing.
  test.each([
    ['a call without a summary', /"summary":"[^"]+",/, '', 'operation-summary'],
    ['no server', /"servers":\[[^\]]+\],/, '', 'no-empty-servers'],
    [
      'two calls with the same name',
      '"operationId":"getMfa"',
      '"operationId":"getUser"',
      'operation-operationId-unique',
    ],
    ['a missing schema', '#/components/schemas/Problem', '#/components/schemas/Trouble', 'no-unresolved-refs'],
  ])('find %s', async (_what, right, wrong, rule) => {
    expect(await complaints(served.replace(right, wrong))).toContain(rule);
  });
});

test('every call has its own summary', () => {
  const texts = Object.keys(calls).map((name) => operation(name)?.summary);
  expect(new Set(texts).size).toBe(texts.length);
});

const table = Object.entries<Call>(calls);

test('the document has every call of the contract once, in its place', () => {
  for (const [name, { method, path }] of table) {
    const place = document.paths[path.replace(/:(\w+)/g, '{$1}')] as Record<string, { operationId: string }>;
    expect(place[method.toLowerCase()]?.operationId).toBe(name);
  }
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(ids).toHaveLength(table.length);
  expect(new Set(ids).size).toBe(table.length);
});

test.each(table)('%s: the document has its statuses, and no others', (name, call) => {
  const always = [400, 500, ...(call.auth ? [401, 403, 503] : [429]), ...(call.method === 'GET' ? [] : [413])];
  const statuses = [...new Set([call.success, ...always, ...call.errors])].sort();
  expect(Object.keys(operation(name)?.responses ?? {}).map(Number)).toEqual(statuses);
  // A status without a title would be silently left out, and answered as our own fault.
  for (const status of call.errors) expect(TITLES).toHaveProperty(String(status));
});

test.each(table)('%s: the document requires what the contract requires', (name, call) => {
  const parameters = operation(name)?.parameters ?? [];
  const empty = call.query && v.safeParse(call.query as v.GenericSchema, {});
  const missing = (empty?.success === false ? empty.issues : []).map((issue) => v.getDotPath(issue));
  const ofQuery = parameters.filter((parameter) => parameter.in === 'query');
  expect(ofQuery.filter(({ required }) => required).map((parameter) => parameter.name)).toEqual(missing);
  for (const { in: place, required, schema } of parameters) {
    if (place === 'path') expect(required).toBe(true);
    expect(Object.keys(schema)).toEqual(expect.arrayContaining([expect.stringMatching(/^(type|const|enum|anyOf)$/)]));
  }
  expect(operation(name)?.requestBody !== undefined).toBe(call.body !== undefined);
  expect(operation(name)?.security).toEqual(call.auth ? [{ bearer: [] }] : []);
});

test('every parameter of a path is declared, and no others', () => {
  for (const [path, operations] of Object.entries(document.paths)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(operations)) {
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(inPath);
    }
  }
});

test('a page size is a number from 1 to 100, with 100 as the default', () => {
  const pageSize = operation('listOrders')?.parameters.find(({ name }) => name === 'pageSize');
  expect(pageSize).toMatchObject({
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 100 },
  });
});

test('an order’s body lists its required fields and allows no others', () => {
  const schema = operation('createOrder')?.requestBody?.content['application/json']?.schema;
  expect(schema).toMatchObject({
    type: 'object',
    additionalProperties: false,
    required: expect.arrayContaining(['constructionName', 'attachmentUrls']),
  });
});

test('errors are problem documents', () => {
  expect(operation('acceptEstimate')?.responses['409']?.content).toEqual({
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  });
});
