import { renderApp } from '@portal/app-kit/testing';
import { signedIn } from '@portal/app-kit/testing/fixtures';
import { unreadNotification } from '@portal/app-kit/testing/unread-notification';
import { type SlotSource, SlotSourceProvider } from '@portal/platform/host';
import { newsQueries } from '@portal/queries/news';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { idOf, orderDetail } from '#testing/order-fixtures.ts';
import { OrderBillsPage, OrderUsagePage } from './order-slot-pages.tsx';

const ID = idOf('order', 1);
const fill = {
  Panel: ({ orderId }: { orderId: string }) => <p>{`請求の一覧 ${orderId}`}</p>,
  Count: () => <span>12</span>,
};
const filled: SlotSource = { load: async () => fill, loaded: () => fill };
const empty: SlotSource = { load: async () => null, loaded: () => null };

const estimates = { total: 4, unanswered: 4, rejected: 0, accepted: 0, contracted: 0, aborted: 0 };
const filledBy = (source: SlotSource, page: ReactNode) => (
  <SlotSourceProvider value={source}>{page}</SlotSourceProvider>
);
const show = (source: SlotSource, features = signedIn().user.features) =>
  renderApp(
    [
      { path: '/order/:id/billing', element: filledBy(source, <OrderBillsPage />) },
      { path: '/order/:id', element: <p>見積の画面</p> },
    ],
    {
      path: `/order/${ID}/billing`,
      session: signedIn({ features }),
      api: { 'GET /order/:id': () => orderDetail({ estimates }) },
    },
  );
const tabs = async () => {
  const bar = within(await screen.findByRole('navigation', { name: '依頼の詳細' }));
  return bar.getAllByRole('link').map(({ textContent }) => textContent);
};

test('what another area has of the order is a tab with its number, and a page', async () => {
  show(filled);
  expect(await tabs()).toEqual(['見積4', '依頼内容', '契約書類0', '利用状況12', '請求12']);
  expect(screen.getByRole('link', { name: '請求 12' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText(`請求の一覧 ${ID}`)).toBeVisible();
});

test('new bills are marked on the tab that leads to them', async () => {
  const { client } = renderApp([{ path: '/order/:id/usage', element: filledBy(filled, <OrderUsagePage />) }], {
    path: `/order/${ID}/usage`,
    api: {
      'GET /order/:id': () => orderDetail({ estimates }),
      ...unreadNotification({ id: idOf('bill', 1), kind: 'bill', order: { id: ID, name: '現場' } }),
    },
  });
  await screen.findByRole('link', { name: '請求 12' });
  act(() => client.setQueryData(newsQueries.unreadCount().queryKey, { count: 0, notificationCount: 1 }));
  expect(await screen.findByRole('link', { name: '請求 12 新着' })).toBeVisible();
  expect(screen.getAllByText('新着')).toHaveLength(1);
});

test.each<[what: string, ...Parameters<typeof show>]>([
  ['nobody fills the slot', empty],
  ['the host cannot list what belongs to one order', filled, []],
])('while %s there is no tab, and an old link leads on', async (_what, ...given) => {
  const { user } = show(...given);
  expect(await tabs()).toEqual(['見積4', '依頼内容', '契約書類0']);
  expect(screen.getByText('今はこの内容を表示できません。しばらくしてから、もう一度お試しください。')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '見積を見る' }));
  expect(await screen.findByText('見積の画面')).toBeVisible();
});

test('a tab that breaks leaves the page and the other tabs', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = () => {
    throw new Error('of another remote');
  };
  show({ load: async () => null, loaded: () => ({ Panel: broken, Count: broken }) });
  expect(await tabs()).toEqual(['見積4', '依頼内容', '契約書類0', '利用状況', '請求']);
  expect(screen.getByRole('button', { name: 'もう一度試す' })).toBeVisible();
  jest.restoreAllMocks();
});

test('while it is not known, the tabs have their place, and go when there is nothing', async () => {
  let tell: (nothing: null) => void = () => undefined;
  const answer = new Promise<null>((resolve) => {
    tell = resolve;
  });
  show({ load: () => answer, loaded: () => undefined });
  expect(await tabs()).toEqual(['見積4', '依頼内容', '契約書類0', '利用状況', '請求']);
  tell(null);
  await waitFor(() => expect(screen.queryByRole('link', { name: '請求' })).not.toBeInTheDocument());
  expect(await tabs()).toEqual(['見積4', '依頼内容', '契約書類0']);
});
