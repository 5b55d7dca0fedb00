import type { ContractPapers } from '@portal/contract/contract';
import type { Order } from '@portal/contract/order';
import { orderDetail } from '#testing/order-fixtures.ts';
import { orderSteps } from './order-steps.ts';

const TODAY = '2026-11-27';
const NONE = { total: 0, unanswered: 0, rejected: 0, accepted: 0, contracted: 0, aborted: 0 };
const PERIOD = { startDate: '2026-12-11', endDate: '2027-08-03' };
type Papers = readonly Pick<ContractPapers, 'status'>[];

/** Step by step: its state, what is said, and when. */
function stepsOf(counts: Partial<typeof NONE>, change: Partial<Order> = {}, papers?: Papers) {
  const order = orderDetail({ status: 'searching', ...PERIOD, estimates: { ...NONE, ...counts }, ...change });
  const steps = orderSteps(order, papers as readonly ContractPapers[] | undefined, TODAY) ?? [];
  return steps.map(({ state, fact, note }) => [state, fact, note].filter(Boolean).join(' '));
}
const REQUEST = 'done 2026/11/12 田中 太郎（東京支店）';
const TO_COME = 'todo 2026/12/11（金）から利用予定 2027/08/03（火）まで';

test('a new order is searched for, by the day that the host expects', () => {
  expect(stepsOf({}, { expected: { estimate: '2026-11-29' } })).toEqual([
    REQUEST,
    'ours 駐車場を手配中 2026/11/29（日）お届け予定',
    'todo',
    TO_COME,
    'todo',
  ]);
});

test.each<[what: string, counts: Partial<typeof NONE>, change: Partial<Order>, step: string]>([
  ['without a day that is expected', {}, {}, 'ours 駐車場を手配中 日程が決まりましたらお知らせします'],
  ['that is stopped', {}, { isSearchStopped: true }, 'todo'],
  ['that is over', {}, { status: 'closed' }, 'todo'],
  ['with unanswered ones', { total: 3, unanswered: 3 }, {}, 'yours 3件の回答待ち 利用開始まで14日'],
  ['with unanswered ones, in use', { total: 1, unanswered: 1 }, { startDate: TODAY }, 'yours 1件の回答待ち'],
  ['with unanswered ones, over', { total: 3, unanswered: 3 }, { status: 'closed' }, 'done 3件'],
  [
    'whose estimates are all declined',
    { total: 2, rejected: 2 },
    {},
    'ours 駐車場を手配中 日程が決まりましたらお知らせします',
  ],
  ['whose estimates are declined, stopped', { total: 2, rejected: 2 }, { isSearchStopped: true }, 'done 2件'],
  ['with an accepted one', { total: 2, rejected: 1, accepted: 1 }, {}, 'done 2件'],
])('the estimates of an order %s', (_what, counts, change, step) => {
  expect(stepsOf(counts, change)[1]).toBe(step);
});

const ACCEPTED = { total: 1, accepted: 1 };
test.each<[what: string, papers: Papers | undefined, change: Partial<Order>, step: string]>([
  ['are not read yet', undefined, {}, 'todo'],
  [
    'are made out by a day',
    [],
    { expected: { papers: '2026-12-01' } },
    'ours 契約書類を準備中 2026/12/01（火）お届け予定',
  ],
  ['are made out', [], {}, 'ours 契約書類を準備中 日程が決まりましたらお知らせします'],
  [
    'wait for the customer',
    [{ status: 'toBeSigned' }, { status: 'submitted' }],
    {},
    'yours 1件の契約書類の提出待ち 利用開始まで14日',
  ],
  ['are sent in', [{ status: 'submitted' }], {}, 'ours 提出した契約書類を確認中'],
])('the contract while its papers %s', (_what, papers, change, step) => {
  expect(stepsOf(ACCEPTED, change, papers)[2]).toBe(step);
});

test('what is done says when: the last arrival and the last conclusion', () => {
  const reached = { estimate: '2026-11-20', contract: '2026-11-25' };
  const [, estimates, contract] = stepsOf({ total: 2, contracted: 2 }, { reached });
  expect([estimates, contract]).toEqual([
    'done 2件 最新は2026/11/20（金）',
    'done 2件の契約が成立 最新は2026/11/25（水）',
  ]);
  const [, single, one] = stepsOf({ total: 1, contracted: 1 }, { reached });
  expect([single, one]).toEqual(['done 1件 2026/11/20（金）に到着', 'done 1件の契約が成立 2026/11/25（水）に成立']);
});

test('while it is not done, the days before are not said', () => {
  const reached = { estimate: '2026-11-20', contract: '2026-11-25' };
  expect(stepsOf({ total: 2, unanswered: 1, contracted: 1 }, { reached })[1]).toBe(
    'yours 1件の回答待ち 利用開始まで14日',
  );
});

test('an answer that is awaited and a contract that is made out are both open', () => {
  const [, estimates, contract] = stepsOf({ total: 2, unanswered: 1, accepted: 1 }, {}, []);
  expect([estimates?.slice(0, 5), contract?.slice(0, 4)]).toEqual(['yours', 'ours']);
});

const CONTRACTED = { total: 1, contracted: 1 };
test.each<[period: Partial<Order>, step: string]>([
  [{}, TO_COME],
  [{ startDate: '2026-11-01' }, 'running 利用期間中 2027/08/03（火）まで'],
  [{ startDate: '2026-11-01', endDate: '2026-11-26' }, 'done 2026/11/26（木）に終了'],
  [{ startDate: '' }, 'todo'],
])('the use, with the period %j', (period, step) => {
  expect(stepsOf(CONTRACTED, period)[3]).toBe(step);
});

test('no use is said to run without a contract', () => {
  expect(stepsOf({ total: 1, unanswered: 1 }, { startDate: '2026-11-01' })[3]).toBe('todo');
});

test('contracts that are concluded are counted, and the first bill has its day', () => {
  const [, , contract, , bills] = stepsOf(CONTRACTED, { expected: { firstBill: '2026-12-31' } });
  expect([contract, bills]).toEqual(['done 1件の契約が成立', 'todo 初回は2026/12/31（木）の予定']);
});

test.each<[what: string, order: Partial<Order>, step: string]>([
  [
    'that wait for a download',
    { bills: { total: 3, notDownloaded: 1, lastBillingDate: '2026-11-25' } },
    'yours 未ダウンロード1件 最新は2026/11/25（水）',
  ],
  ['of a contract in use', { bills: { total: 3, notDownloaded: 0, lastBillingDate: null } }, 'running 3件を発行'],
  [
    'after the use',
    { endDate: '2026-11-26', bills: { total: 3, notDownloaded: 0, lastBillingDate: '2026-11-25' } },
    'done 3件を発行 最新は2026/11/25（水）',
  ],
  ['that are still to come', { bills: { total: 0, notDownloaded: 0, lastBillingDate: null } }, 'todo'],
])('the bills %s', (_what, order, step) => {
  expect(stepsOf(CONTRACTED, { startDate: '2026-11-01', ...order })[4]).toBe(step);
});

test('without the counts there are no steps', () => {
  expect(orderSteps(orderDetail({ estimates: null }), undefined, TODAY)).toBeNull();
});
