import type { Contract } from '@portal/contract/contract';
import * as v from 'valibot';
import { ValidOption } from '#options/form/option-values.ts';
import { idOf } from '#testing/order-fixtures.ts';
import { consultationValues, readConsultation } from './consultation.ts';

const contract: Contract = {
  id: idOf('contract', 1),
  usageStatus: 'duringUse',
  parkingName: '豊洲一丁目駐車場',
  parkingAddress: '東京都江東区豊洲1丁目27-3',
  location: null,
  startAt: '2026-09-30T23:00:00.000Z',
  endAt: '2026-12-31T09:00:00.000Z',
  monthlyRent: 107_250,
  numberOfCars: 2,
  contact: { id: idOf('cont', 1), lastName: '田中', firstName: '太郎', department: null },
  order: { id: idOf('order', 1), name: '臨海副都心 橋梁補修工事' },
};

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-12-01T03:00:00.000Z') }));
afterEach(() => jest.useRealTimers());

test.each([
  ['contract=a&consultation=extend', { kind: 'extend', contractId: 'a' }],
  ['contract=a&consultation=end', { kind: 'end', contractId: 'a' }],
  ['contract=a&consultation=sell', null],
  ['contract=a', null],
  ['contract=&consultation=end', null],
  ['consultation=end', null],
])('"%s" asks for %j', (search, expected) => {
  expect(readConsultation(new URLSearchParams(search))).toEqual(expected);
});

test.each([
  [
    'extend',
    '豊洲一丁目駐車場 延長の相談（2026/12/01）',
    '契約の延長を相談します。',
    '延長を希望する日：2027/01/31まで',
  ],
  ['end', '豊洲一丁目駐車場 解約の相談（2026/12/01）', '契約の解約を相談します。', '解約を希望する日：2026/12/31'],
] as const)(
  '%s: kind, lot, contract, site, period and a wished day are filled in, and valid',
  (kind, name, first, last) => {
    const values = consultationValues(kind, contract);
    expect(values).toMatchObject({
      name,
      requestService: ['other'],
      order: contract.order,
      usingStartTime: '2026-10-01',
      usingEndTime: '2026-12-31',
      others: '',
    });
    expect(values.otherRequestContent.split('\n')).toEqual([
      first,
      '駐車場：豊洲一丁目駐車場',
      `契約番号：${contract.id}`,
      '契約期間：2026/10/01〜2026/12/31',
      last,
    ]);
    expect(v.is(ValidOption, values)).toBe(true);
  },
);

test('a lot without a name, and a site that is not known, keep nothing back', () => {
  const values = consultationValues('end', { ...contract, parkingName: '', order: null });
  expect(values).toMatchObject({ name: '不明 解約の相談（2026/12/01）', order: null });
});

test('a contract that is prolonged again has an application of another name', () => {
  const { name } = consultationValues('extend', contract);
  jest.setSystemTime(new Date('2026-12-20T03:00:00.000Z'));
  expect(consultationValues('extend', contract).name).not.toBe(name);
});
