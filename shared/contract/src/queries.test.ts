import * as v from 'valibot';
import type { Call } from './call.ts';
import { calls } from './calls.ts';

/**
 * What each list can be filtered and sorted by: its defaults, every value that it accepts, and some that it does not.
 */
type Name = keyof typeof calls;
const schemaOf = (name: Name): v.GenericSchema => (calls[name] as Call).query as v.GenericSchema;

const PAGE = { pageNumber: 1, pageSize: 100 };
const WHOSE = { contactId: 'a1B2c3D4e5F6g7H8i9', department: '工事部', searchKeyword: '新宿' };
const SORTED = { sortDirection: 'DESC', sortColumn: 'NONE' };
const ASKED = { pageNumber: '2', pageSize: '20', ...WHOSE };

test.each<[Name, defaults: object, asked: object, read: object]>([
  [
    'listOrders',
    { ...PAGE, orderStatusFilter: 'all' },
    {
      ...ASKED,
      orderStatusFilter: 'unanswered',
      orderType: 'desc',
      parkingUsageDateFilter: 'notExpired',
      billingUnit: 'monthly',
    },
    {
      orderStatusFilter: 'unanswered',
      orderType: 'desc',
      parkingUsageDateFilter: 'notExpired',
      billingUnit: 'monthly',
    },
  ],
  [
    'listOptions',
    { ...PAGE, orderBy: 'createdAt' },
    { ...ASKED, orderType: 'desc', orderBy: 'createdAt', billingUnit: 'monthly' },
    { orderType: 'desc', orderBy: 'createdAt', billingUnit: 'monthly' },
  ],
  [
    'listContracts',
    { ...PAGE, ...SORTED, usageStatusFilter: 'all' },
    { ...ASKED, usageStatusFilter: 'duringUse', sortDirection: 'ASC', sortColumn: 'USAGE_PERIOD' },
    { usageStatusFilter: 'duringUse', sortDirection: 'ASC', sortColumn: 'USAGE_PERIOD' },
  ],
  [
    'listBillings',
    { ...PAGE, ...SORTED },
    {
      ...ASKED,
      sortDirection: 'ASC',
      sortColumn: 'TOTAL_RENT',
      billingYear: '2026',
      billingMonth: '11',
      contractId: 'x',
    },
    { sortDirection: 'ASC', sortColumn: 'TOTAL_RENT', billingYear: 2026, billingMonth: 11, contractId: 'x' },
  ],
  [
    'listMonthlyBillings',
    { ...PAGE, ...SORTED },
    { ...ASKED, billingYear: '2026', billingMonth: '11', billingClosingDay: '31' },
    { ...SORTED, billingYear: 2026, billingMonth: 11, billingClosingDay: 31 },
  ],
])('%s: the defaults and the possible values', (name, defaults, asked, read) => {
  expect(v.parse(schemaOf(name), {})).toEqual(defaults);
  expect(v.parse(schemaOf(name), asked)).toEqual({ pageNumber: 2, pageSize: 20, ...WHOSE, ...read });
});

test('the progress is filtered by a contact, by either name, or a department', () => {
  const asked = { contact: 'a', contactId: 'b', department: 'c' };
  expect(v.parse(schemaOf('getOrderProgress'), asked)).toEqual(asked);
  expect(v.parse(schemaOf('getOrderProgress'), {})).toEqual({});
});

test('what waits is of a kind, or of all', () => {
  const asked = { pageNumber: '2', pageSize: '5', contactId: 'a', department: 'b', kind: 'papers' };
  expect(v.parse(schemaOf('listTodos'), asked)).toEqual({ ...asked, pageNumber: 2, pageSize: 5 });
  expect(v.parse(schemaOf('listTodos'), {})).toEqual({ ...PAGE, kind: 'all' });
});

test('notifications are all, or those that are unread', () => {
  const asked = { pageNumber: '2', pageSize: '5', readStatusFilter: 'unread' };
  expect(v.parse(schemaOf('listNotifications'), asked)).toEqual({ ...asked, pageNumber: 2, pageSize: 5 });
  expect(v.parse(schemaOf('listNotifications'), {})).toEqual({ ...PAGE, readStatusFilter: 'all' });
  expect(v.is(schemaOf('listNotifications'), { readStatusFilter: 'read' })).toBe(false);
});

