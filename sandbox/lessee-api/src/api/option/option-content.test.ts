import { REQUEST_SERVICES } from '@portal/contract/option';
import { OptionBody } from '@portal/contract/option-change';
import * as v from 'valibot';
import { contentColumns, optionChanges } from './option-content.ts';

const given: OptionBody = {
  name: '豊洲タワー新築工事 道路使用許可',
  requestService: ['roadPermit', 'other'],
  orderId: 'orderOrderOrder001',
  otherRequestContent: '仮囲いの移設',
  province: '東京都',
  district: '江東区',
  street: '豊洲3丁目2-20',
  usingStartTime: '2026-12-01',
  usingEndTime: '2026-12-10',
  others: '早朝の作業です。',
};
const contentOf = (body: unknown) => v.parse(OptionBody, body);
const row = contentOf(given);

test.each<[string, unknown]>([
  ['is repeated', given],
  ['names its services in another order', { ...given, requestService: ['other', 'roadPermit'] }],
  [
    'has spaces around its texts',
    { ...given, name: ` ${given.name}　`, others: `${given.others}\n`, street: ' 豊洲3丁目2-20' },
  ],
])('a body that %s has the same content as the row', (_, body) => {
  expect(optionChanges(row, contentOf(body))).toEqual([]);
});

test('a row with its services in another order has the same content', () => {
  expect(optionChanges({ ...row, requestService: ['other', 'roadPermit'] }, contentOf(given))).toEqual([]);
});

test.each<[string, Partial<typeof given>, ReturnType<typeof optionChanges>]>([
  ['name', { name: '別の申請' }, ['name']],
  ['service more', { requestService: ['roadPermit', 'guard', 'other'] }, ['services']],
  ['service', { requestService: ['guard', 'other'] }, ['services']],
  ['order', { orderId: null }, ['order']],
  ['text for "other"', { otherRequestContent: '仮囲いの撤去' }, ['services']],
  ['address', { province: null, district: null, street: null }, ['address']],
  ['district', { district: '中央区' }, ['address']],
  ['street', { street: '豊洲3丁目2-21' }, ['address']],
  ['first day', { usingStartTime: '2026-12-02' }, ['period']],
  ['period, and no remarks', { usingStartTime: null, usingEndTime: null, others: '' }, ['period', 'remarks']],
])('another %s is a change, which is named', (_, change, expected) => {
  expect(optionChanges(row, contentOf({ ...given, ...change }))).toEqual(expected);
});

test('absent, null and empty text are the same: nothing', () => {
  const name = '申請';
  const absent = contentOf({ name, requestService: ['guard'] });
  const fields = [
    'orderId',
    'otherRequestContent',
    'province',
    'district',
    'street',
    'usingStartTime',
    'usingEndTime',
    'others',
  ];
  const nothing = Object.fromEntries(fields.map((field) => [field, null]));
  expect(contentOf({ name, requestService: ['guard'], ...nothing })).toEqual(absent);
  const empty = { otherRequestContent: '', province: ' ', district: '', street: '　', others: ' \n' };
  expect(contentOf({ name, requestService: ['guard'], ...empty })).toEqual(absent);
  expect(absent).toMatchObject({ orderId: null, province: null, usingEndTime: null, others: '' });
});

test('the text for "other" is dropped without that service', () => {
  expect(contentOf({ ...given, requestService: ['guard'] }).otherRequestContent).toBeNull();
  expect(contentOf(given).otherRequestContent).toBe('仮囲いの移設');
});

test.each<[string, Partial<Record<keyof typeof given, unknown>>, string]>([
  ['no name', { name: ' 　' }, 'name'],
  ['a name of 256 characters', { name: '髙'.repeat(256) }, 'name'],
  ['no service', { requestService: [] }, 'requestService'],
  ['an unknown service', { requestService: ['parking'] }, 'requestService.0'],
  ['a service twice', { requestService: ['guard', 'guard'] }, 'requestService'],
  ['"other" without a word', { otherRequestContent: ' ' }, 'otherRequestContent'],
  ['256 characters under "other"', { otherRequestContent: '𠮷'.repeat(256) }, 'otherRequestContent'],
  ['a part of an address', { district: '' }, 'province'],
  ['only the start of a period', { usingEndTime: null }, 'usingStartTime'],
  ['a period that ends before it starts', { usingEndTime: '2026-11-30' }, 'usingEndTime'],
  ['a day that does not exist', { usingEndTime: '2027-02-29' }, 'usingEndTime'],
  ['256 characters of remarks', { others: 'a'.repeat(256) }, 'others'],
  ['a malformed id', { orderId: 'x' }, 'orderId'],
])('a body with %s is refused', (_, change, field) => {
  const result = v.safeParse(OptionBody, { ...given, ...change });
  expect(result.issues?.map((issue) => v.getDotPath(issue))).toEqual([field]);
});

test('every service may be applied for at once, with the longest texts', () => {
  const body = {
    ...given,
    name: '髙'.repeat(255),
    otherRequestContent: '𠮷'.repeat(255),
    others: '👨‍👩‍👧'.repeat(255),
  };
  expect(contentOf({ ...body, requestService: [...REQUEST_SERVICES].reverse() }).requestService).toEqual(
    REQUEST_SERVICES,
  );
});

test('the search covers the name and the address as one text', () => {
  expect(contentColumns(row).searchText).toBe('豊洲タワー新築工事 道路使用許可\n東京都江東区豊洲3丁目2-20');
});
