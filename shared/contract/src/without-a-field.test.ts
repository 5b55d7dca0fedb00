import fc from 'fast-check';
import * as v from 'valibot';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { ANSWERS } from './testing/answers.ts';
import { hasFallback } from './values/with-fallback.ts';

type Name = keyof typeof calls;
type Fields = Record<string, unknown>;

/** What a page, or its card, is for: without it the read fails there. All that is not named here it can do without. */
const NEEDED: Partial<Record<Name, readonly string[]>> = {
  getMfa: ['isMfaEnabled'],
  listAccounts: ['data'],
  listOrders: ['data'],
  getOrder: ['id'],
  listTodos: ['data'],
  listEstimates: ['data'],
  listContracts: ['data'],
  getContract: ['id', 'startAt', 'endAt', 'monthlyRent'],
  listContractPapers: ['data'],
  listOptions: ['data'],
  getOption: ['id'],
  listNews: ['data'],
  getLatestNews: ['id', 'content'],
  getNews: ['id', 'content'],
  getUnreadNewsCount: ['count'],
  listNotifications: ['data'],
  listBillings: ['billings'],
  listMonthlyBillings: ['billings'],
  totalBillings: ['data'],
  countBillings: ['data'],
  countMonthlyBillings: ['data'],
  downloadContractPdf: ['content'],
  downloadBilling: ['content'],
  downloadMonthlyBilling: ['content'],
  getMonthlyBilling: ['id', 'totalRent'],
  getSessions: ['data'],
};

/** What a row of a list is for: without it the row is left out, and no other. */
const bill = ['id', 'totalRent', 'billingDate', 'paymentDueDate'];
const NEEDED_IN_ROW: Partial<Record<Name, readonly string[]>> = {
  listAccounts: ['id'],
  listOrders: ['id'],
  listTodos: ['kind', 'order', 'order.id'],
  listEstimates: ['id', 'minutesOnFoot', 'monthlyRent', 'vacancy'],
  listContracts: ['id', 'startAt', 'endAt', 'monthlyRent'],
  listContractPapers: ['id', 'documents'],
  listOptions: ['id'],
  listNews: ['id'],
  listNotifications: ['id', 'kind'],
  listBillings: bill,
  listMonthlyBillings: bill,
  totalBillings: ['countResult', 'totalRent'],
  countBillings: ['month', 'countResult'],
  countMonthlyBillings: ['month', 'countResult'],
};
const NEIGHBOURS = ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor', 'totalPages'].map(
  (field) => `pagination.${field}`,
);
const LISTS = ['data', 'billings'];

const READS = (Object.keys(ANSWERS) as Name[]).filter((name) => calls[name].method === 'GET');

/** Of a list, the row that is changed and one that is not. */
function completeAnswer(name: Name): Fields {
  const answer = structuredClone(ANSWERS[name]) as Fields;
  for (const list of LISTS)
    if (Array.isArray(answer[list])) answer[list] = [...answer[list], ...structuredClone(answer[list])];
  return answer;
}

/** The places of all values in it, objects and lists included; of a list, those of its first row. */
function placesIn(value: unknown, place: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? Object.entries(value).slice(0, 1) : Object.entries(value);
  return entries.flatMap(([name, part]) => [[...place, name], ...placesIn(part, [...place, name])]);
}

const PLACES = READS.flatMap((name) => placesIn(completeAnswer(name)).map((place) => ({ name, place })));

function withValueAt(answer: Fields, place: readonly string[], value: unknown): Fields {
  const [last = '', ...parents] = place.toReversed();
  const parent = parents.reverse().reduce((part, name) => part[name] as Fields, answer);
  if (value === undefined && !Array.isArray(parent)) delete parent[last];
  else parent[last] = value;
  return answer;
}

const REFUSED = Symbol('refused');
function read(name: Name, answer: unknown): Fields | typeof REFUSED {
  const result = v.safeParse((calls[name] as Call).answer as v.GenericSchema, answer);
  return result.success || result.issues.every(hasFallback) ? (result.output as Fields) : REFUSED;
}

/** The field as the tables name it, and the list in whose row it is. */
function fieldOf([first = '', ...rest]: readonly string[]): { list: string | null; field: string; isRow: boolean } {
  if (!LISTS.includes(first) || rest.length === 0)
    return { list: null, field: [first, ...rest].join('.'), isRow: false };
  return { list: first, field: rest.slice(1).join('.'), isRow: rest.length === 1 };
}

const without = (fields: Fields, name: string | undefined): Fields => {
  const { [name ?? '']: _, ...rest } = fields;
  return rest;
};

const junk = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', 'weekly', -1, 1.5, true, [], {}, [null], '2026-02-30'),
  fc.jsonValue(),
);

