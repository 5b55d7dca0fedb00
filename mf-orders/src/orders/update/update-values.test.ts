import { OrderUpdateBody } from '@portal/contract/order-change';
import * as v from 'valibot';
import { idOf, orderDetail } from '#testing/order-fixtures.ts';
import {
  changedFields,
  followOrder,
  hasTooManyFiles,
  registeredValues,
  stillThere,
  type UpdateValues,
  updateBody,
  updateSchema,
} from './update-values.ts';

const order = orderDetail({ remarks: '朝7時から\n使いたいです。' });
const registered = registeredValues(order);
const withValues = (change: Partial<UpdateValues>): UpdateValues => ({ ...registered, ...change });
const file = (number: number) => ({
  id: idOf('att', number),
  name: `${number}.pdf`,
  url: `https://files.example/${number}`,
});
const NO_FILES = { removed: [], added: [] };

describe('what counts as a change', () => {
  test('an order as it is registered', () => {
    expect(changedFields(registered, registered)).toEqual([]);
  });

  test.each<[keyof UpdateValues, string]>([
    ['constructionName', '新宿三丁目ビル新築工事（2期）'],
    ['address', '東京都新宿区新宿三丁目2番'],
    ['latitude', '35.690922'],
    ['longitude', '139.700259'],
    ['numberOfCars', '4'],
    ['numberOfCars', ''],
    ['automobileType', 'OTHER'],
    ['startDate', '2026-12-02'],
    ['endDate', '2027-4'],
    ['remarks', ''],
  ])('another %s: %j', (field, value) => {
    expect(changedFields(withValues({ [field]: value }), registered)).toEqual([field]);
  });

  test.each<[keyof UpdateValues, string]>([
    ['constructionName', ` ${registered.constructionName}　`],
    ['address', `${registered.address}\t`],
    ['latitude', ' ３５．６９０９２１'],
    ['longitude', '139.7002580'],
    ['numberOfCars', '03'],
    ['remarks', '朝7時から\r\n使いたいです。\n'],
  ])('%s written another way, %j, is none', (field, value) => {
    expect(changedFields(withValues({ [field]: value }), registered)).toEqual([]);
  });
});

test('a number of cars that cannot be read has to be filled in again', () => {
  const unread = registeredValues({ ...order, numberOfCars: null });
  expect(unread.numberOfCars).toBe('');
  expect(v.is(updateSchema(order.automobileType), unread)).toBe(false);
});

describe('an order that is read again', () => {
  const after = registeredValues(orderDetail({ name: '同僚が変えた名前', numberOfCars: 9, remarks: order.remarks }));

  test('appears where the customer has not typed', () => {
    expect(followOrder(registered, registered, after)).toEqual(after);
  });

  test('leaves alone what the customer has typed', () => {
    const typed = withValues({ constructionName: '私が変えた名前', endDate: '2027-05-31' });
    expect(followOrder(typed, registered, after)).toEqual({ ...typed, numberOfCars: '9' });
  });

  test('does not rewrite another spelling of the same', () => {
    const typed = withValues({ numberOfCars: '09' });
    expect(followOrder(typed, registered, after).numberOfCars).toBe('09');
  });
});

describe('files', () => {
  test('to remove are only those that the order still has', () => {
    const { attachments } = orderDetail({ attachments: [file(1), file(2)] });
    expect(stillThere([file(2).id, file(3).id], { attachments })).toEqual([file(2).id]);
  });

  test.each([
    [20, [], 0, false],
    [20, [], 1, true],
    [20, [1], 1, false],
    [20, [1], 2, true],
    [19, [99], 1, false],
  ])('%i registered, without %j, and %i new ones: too many (%s)', (count, removed, added, isFull) => {
    const attachments = Array.from({ length: count }, (_, index) => file(index + 1));
    expect(hasTooManyFiles({ attachments }, { removed: removed.map((number) => file(number).id), added })).toBe(isFull);
  });
});

describe('the body of the call', () => {
  const body = (change: Partial<UpdateValues> = {}, files = NO_FILES, from = order) =>
    updateBody(from, { ...registeredValues(from), ...change }, files);

  test('has every field of the order', () => {
    const sent = body({ constructionName: ' 新しい名前 ', numberOfCars: '12', endDate: '2027-05-31' });
    expect(sent).toEqual({
      id: order.id,
      name: '新しい名前',
      address: order.address,
      numberOfCars: 12,
      automobileType: 'WAGON',
      startDate: order.startDate,
      endDate: '2027-05-31',
      remarks: order.remarks,
      attachments: [],
    });
    expect(v.is(OrderUpdateBody, sent)).toBe(true);
  });

  test('says where the site is only if it has moved', () => {
    expect(body({ latitude: '35.6909210' })).not.toHaveProperty('location');
    expect(body({ latitude: '３４．５７３３' }).location).toEqual({ latitude: 34.5733, longitude: 139.700258 });
    expect(body({ longitude: '135.4831' }).location).toEqual({ latitude: 35.690921, longitude: 135.4831 });
  });

  test('names the files to remove and to add, and no other', () => {
    const from = orderDetail({ attachments: [file(1), file(2), file(3)] });
    const added = [{ name: '新.pdf', url: 'https://files.example/new' }];
    expect(updateBody(from, registeredValues(from), { removed: [file(2).id, file(9).id], added }).attachments).toEqual([
      { id: file(2).id, deleted: true },
      { name: '新.pdf', url: 'https://files.example/new' },
    ]);
  });

  test('keeps a type of car that the portal does not know', () => {
    const unknown = orderDetail({ automobileType: 'HOVERCRAFT' });
    expect(body({ remarks: '追記' }, NO_FILES, unknown).automobileType).toBe('HOVERCRAFT');
    expect(body({ automobileType: 'LIGHT' }, NO_FILES, unknown).automobileType).toBe('LIGHT');
  });
});

test.each([
  ['WAGON', 'WAGON', true],
  ['HOVERCRAFT', 'HOVERCRAFT', true],
  ['HOVERCRAFT', 'TRUCK_2T', true],
  ['WAGON', 'HOVERCRAFT', false],
  ['WAGON', '', false],
])('of an order for %s, the type %j is valid (%s)', (type, chosen, isValid) => {
  expect(v.is(updateSchema(type), withValues({ automobileType: chosen }))).toBe(isValid);
});

test('the other fields have the rules of a new order', () => {
  const { issues = [] } = v.safeParse(updateSchema('WAGON'), withValues({ endDate: '2026-11-30', numberOfCars: '0' }));
  expect(issues.map(({ message }) => message).sort()).toEqual([
    '1以上の整数で入力してください。',
    '利用終了日は、利用開始日以降の日付にしてください。',
  ]);
});