test('news come a hundred at a time, after or before a cursor, not both', () => {
  const read = (query: object) => v.safeParse(schemaOf('listNews'), query);
  expect(read({}).output).toEqual({ pageSize: 100 });
  expect(read({ pageSize: '25', after: 'a' }).output).toEqual({ pageSize: 25, after: 'a' });
  expect(read({ before: 'b' }).output).toEqual({ pageSize: 100, before: 'b' });
  expect(read({ after: 'a', before: 'b' }).issues?.map(({ message }) => message)).toEqual([
    'after and before exclude each other',
  ]);
  for (const cursor of ['after', 'before']) {
    expect(read({ [cursor]: 'a'.repeat(500) }).success).toBe(true);
    expect(read({ [cursor]: 'a'.repeat(501) }).success).toBe(false);
  }
  for (const pageSize of ['1', '100']) expect(read({ pageSize }).success).toBe(true);
  for (const pageSize of ['0', '101']) expect(read({ pageSize }).success).toBe(false);
});

test('the months of an account that is billed monthly are requested by its closing day', () => {
  const read = (query: object) => v.safeParse(schemaOf('countMonthlyBillings'), query);
  expect(read({}).output).toEqual({});
  expect(read({ billingClosingDay: '20' }).output).toEqual({ billingClosingDay: 20 });
  for (const billingClosingDay of ['1', '31']) expect(read({ billingClosingDay }).success).toBe(true);
  for (const billingClosingDay of ['0', '32']) expect(read({ billingClosingDay }).success).toBe(false);
});

test.each<[Name, field: string, values: readonly string[], wrong: readonly string[]]>([
  [
    'listOrders',
    'orderStatusFilter',
    ['all', 'unanswered', 'uncontracted', 'notDownloadedBilling'],
    ['', 'contracted'],
  ],
  ['listOrders', 'parkingUsageDateFilter', ['notExpired'], ['']],
  ['listOptions', 'orderBy', ['createdAt'], ['']],
  ['listOptions', 'orderType', ['desc'], ['', 'asc']],
  ['listOrders', 'orderType', ['desc'], ['', 'asc']],
  ['listOptions', 'billingUnit', ['everyContract', 'monthly'], ['', 'weekly']],
  ['listOrders', 'billingUnit', ['everyContract', 'monthly'], ['', 'weekly']],
  ['listContracts', 'usageStatusFilter', ['all', 'beforeUse', 'duringUse', 'endOfUse'], ['']],
  ['listContracts', 'sortDirection', ['ASC', 'DESC'], ['', 'asc']],
  [
    'listContracts',
    'sortColumn',
    ['NONE', 'USAGE_STATUS', 'PARKING_ADDRESS', 'USAGE_PERIOD', 'ACCOUNT_NAME'],
    ['', 'TOTAL_RENT'],
  ],
  ['listOrders', 'sortDirection', ['ASC', 'DESC'], ['', 'asc']],
  ['listOrders', 'sortColumn', ['CREATED_AT', 'USAGE_PERIOD', 'NAME'], ['NONE', 'name']],
  ['listBillings', 'billingDateFrom', ['2026-11-01'], ['', '2026-02-30', '1999-12-31', '20261101']],
  ['listMonthlyBillings', 'paymentDueDateTo', ['2026-11-30'], ['', '2026-11-31']],
  ['listBillings', 'totalRentFrom', ['0', '999999999'], ['', '-1', '1.5', '1e3', '1000000000']],
  ['listBillings', 'invoiceNumber', ['K2026-11-0142'], ['x'.repeat(65)]],
  ['listBillings', 'withCorrected', ['true'], ['', 'false']],
  ['listBillings', 'downloadStatus', ['notDownloaded', 'downloaded'], ['', 'all']],
  ['listBillings', 'sortDirection', ['ASC', 'DESC'], ['', 'asc']],
  [
    'listBillings',
    'sortColumn',
    ['NONE', 'PARKING_ADDRESS', 'USAGE_PERIOD', 'TOTAL_RENT', 'BILLING_DATE', 'PAYMENT_DUE_DATE', 'ACCOUNT_NAME'],
    ['', 'USAGE_STATUS'],
  ],
  ['listBillings', 'billingYear', ['2000', '2100'], ['1999', '2101', '']],
  ['listBillings', 'billingMonth', ['1', '12'], ['0', '13', '']],
])('%s accepts as %s one of %j and none of %j', (name, field, values, wrong) => {
  expect([...values, ...wrong].filter((value) => v.is(schemaOf(name), { [field]: value }))).toEqual(values);
});

test.each<[Name, good: object[], bad: object[]]>([
  ['countBillings', [{ year: '2026' }], [{ year: '26' }, {}]],
  ['countMonthlyBillings', [{ year: '2026' }], [{ year: '26' }, {}]],
  [
    'getMonthlyBilling',
    [{ year: '2026', month: '12' }],
    [
      { year: '2026', month: '0' },
      { year: '2026', month: '13' },
    ],
  ],
])('%s: a year has four digits, a month is one of twelve', (name, good, bad) => {
  const { params } = calls[name] as Call;
  expect([...good, ...bad].filter((values) => params && v.is(params, values))).toEqual(good);
});
