import { homeFilter } from '#home/filter/home-filter.ts';
import { itemAction, itemDescription, itemTime } from './item-text.ts';
import type { WaitingItem } from './waiting-item.ts';

const TODAY = '2026-11-22';
const common = { key: 'k', site: '現場', orderId: 'ordr00000000000001' };
const estimates = (change: object = {}): WaitingItem => ({
  ...common,
  kind: 'estimates',
  day: '2026-11-12',
  count: 3,
  lowestRent: 15_000,
  shortestWalk: 4,
  ...change,
});
const papers: WaitingItem = { ...common, kind: 'papers', day: '2026-11-14', parkingName: '種市駅前駐車場' };
const bill = (day = '2026-11-30'): WaitingItem => ({
  key: 'b',
  site: '現場',
  kind: 'bill',
  day,
  year: 2026,
  month: 10,
  totalRent: 136_950,
});

test.each([
  [estimates(), '見積3件・最安 15,000円・最短 徒歩4分'],
  [estimates({ shortestWalk: 0 }), '見積3件・最安 15,000円・最短 徒歩1分未満'],
  [papers, '契約書類の提出待ち・種市駅前駐車場'],
  [bill(), '請求書 10月分・136,950円・未ダウンロード'],
])('%j: %s', (item, text) => {
  expect(itemDescription(item)).toBe(text);
});

test.each([
  [estimates(), '10日経過', '2026/11/12（木）から'],
  [papers, '8日経過', '2026/11/14（土）から'],
  [estimates({ day: '2026-11-21' }), '1日経過', '2026/11/21（土）から'],
  [estimates({ day: TODAY }), '今日届きました', '2026/11/22（日）から'],
  [bill(), '期日まで8日', '2026/11/30（月）'],
  [bill(TODAY), '今日が期日', '2026/11/22（日）'],
  [bill('2026-10-31'), '期日から22日', '2026/10/31（土）'],
])('%j: %s, %s', (item, distance, day) => {
  expect(itemTime(item, TODAY)).toEqual({ distance, day });
});

test.each([
  [estimates(), '/order/ordr00000000000001', '回答する'],
  [papers, '/order/ordr00000000000001/contract', '書類を見る'],
  [bill(), '/billing?year=2026&month=10', '請求書を開く'],
])('%j leads to %s', (item, to, label) => {
  expect(itemAction(item, homeFilter.defaults)).toEqual({ to, label });
});

test('the bills keep home’s filter', () => {
  const filter = { contact: 'cont00000000000002', department: '土木部' };
  expect(itemAction(bill(), filter).to).toBe(
    `/billing?year=2026&month=10&contact=cont00000000000002&department=${encodeURIComponent('土木部')}`,
  );
});