test('one value may be anything: only the page that is about it is lost, and of a list only the row', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PLACES), junk, ({ name, place }, value) => {
      const whole = read(name, completeAnswer(name)) as Fields;
      const changed = read(name, withValueAt(completeAnswer(name), place, value));
      const { list, field, isRow } = fieldOf(place);
      if (list === null && NEEDED[name]?.includes(field)) return;
      expect(changed).not.toBe(REFUSED);
      if (changed === REFUSED) return;
      expect(without(changed, place[0])).toEqual(without(whole, place[0]));
      if (list === null) return;
      const [row, other] = whole[list] as Fields[];
      const rows = changed[list] as Fields[];
      expect(rows.at(-1)).toEqual(other);
      if (isRow || NEEDED_IN_ROW[name]?.includes(field)) return;
      expect(rows).toHaveLength(2);
      expect(without(rows[0] ?? {}, place[2])).toEqual(without(row ?? {}, place[2]));
    }),
    { numRuns: 1500 },
  );
});

const needed = Object.entries(NEEDED).flatMap(([name, fields]) =>
  fields.map((field) => [name as Name, field] as const),
);
test.each(needed)('%s without %s is no answer', (name, field) => {
  expect(read(name, withValueAt(completeAnswer(name), field.split('.'), null))).toBe(REFUSED);
});

const neededInRow = Object.entries(NEEDED_IN_ROW).flatMap(([name, fields]) =>
  fields.map((field) => [name as Name, field] as const),
);
test.each(neededInRow)('a row of %s without %s is left out', (name, field) => {
  const list = LISTS.find((one) => one in completeAnswer(name)) ?? '';
  const answer = read(name, withValueAt(completeAnswer(name), [list, '0', ...field.split('.')], null)) as Fields;
  expect(answer[list]).toHaveLength(1);
});

/** What a host may leave out; what is missing otherwise is reported, like a value that cannot be read. */
const OPTIONAL: Partial<Record<Name, readonly string[]>> = {
  getUser: ['billingUnit', 'emailNotification', 'features', 'features.0'],
  getOrderProgress: ['unsubmittedPapersCount', 'contractInProgressCount'],
  listEstimates: ['number', 'createdAt'],
  listContracts: ['entrance', 'nextBillingDate'],
  getContract: ['entrance', 'nextBillingDate'],
  listContractPapers: ['submittedFilename', 'signingInstruction', 'submissionNote'],
  listNews: ['pagination', ...NEIGHBOURS],
  getUnreadNewsCount: ['notificationCount'],
};

test.each(READS)('%s: what is missing is reported, unless it is optional', (name) => {
  const places = PLACES.filter((one) => one.name === name).map(({ place }) => place);
  const isSilent = (place: string[]) =>
    v.is((calls[name] as Call).answer as v.GenericSchema, withValueAt(completeAnswer(name), place, undefined));
  expect(places.filter(isSilent).map((place) => fieldOf(place).field)).toEqual(OPTIONAL[name] ?? []);
});

test('an empty list may have no page, and is one', () => {
  const answer = { data: [], pagination: { pageSize: 20, pageIndex: 1, totalPages: 0, totalRecords: 0 } };
  for (const name of ['listOrders', 'listOptions', 'listContracts'] as const)
    expect(read(name, answer)).toMatchObject({ data: [], pagination: { totalPages: 1 } });
  for (const name of ['listBillings', 'listMonthlyBillings'] as const)
    expect(read(name, { ...answer, billings: [] })).toMatchObject({ billings: [], pagination: { totalPages: 1 } });
});

test('one unread value of its pages takes no other of the news with it, and no news may have no page', () => {
  const whole = { hasNextPage: true, hasPreviousPage: true, startCursor: 's', endCursor: 'e', totalPages: 0 };
  expect(v.parse(calls.listNews.answer, { data: [], pagination: whole }).pagination).toEqual({
    ...whole,
    totalPages: 1,
  });
  for (const field of Object.keys(whole))
    expect(read('listNews', { data: [], pagination: { ...whole, [field]: 'weekly', totalPages: 3 } })).toMatchObject({
      pagination: without({ ...whole, totalPages: 3 }, field),
    });
});

test('of a customer nothing is needed but to be one', () => {
  expect(read('getUser', {})).toMatchObject({ billingUnit: 'everyContract', billingClosingDay: null, accountId: '' });
  for (const answer of [null, 'user', 1]) expect(read('getUser', answer)).toBe(REFUSED);
});

test.each([
  ['a billing unit', 'getUser', 'billingUnit'],
  ['the status of an order', 'getOrder', 'status'],
  ['the status of a use', 'getContract', 'usageStatus'],
  ['the status of an application', 'getOption', 'status'],
] as const)('%s that nobody knows is unknown', (_, name, field) => {
  for (const value of ['weekly', null, 7, ''])
    expect(read(name, withValueAt(completeAnswer(name), [field], value))).toMatchObject({ [field]: 'unknown' });
});

test.each(['5f0c9a1e-8f53-4b8e-9a57-0f6c1d2e3f40', '42', 'ACC/2026/001'])('an id may be %s', (id) => {
  expect(read('getUser', withValueAt(completeAnswer('getUser'), ['accountId'], id))).toMatchObject({ accountId: id });
  expect(read('getOrder', withValueAt(completeAnswer('getOrder'), ['id'], id))).toMatchObject({ id });
});
