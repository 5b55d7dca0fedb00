import { calls } from '@portal/shared/contract/calls';
import * as v from 'valibot';
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

// Through JSON, as it is served: what JSON cannot carry must not be needed.
const document = v.parse(Document, JSON.parse(JSON.stringify(openApiDocument())));
const operation = (name: string) =>
  Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .find(({ operationId }) => operationId === name);

test('the document has every call of the contract once, with its statuses [7.1]', () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort());
  for (const [name, call] of Object.entries(calls)) {
    const statuses = Object.keys(operation(name)?.responses ?? {}).map(Number);
    expect(statuses).toEqual(
      expect.arrayContaining([call.success, 400, 500, ...call.errors, ...(call.auth ? [401, 403] : [])]),
    );
  }
});

test('every parameter of a path is declared, and none besides', () => {
  for (const [path, operations] of Object.entries(document.paths)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(operations)) {
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(inPath);
    }
  }
});

test('a page size is a number from 1 to 100, and 100 if it is left out', () => {
  const pageSize = operation('listOrders')?.parameters.find(({ name }) => name === 'pageSize');
  expect(pageSize).toMatchObject({
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 100 },
  });
});

test('an order’s body says what is required and that nothing else may come', () => {
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
