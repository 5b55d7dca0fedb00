import type { ContractPapers } from '@portal/contract/contract';
import type { Estimate } from '@portal/contract/estimate';
import type { Order } from '@portal/contract/order';
import { idOf, orderDetail } from '#testing/order-fixtures.ts';
import { orderRecords } from './order-records.ts';

const yamada = { id: idOf('cont', 2), lastName: '山田', firstName: '花子', department: null };
const order = orderDetail();
const estimate = (change: Partial<Estimate>): Estimate => ({
  id: idOf('est', 1),
  status: 'unanswered',
  minutesOnFoot: 3,
  location: null,
  parkingName: '有明第二',
  address: '東京都',
  monthlyRent: 1,
  vacancy: 1,
  ...change,
});
const papers = (change: Partial<ContractPapers>): ContractPapers => ({
  id: idOf('contract', 1),
  estimateId: idOf('est', 1),
  parkingName: '有明中央',
  status: 'submitted',
  submittedAt: null,
  documents: [],
  ...change,
});
const told = (estimates: Estimate[], all: ContractPapers[] = []) =>
  orderRecords({ order, estimates, papers: all }).map(({ what, by }) => [
    what,
    by === null || by === 'us' ? by : by.lastName,
  ]);

test('what has happened is told with who did it, newest first; what came together is one record', () => {
  const arrived = { createdAt: '2026-11-13T01:00:00.000Z' };
  expect(
    told(
      [
        estimate({ ...arrived, status: 'rejected', answeredAt: '2026-11-14T01:00:00.000Z', answeredBy: yamada }),
        estimate({ ...arrived, status: 'contracted', answeredAt: '2026-11-15T01:00:00.000Z', answeredBy: null }),
        estimate({ createdAt: '2026-11-13T02:00:00.000Z' }),
      ],
      [
        papers({
          submittedAt: '2026-11-17T01:00:00.000Z',
          submittedBy: yamada,
          documents: [{ id: idOf('doc', 1), name: '契約書', url: '', createdAt: '2026-11-16T01:00:00.000Z' }],
        }),
      ],
    ),
  ).toEqual([
    ['契約書類を提出：有明中央', '山田'],
    ['契約書類を発行：有明中央', 'us'],
    ['契約を依頼：有明第二', null],
    ['見送り：有明第二', '山田'],
    ['見積が1件届きました', 'us'],
    ['見積が2件届きました', 'us'],
    ['依頼', '田中'],
  ]);
});

test('what was changed, and the search that was stopped, stand between', () => {
  const history: Order['history'] = [
    { kind: 'changed', at: '2026-11-21T01:00:00.000Z', by: yamada, changes: ['period', 'cars'] },
    { kind: 'changed', at: '2026-11-22T01:00:00.000Z' },
    { kind: 'searchStopped', at: '2026-11-23T01:00:00.000Z', by: yamada },
    { kind: 'searchResumed', at: '2026-11-24T01:00:00.000Z', by: null },
    { kind: 'unknown', at: '2026-11-25T01:00:00.000Z', by: yamada },
  ];
  expect(orderRecords({ order: { ...order, history }, estimates: [], papers: [] }).slice(0, -1)).toEqual([
    { at: '2026-11-24T01:00:00.000Z', what: '手配を再開', by: null },
    { at: '2026-11-23T01:00:00.000Z', what: '手配を停止', by: yamada },
    { at: '2026-11-22T01:00:00.000Z', what: '依頼内容を変更', by: null },
    { at: '2026-11-21T01:00:00.000Z', what: '依頼内容を変更：利用期間、車両', by: yamada },
  ]);
});

test('what the host does not tell is left out', () => {
  expect(told([estimate({ status: 'rejected' })], [papers({})])).toEqual([['依頼', '田中']]);
});
