import { renderApp } from '@portal/app-kit/testing';
import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import type { Order } from '@portal/contract/order';
import { estimateQueries } from '@portal/queries/estimate';
import { act, screen, within } from '@testing-library/react';
import { numbered } from '#testing/estimate-fixtures.ts';
import { idOf, orderDetail } from '#testing/order-fixtures.ts';
import { OrderRecordCard } from './order-record-card.tsx';
import { OrderTimeline } from './order-timeline.tsx';

const counts = { total: 4, unanswered: 3, rejected: 0, accepted: 1, contracted: 0, aborted: 0 };
const order = (change: Partial<Order> = {}) =>
  orderDetail({ estimates: counts, expected: { papers: '2026-12-01' }, ...change });
const papers = { 'GET /order/:id/contract': () => ({ data: [] }) };

afterEach(() => act(forgetWidth));

describe.each([375, 1440])('the steps at %i px', (width) => {
  test('say whose turn it is, in words, and when what is ours is expected', async () => {
    showAtWidth(width);
    renderApp(<OrderTimeline order={order()} />, { api: papers });
    const region = screen.getByRole('region', { name: '進み具合' });
    const steps = within(region);
    expect(await steps.findByText('当社で手続き中')).toBeVisible();
    expect(region).toHaveTextContent('2026/12/01（火）お届け予定');
    expect(steps.getByText('お客様の対応待ち')).toBeVisible();
    expect(steps.getByText('3件の回答待ち')).toBeVisible();
    const current = steps.getAllByRole('listitem').filter((step) => step.hasAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent?.match(/見積|契約/)?.[0])).toEqual(['見積', '契約']);
  });
});

test('without the counts of its estimates there are no steps', () => {
  renderApp(<OrderTimeline order={order({ estimates: null })} />, { api: papers });
  expect(screen.queryByRole('region', { name: '進み具合' })).not.toBeInTheDocument();
});

test('the record shows three lines, with who did it, until all are asked for', async () => {
  const yamada = { id: idOf('cont', 2), lastName: '山田', firstName: '花子', department: '土木部' };
  const arrived = [1, 2].map((day) => numbered(day, { createdAt: `2026-11-1${day + 3}T01:00:00.000Z` }));
  const history: Order['history'] = [
    { kind: 'changed', at: '2026-11-21T01:00:00.000Z', by: yamada, changes: ['remarks'] },
  ];
  const { client, user } = renderApp(<OrderRecordCard order={order({ history })} />, { api: papers });
  act(() => client.setQueryData(estimateQueries.list(order().id).queryKey, arrived));
  const card = within(await screen.findByRole('region', { name: 'この現場の記録' }));
  const lines = () => card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines()).toHaveLength(3);
  expect(lines()[0]).toBe('2026/11/21 10:00依頼内容を変更：備考山田 花子（土木部）');
  await user.click(card.getByRole('button', { name: '記録をすべて見る（4件）' }));
  expect(lines()).toHaveLength(4);
  expect(lines()[3]).toMatch(/依頼田中 太郎/);
});
