import * as v from 'valibot';
import {
  Base64,
  Contact,
  Count,
  CursorPagination,
  DateString,
  FileContent,
  Id,
  ListQuery,
  Location,
  PagePagination,
  PathYear,
  PlannedDate,
  Problem,
  queryInteger,
  Timestamp,
  Yen,
} from './primitives.ts';

const id = 'a1B2c3D4e5F6g7H8i9';

test.each<[string, v.GenericSchema, readonly unknown[], readonly unknown[]]>([
  ['an id', Id, [id, '0'.repeat(18)], ['', id.slice(1), `${id}0`, ` ${id}`, `${id.slice(1)}-`, `${id}\n`, 18]],
  [
    'a day',
    DateString,
    ['2026-11-21', '1999-12-31', '2028-02-29'],
    ['2026-11-1', '2027-02-29', '2026-13-01', '2026-11-21T00:00', '', '20261121', null],
  ],
  [
    'a day to ask for',
    PlannedDate,
    ['2000-01-01', '2100-12-31', '2028-02-29'],
    ['1999-12-31', '2101-01-01', '2027-02-29'],
  ],
  [
    'an instant',
    Timestamp,
    ['2026-11-21T00:00:00.000Z'],
    ['2026-11-21T00:00:00Z', '2026-11-21T00:00:00.000', 'x2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Zx', ''],
  ],
  ['yen', Yen, [0, -1, 38_500], [0.5, '1', null]],
  ['a count', Count, [0, 1, 5000], [-1, 0.5, '1', null]],
  [
    'a place',
    Location,
    [
      { latitude: -90, longitude: -180 },
      { latitude: 90, longitude: 180 },
    ],
    [
      { latitude: -90.1, longitude: 0 },
      { latitude: 90.1, longitude: 0 },
      { latitude: 0, longitude: -180.1 },
      { latitude: 0, longitude: 180.1 },
      { latitude: 0 },
      { longitude: 0 },
    ],
  ],
  ['base64', Base64, ['', 'QQ==', 'QUI=', 'QUJD', '+/+/'], ['QQ=', 'Q', '=QQQ', 'QQ===QQQ', 'QQ-_', 'QQ==\n', null]],
  [
    'a page of rows',
    PagePagination,
    [{ pageSize: 20, pageIndex: 1, totalPages: 1, totalRecords: 0 }],
    [
      { pageSize: 20, pageIndex: 0, totalPages: 1, totalRecords: 0 },
      { pageSize: -1, pageIndex: 1, totalPages: 1, totalRecords: 0 },
      { pageSize: 20, pageIndex: 1, totalPages: 1, totalRecords: -1 },
      { pageSize: 20, pageIndex: 1.5, totalPages: 1, totalRecords: 0 },
      { pageSize: 20, pageIndex: 1, totalPages: 1.5, totalRecords: 0 },
      {},
    ],
  ],
  ['a person', Contact, [{ id, lastName: '田中', firstName: '太郎', department: null }], [null, { id, lastName: 1 }]],
  ['a file', FileContent, [{ name: '請求書', content: 'QQ==' }], [{ name: '請求書', content: 'Q' }, { content: '' }]],
  [
    'a problem',
    Problem,
    [
      { type: 'about:blank', title: 'Not Found', status: 404 },
      {
        type: 'about:blank',
        title: 'Bad Request',
        status: 400,
        code: 'c',
        requestId: 'r',
        issues: [{ path: 'name', message: 'm' }],
      },
    ],
    [{}, { type: 'x', title: 'y' }],
  ],
])('%s', (_, schema, good, bad) => {
  for (const value of good) expect(v.parse(schema, value)).toEqual(value);
  expect(bad.filter((value) => v.is(schema, value))).toEqual([]);
});

test.each([
  [queryInteger(1, 12), ['1', '12', '012'], ['0', '13', '', ' 1', '1 ', '1.5', '-1', 'x', '1x', 'x1', '1234567890', 1]],
  [PathYear, ['2000', '2100'], ['1999', '2101', '20261', '02026', '2026.0', '26', 'x2026', '2026x', 2026]],
])('a number in an address is digits within its bounds (%#)', (schema, good, bad) => {
  for (const text of good) expect(v.parse(schema, text)).toBe(Number(text));
  expect(bad.filter((value) => v.is(schema, value))).toEqual([]);
});

test('a list defaults to its first hundred rows and takes a trimmed keyword of up to 255 characters', () => {
  const Query = v.object(ListQuery);
  expect(v.parse(Query, {})).toEqual({ pageNumber: 1, pageSize: 100 });
  const narrowed = { pageNumber: '1000000', pageSize: '1', contactId: id, department: '工事部' };
  expect(v.parse(Query, { ...narrowed, searchKeyword: ' 新宿 ' })).toEqual({
    ...narrowed,
    pageNumber: 1_000_000,
    pageSize: 1,
    searchKeyword: '新宿',
  });
  expect(v.is(Query, { searchKeyword: 'a'.repeat(255) })).toBe(true);
  for (const wrong of [
    { pageNumber: '0' },
    { pageNumber: '1000001' },
    { pageSize: '0' },
    { pageSize: '101' },
    { searchKeyword: 'a'.repeat(256) },
  ])
    expect([wrong, v.is(Query, wrong)]).toEqual([wrong, false]);
});

test('a page by cursors is the only one by default', () => {
  expect(v.parse(CursorPagination, {})).toEqual({
    hasNextPage: false,
    hasPreviousPage: false,
    startCursor: null,
    endCursor: null,
    totalPages: 1,
  });
  const page = { hasNextPage: true, hasPreviousPage: true, startCursor: 'a', endCursor: 'b', totalPages: 3 };
  expect(v.parse(CursorPagination, page)).toEqual(page);
  expect(v.parse(CursorPagination, { totalPages: 0 })).toMatchObject({ totalPages: 1 });
  expect(v.is(CursorPagination, { totalPages: 1.5 })).toBe(false);
});
