import type { Todo } from '@portal/contract/todo';
import { homeFilter } from '#home/filter/home-filter.ts';
import { itemAction, itemDescription, itemTime } from './item-text.ts';

const TODAY = '2026-11-27';
const nothing = { count: null, lowestRent: null, shortestWalk: null, parkingName: null, bill: null };
const common = { ...nothing, order: { id: 'ordr00000000000001', name: '現場' }, date: '2026-12-01' };
const estimates: Todo = { ...common, kind: 'estimates', count: 3, lowestRent: 15_000, shortestWalk: 4 };
const papers: Todo = { ...common, kind: 'papers', count: 1, parkingName: '種市駅前駐車場' };
const bill = {
  ...common,
  kind: 'bill',
  count: 1,
  bill: { id: 'bill00000000000001', billingDate: '2026-11-01', totalRent: 136_950 },
} satisfies Todo;

test.each([
  [estimates, '回答待ち3件・最安 15,000円・最短 徒歩4分'],
  [{ ...estimates, shortestWalk: 0 }, '回答待ち3件・最安 15,000円・最短 徒歩1分未満'],
  [{ ...estimates, ...nothing }, '回答待ち'],
  [papers, '種市駅前駐車場・提出待ち'],
  [{ ...papers, count: 3 }, '種市駅前駐車場ほか2件・提出待ち'],
  [{ ...papers, ...nothing }, '提出待ち'],
  [bill, '11月分・136,950円・未ダウンロード'],
  [{ ...bill, ...nothing }, '未ダウンロード'],
])('%j: %s', (item, text) => {
  expect(itemDescription(item).join('・')).toBe(text);
});

test.each([
  ['bill', '2026-12-05', '期日まで8日', 'calm'],
  ['bill', '2026-12-04', '期日まで7日', 'warn'],
  ['bill', '2026-12-01', '期日まで4日', 'warn'],
  ['bill', '2026-11-30', '期日まで3日', 'bad'],
  ['bill', TODAY, '今日が期日', 'bad'],
  ['bill', '2026-11-25', '期日を2日過ぎています', 'bad'],
  ['papers', '2026-12-11', '利用開始まで14日', 'calm'],
  ['papers', '2026-12-01', '利用開始まで4日', 'warn'],
  ['estimates', TODAY, '今日が利用開始日', 'bad'],
  ['estimates', '2026-11-26', '利用開始日を1日過ぎています', 'bad'],
  ['estimates', '', '', 'calm'],
] as const)('%s by %s: %s, %s', (kind, date, distance, urgency) => {
  expect(itemTime({ kind, date }, TODAY)).toMatchObject({ distance, urgency });
});

test.each([
  [estimates, '/order/ordr00000000000001', '見積を比べる'],
  [papers, '/order/ordr00000000000001/contract', '書類を提出する'],
  [bill, '/billing?year=2026&month=11', '請求書を開く'],
  [{ ...bill, bill: null }, '/billing', '請求書を開く'],
])('%j leads to %s', (item, to, label) => {
  expect(itemAction(item, homeFilter.defaults, false)).toEqual({ to, label });
});

test('a bill is found by its number where the host can search, otherwise in its month with home’s filter', () => {
  const filter = { contact: 'cont00000000000002', department: '土木部' };
  const month = `/billing?year=2026&month=11&contact=cont00000000000002&department=${encodeURIComponent('土木部')}`;
  const numbered = { ...bill, bill: { ...bill.bill, invoiceNumber: '202611-00012345' } };
  expect(itemAction(numbered, filter, true).to).toBe('/billing?number=202611-00012345');
  expect(itemAction(numbered, filter, false).to).toBe(month);
  expect(itemAction(bill, filter, true).to).toBe(month);
});
