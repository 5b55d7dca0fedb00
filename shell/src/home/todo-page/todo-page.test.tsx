import { type FakeApi, failWith, signedIn } from '@portal/app-kit/testing';
import type { Todo } from '@portal/contract/todo';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';

const papers = (number: number): Todo => ({
  kind: 'papers',
  order: { id: `ordr${String(number).padStart(14, '0')}`, name: `第${number}工区` },
  date: '2026-12-01',
  count: 1,
  lowestRent: null,
  shortestWalk: null,
  parkingName: null,
  bill: null,
});
const api: FakeApi = {
  'GET /order/todo': ({ query }) => ({
    data: [papers(Number(query.pageNumber ?? 1))],
    pagination: { pageSize: 20, pageIndex: Number(query.pageNumber ?? 1), totalPages: 2, totalRecords: 21 },
  }),
};
beforeEach(() => localStorage.clear());
const list = async () => within(await screen.findByRole('list', { name: '次に対応すること' }));

test('all that waits, twenty a page, with home’s filter in the address', async () => {
  const { user, address, requests } = renderPortal({ path: '/todo?department=土木部', api });
  expect(await (await list()).findByRole('link', { name: '第1工区' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '次に対応すること' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'ホームに戻る' })).toHaveAttribute(
    'href',
    `/?department=${encodeURIComponent('土木部')}`,
  );
  expect(requests.filter(({ call }) => call === 'GET /order/todo')).toMatchObject([
    { query: { kind: 'all', pageSize: 20, department: '土木部' } },
  ]);
  await user.click(screen.getByRole('button', { name: '次のページ' }));
  expect(await (await list()).findByRole('link', { name: '第2工区' })).toBeVisible();
  expect(address()).toBe(`/todo?department=${encodeURIComponent('土木部')}&page=2`);
});

test('starts with 自分の案件 where this customer left it so', async () => {
  localStorage.setItem('keep-contact', 'cont00000000000001');
  const { address, requests } = renderPortal({ path: '/todo', api });
  await list();
  expect(address()).toBe('/todo?contact=cont00000000000001');
  expect(requests.filter(({ call }) => call === 'GET /order/todo')).toMatchObject([
    { query: { contactId: 'cont00000000000001' } },
  ]);
});

test('a kind is chosen beside, and begins with its first page', async () => {
  const { user, address, requests } = renderPortal({ path: '/todo?page=2', api });
  await user.click(await screen.findByRole('radio', { name: '契約書類' }));
  expect(address()).toBe('/todo?kind=papers');
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({ call: 'GET /order/todo', query: { kind: 'papers', pageSize: 20 } }),
  );
});

test.each([
  ['/todo', '対応が必要なものはありません'],
  ['/todo?kind=bill', 'この条件で対応が必要なものはありません'],
])('nothing at %s: %s', async (path, title) => {
  const { user, address } = renderPortal({ path });
  expect(await screen.findByText(title)).toBeVisible();
  const clear = screen.queryByRole('button', { name: '条件をクリア' });
  if (clear) await user.click(clear);
  expect(address()).toBe('/todo');
});

test('a failure has a card with a retry', async () => {
  renderPortal({ path: '/todo', api: { 'GET /order/todo': () => failWith(500) } });
  expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeVisible();
});

test('a host without the feature has no such page, and is not asked', async () => {
  const { requests } = renderPortal({ path: '/todo', session: signedIn({ features: [] }) });
  expect(await screen.findByText(/404/)).toBeVisible();
  expect(requests.map(({ call }) => call)).not.toContain('GET /order/todo');
});
