import * as v from 'valibot';
import {
  ContentValues,
  emptyOrderValues,
  LocationValues,
  OrderValues,
  orderBody,
  reachableStep,
  singleLine,
} from './order-values.ts';

const content: ContentValues = {
  constructionName: '新宿三丁目ビル新築工事',
  numberOfCars: '3',
  automobileType: 'WAGON',
  startDate: '2026-12-01',
  endDate: '2027-03-31',
  remarks: '',
};
const location: LocationValues = {
  address: '東京都新宿区新宿三丁目1番',
  latitude: '35.690921',
  longitude: '139.700258',
};

/** The message shown at a field: its first error. */
const errorsOf = (schema: v.GenericSchema, values: unknown) => {
  const { issues = [] } = v.safeParse(schema, values);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message]).reverse());
};

test.each([
  [{}, {}],
  [{ startDate: '2020-01-01' }, {}],
  [{ endDate: '2026-12-01' }, {}],
  [{ remarks: '𠮷'.repeat(255) }, {}],
  [{ startDate: ' 2026-12-01 ', numberOfCars: ' 1 ', remarks: ' ' }, {}],
  [{ numberOfCars: '9999' }, {}],
  [{ numberOfCars: '3台' }, { numberOfCars: '数字で入力してください。' }],
  [{ numberOfCars: '約3' }, { numberOfCars: '数字で入力してください。' }],
  [{ endDate: ' ' }, { endDate: '利用終了日を入力してください。' }],
  [{ constructionName: '  ' }, { constructionName: '現場名を入力してください。' }],
  [{ constructionName: 'あ'.repeat(256) }, { constructionName: '現場名は255文字以内で入力してください。' }],
  [
    { constructionName: 'a\u0007b' },
    { constructionName: '使用できない文字（U+0007）が含まれています。削除してください。' },
  ],
  [{ numberOfCars: '' }, { numberOfCars: '必要台数を入力してください。' }],
  [{ numberOfCars: '0' }, { numberOfCars: '1以上の整数で入力してください。' }],
  [{ numberOfCars: '2.5' }, { numberOfCars: '数字で入力してください。' }],
  [{ numberOfCars: '10000' }, { numberOfCars: '9999以下の整数で入力してください。' }],
  [{ automobileType: '' }, { automobileType: '車両の種類を選択してください。' }],
  [{ startDate: '' }, { startDate: '利用開始日を入力してください。' }],
  [{ startDate: '1999-12-31' }, { startDate: '2000年から2100年までの日付を入力してください。' }],
  [{ endDate: '2101-01-01' }, { endDate: '2000年から2100年までの日付を入力してください。' }],
  [{ startDate: '2000-01-01', endDate: '2100-12-31' }, {}],
  [{ remarks: `か${'\u3099'.repeat(45_000)}` }, { remarks: '備考は255文字以内で入力してください。' }],
  [{ endDate: '2026-02-30' }, { endDate: '日付を正しく入力してください。例：2026/11/20' }],
  [{ endDate: '2026-11-30' }, { endDate: '利用終了日は、利用開始日以降の日付にしてください。' }],
  [{ remarks: 'あ'.repeat(256) }, { remarks: '備考は255文字以内で入力してください。' }],
])('the conditions: %j → %j', (change, errors) => {
  expect(errorsOf(ContentValues, { ...content, ...change })).toEqual(errors);
});

test.each([
  [{}, {}],
  [{ latitude: '３５．６９' }, {}],
  [{ address: '' }, { address: '現場住所を入力してください。' }],
  [{ address: 'あ'.repeat(256) }, { address: '現場住所は255文字以内で入力してください。' }],
  [{ latitude: '' }, { latitude: '緯度を入力してください。' }],
  [{ longitude: '' }, { longitude: '経度を入力してください。' }],
  [{ longitude: 'east' }, { longitude: '数字で入力してください。' }],
  [{ latitude: '48.85' }, { latitude: '日本国外の座標は指定できません。' }],
  [{ longitude: '2.35' }, { longitude: '日本国外の座標は指定できません。' }],
  [
    { latitude: '139.70', longitude: '35.69' },
    {
      latitude: '日本国外の座標は指定できません。',
      longitude: '日本国外の座標は指定できません。',
    },
  ],
])('the location: %j → %j', (change, errors) => {
  expect(errorsOf(LocationValues, { ...location, ...change })).toEqual(errors);
});

const defaults = emptyOrderValues('2026-11-21');

test('an untouched form has one car, from today to today, at Tokyo station', () => {
  expect(defaults).toEqual({
    address: '',
    latitude: '35.681236',
    longitude: '139.767125',
    constructionName: '',
    numberOfCars: '1',
    automobileType: '',
    startDate: '2026-11-21',
    endDate: '2026-11-21',
    remarks: '',
    kizukuSpotId: '',
  });
  expect(v.parse(OrderValues, defaults)).toEqual(defaults);
});

test.each([
  [defaults, 1],
  [{ ...defaults, ...content }, 1],
  [{ ...defaults, ...location }, 2],
  [{ ...defaults, ...location, ...content }, 3],
])('no step is available before the previous one is filled in (%#)', (values, step) => {
  expect(reachableStep(values, false)).toBe(step);
});

test('a file that is not uploaded makes the confirmation unavailable', () => {
  expect(reachableStep({ ...defaults, ...location, ...content }, true)).toBe(2);
  expect(reachableStep(defaults, true)).toBe(1);
});

test('the body matches the contract', () => {
  const values = { ...defaults, ...location, ...content, latitude: '３５．６９０９２１', constructionName: ' 四谷 ' };
  expect(orderBody({ ...values, kizukuSpotId: 'K-001' }, ['http://localhost/a.pdf'])).toEqual({
    constructionName: '四谷',
    address: '東京都新宿区新宿三丁目1番',
    latitude: 35.690921,
    longitude: 139.700258,
    numberOfCars: 3,
    automobileType: 'WAGON',
    startDate: '2026-12-01',
    endDate: '2027-03-31',
    remarks: '',
    attachmentUrls: ['http://localhost/a.pdf'],
    kizukuSpotId: 'K-001',
  });
  expect(orderBody(values, [])).not.toHaveProperty('kizukuSpotId');
});

test('remarks are sent without surrounding spaces and empty lines', () => {
  const values = { ...defaults, ...location, ...content, remarks: ' \n朝7時から\n使いたいです。\n　' };
  expect(orderBody(values, []).remarks).toBe('朝7時から\n使いたいです。');
});

test('an invalid value is never sent', () => {
  expect(() => orderBody(defaults, [])).toThrow();
});

test('an empty line is reported by its label, by default the site’s', () => {
  expect(errorsOf(v.object({ name: singleLine(5) }), { name: '' })).toEqual({ name: '現場名を入力してください。' });
});
