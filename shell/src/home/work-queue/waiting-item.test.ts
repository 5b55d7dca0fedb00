import type { Billing } from '@portal/contract/billing';
import type { ContractPapers } from '@portal/contract/contract';
import type { Estimate } from '@portal/contract/estimate';
import { billItems, estimatesItem, papersItems } from './waiting-item.ts';

const ORDER = { id: 'ordr00000000000001', name: '臨海副都心 橋梁補修工事', createdAt: '2026-11-10T01:00:00.000Z' };

const estimate = (change: Partial<Estimate> = {}): Estimate => ({
  id: 'esti00000000000001',
  status: 'unanswered',
  minutesOnFoot: 6,
  location: { latitude: 35, longitude: 139 },
  parkingName: '第一駐車場',
  address: '東京都江東区豊洲2丁目1-1',
  monthlyRent: 20_000,
  vacancy: 3,
  createdAt: '2026-11-13T01:00:00.000Z',
  ...change,
});

describe('the estimates of an order', () => {
  test('are one item: how many, the lowest rent, the shortest walk, since the first of them', () => {
    const estimates = [
      estimate({ monthlyRent: 15_000, minutesOnFoot: 9 }),
      // The evening of the 11th is the 12th in Tokyo.
      estimate({ createdAt: '2026-11-11T15:30:00.000Z' }),
      estimate({ minutesOnFoot: 4 }),
    ];
    expect(estimatesItem(ORDER, estimates)).toEqual([
      {
        kind: 'estimates',
        key: 'estimates-ordr00000000000001',
        site: '臨海副都心 橋梁補修工事',
        day: '2026-11-12',
        orderId: ORDER.id,
        count: 3,
        lowestRent: 15_000,
        shortestWalk: 4,
      },
    ]);
  });

  test.each(['rejected', 'accepted', 'contracted', 'aborted'] as const)('a %s one does not count', (status) => {
    const other = estimate({ status, monthlyRent: 1, minutesOnFoot: 0, createdAt: '2026-11-11T01:00:00.000Z' });
    expect(estimatesItem(ORDER, [other])).toEqual([]);
    expect(estimatesItem(ORDER, [other, estimate()])).toMatchObject([
      { count: 1, lowestRent: 20_000, shortestWalk: 6, day: '2026-11-13' },
    ]);
  });

  test('of a host that does not say when they came have waited since the order', () => {
    const { createdAt: _, ...undated } = estimate();
    expect(estimatesItem(ORDER, [undated])).toMatchObject([{ day: '2026-11-10' }]);
  });
});

const papers = (change: Partial<ContractPapers> = {}): ContractPapers => ({
  id: 'papr00000000000001',
  estimateId: 'esti00000000000001',
  parkingName: '種市駅前駐車場',
  status: 'toBeSigned',
  submittedAt: null,
  documents: [
    { id: 'docu00000000000001', name: '契約書', url: 'https://x.test/1', createdAt: '2026-11-14T01:00:00.000Z' },
  ],
  ...change,
});

test('contract papers wait until they are sent in', () => {
  const all = [papers(), papers({ status: 'submitted' }), papers({ status: 'contracted' })];
  expect(papersItems(ORDER, all)).toEqual([
    {
      kind: 'papers',
      key: 'papers-papr00000000000001',
      site: '臨海副都心 橋梁補修工事',
      day: '2026-11-14',
      orderId: ORDER.id,
      parkingName: '種市駅前駐車場',
    },
  ]);
});

test('papers without a document have waited since the order', () => {
  expect(papersItems(ORDER, [papers({ documents: [] })])).toMatchObject([{ day: '2026-11-10' }]);
});

const bill = (change: Partial<Billing> = {}): Billing => ({
  id: 'bill00000000000001',
  contractId: 'cont00000000000001',
  name: '請求書_2026年10月_豊洲第一駐車場',
  parkingAddress: '東京都江東区豊洲2丁目1-1',
  startDate: '2026-10-01',
  endDate: '2026-10-31',
  totalRent: 29_700,
  billingDate: '2026-10-31',
  paymentDueDate: '2026-11-30',
  contact: { id: 'cont00000000000001', lastName: '田中', firstName: '太郎', department: null },
  downloadedAt: null,
  ...change,
});

test('a bill waits until it is downloaded; its month is the one in which it is listed', () => {
  expect(billItems([bill(), bill({ downloadedAt: '2026-11-01T01:00:00.000Z' })])).toEqual([
    {
      kind: 'bill',
      key: 'bill-bill00000000000001',
      site: '東京都江東区豊洲2丁目1-1',
      day: '2026-11-30',
      year: 2026,
      month: 10,
      totalRent: 29_700,
    },
  ]);
});

test.each([
  [{ order: { id: ORDER.id, name: ORDER.name }, parkingName: '第一駐車場' }, '臨海副都心 橋梁補修工事'],
  [{ parkingName: '第一駐車場' }, '第一駐車場'],
])('a bill is named by its site, or what the host says instead: %j', (change, site) => {
  expect(billItems([bill(change)])).toMatchObject([{ site }]);
});
