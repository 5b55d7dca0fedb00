import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UPLOAD_MAX_BYTES, UPLOAD_TYPES } from '@portal/contract/values/upload-formats';
import { isAllowed, type StorageRequest } from './rules.ts';

/*
 * The engine that runs storage.rules is not available offline, so nothing here proves what the deployed file does. Its
 * text is compared with the mirror as far as possible: paths, methods, size, types, and the pattern of names.
 * Conditions in between (`isVerified() && …`) are compared by eye; rules.test.ts and matrix.test.ts run the mirror's.
 */

const text = readFileSync(join(__dirname, '../../storage.rules'), 'utf8').replace(/\/\/.*$/gm, '');

const contactId = 'CONTACT00000000001';
const auth = { uid: 'tanaka', email: null, emailVerified: true, contactId };
const name = `${contactId}-1700000000000-図面.pdf`;
const resource = { size: 1, contentType: 'application/pdf' };
const methods: StorageRequest['method'][] = ['get', 'list', 'create', 'update', 'delete'];

/** What the file allows below a path, with the owner's values for the placeholders. */
const blocks = [...text.matchAll(/match (\/\S+) \{([^{}]*allow[^{}]*)\}/g)].map(([, pattern = '', body = '']) => ({
  pattern,
  path: pattern.replace('{uid}', auth.uid).replace('{name}', name).slice(1),
  allowed: [...body.matchAll(/allow ([a-z, ]+): if ([^;]+);/g)].map(([, method = '', condition = '']) => ({
    methods: method.split(',').map((word) => word.trim()),
    condition,
  })),
}));

test('the two paths of the specification are the only ones [7.44, 7.45]', () => {
  expect(blocks.map(({ pattern }) => pattern)).toEqual([
    '/users/{uid}/order_attachments/{name}',
    '/order_files/{name}',
  ]);
});

test.each(methods)('the file lets the owner "%s" exactly where the mirror does', (method) => {
  for (const { path, allowed } of blocks) {
    const byFile = allowed.some((rule) => rule.methods.includes(method));
    expect(isAllowed({ method, path, auth, resource })).toBe(byFile);
  }
});

test('every rule requires a verified customer, and every upload a name, size and type', () => {
  for (const { condition, methods: granted } of blocks.flatMap(({ allowed }) => allowed)) {
    expect(condition).toMatch(/^isVerified\(\) && /);
    if (!granted.includes('create')) continue;
    expect(granted).toEqual(['create']);
    expect(condition).toMatch(/ && isNamedByOwnContact\(name\) && isAcceptable\(\)$/);
  }
});

test('what an order refers to stays: the mark is the same', () => {
  for (const { condition, methods: granted } of blocks.flatMap(({ allowed }) => allowed)) {
    expect(condition.endsWith(' && isUnused()')).toBe(granted.includes('delete'));
  }
  expect(text).toContain("return resource.metadata == null || !('kept' in resource.metadata);");
});

test('the types are the same, one by one [5.26]', () => {
  const list = /request\.resource\.contentType in \[([^\]]+)\]/.exec(text)?.[1] ?? '';
  const types = [...list.matchAll(/'([^']+)'/g)].map(([, type]) => type);
  expect(types).toHaveLength(9);
  expect(new Set(types)).toEqual(UPLOAD_TYPES);
});

test('the size is the same, at both ends [5.27]', () => {
  expect(UPLOAD_MAX_BYTES).toBe(5_000_000);
  expect(text).toContain(`request.resource.size <= ${UPLOAD_MAX_BYTES}`);
  expect(text).toContain('request.resource.size > 0');
});

test.each([
  [name, true],
  [`${contactId}-1-a`, true],
  [`${contactId}-1-a\nb`, false],
  [`${contactId}--a`, false],
  [`${contactId}-1-`, false],
  [`${contactId}-x-a.pdf`, false],
  [`${contactId}1-1-a.pdf`, false],
  [`x${contactId}-1-a.pdf`, false],
])('the pattern of names is the same: %j', (file, expected) => {
  const tail = /name\.matches\('\^' \+ request\.auth\.token\.contactId \+ '([^']+)'\)/.exec(text)?.[1] ?? 'missing';
  expect(new RegExp(`^${contactId}${tail}`).test(file)).toBe(expected);
  expect(isAllowed({ method: 'create', path: `order_files/${file}`, auth, resource })).toBe(expected);
});
