import { failWith, signedIn } from '@portal/app-kit/testing';
import { createMemoryAnalytics, setAnalytics } from '@portal/platform/observe';
import { newsQueries } from '@portal/queries/news';
import { Page } from '@portal/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';

const OrderDetail = () => <Page title="order-detail" />;
const OrderForm = () => <Page title="order-create" />;

const menu = async () => within(await screen.findByRole('navigation', { name: 'メインメニュー' }));
const names = (links: HTMLElement[]) => links.map((link) => link.textContent);

test('the menu links to the available areas; areas without a remote are left out', async () => {
  renderPortal();
  expect(names((await menu()).getAllByRole('link'))).toEqual(['ホーム', '駐車場探しの依頼', '請求', 'お知らせ']);
});

test('usage and applications appear once a remote owns them [2.65, 2.66, 2.69]', async () => {
  renderPortal({ areas: { '/usage': {}, '/option': {} } });
  const inMenu = await menu();
  expect(inMenu.getByRole('link', { name: '利用状況' })).toHaveAttribute('href', '/usage');
  expect(inMenu.getByRole('link', { name: '各種申請' })).toHaveAttribute('href', '/option');
  expect(screen.getByRole('link', { name: '各種申請をする' })).toHaveAttribute('href', '/option/create');
  expect(screen.queryByRole('button', { name: '駐車場探しを依頼する' })).not.toBeInTheDocument();
});

test('on any page of an area its item is the current one, and only that [2.63]', async () => {
  renderPortal({ path: '/order/a1B2c3D4e5F6g7H8i9' });
  const current = (await menu()).getAllByRole('link', { current: 'page' });
  expect(names(current)).toEqual(['駐車場探しの依頼']);
});

test.each([
  [0, 'お知らせ', 'お知らせ'],
  [1, 'お知らせ（未読1件）', 'お知らせ1'],
  [99, 'お知らせ（未読99件）', 'お知らせ99'],
  [100, 'お知らせ（未読99件以上）', 'お知らせ99+'],
])('with %i unread news the menu reads %s, and shows %s [2.67, 7.10]', async (count, name, shown) => {
  const { client } = renderPortal({ api: { 'GET /news/unread/count': () => ({ count }) } });
  await waitFor(() => expect(client.getQueryData(newsQueries.unreadCount().queryKey)).toMatchObject({ count }));
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', '/news');
  const badge = link.querySelector('[aria-hidden]');
  expect(badge ? badge.textContent : link.textContent).toBe(shown);
});

test('entries are counted under their own name: without what is unread, before their remote has been loaded [1.21]', async () => {
  const analytics = createMemoryAnalytics();
  setAnalytics(analytics);
  const { user } = renderPortal({
    areas: { '/news': {}, '/option': {}, '/mfa': {} },
    api: { 'GET /news/unread/count': () => ({ count: 7 }) },
  });
  await user.click(await screen.findByRole('link', { name: 'お知らせ（未読7件）' }));
  await user.click((await menu()).getByRole('link', { name: '各種申請' }));
  await user.click(await screen.findByRole('button', { name: '田中 太郎（アカウントメニュー）' }));
  await user.click(screen.getByRole('link', { name: '2段階認証の設定' }));
  const followed = analytics.events.filter(({ name }) => name === 'link_press');
  expect(followed.map(({ params }) => params.name)).toEqual(['お知らせ', '各種申請', '2段階認証の設定']);
});

test('a count that cannot be loaded only hides the badge', async () => {
  const { client } = renderPortal({ api: { 'GET /news/unread/count': () => failWith(500) } });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(client.getQueryState(newsQueries.unreadCount().queryKey)?.status).toBe('error'));
  expect((await menu()).getByRole('link', { name: 'お知らせ' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('hovering over an item loads its area before it is pressed', async () => {
  const { user, load } = renderPortal();
  await user.hover((await menu()).getByRole('link', { name: '請求' }));
  await waitFor(() => expect(load).toHaveBeenCalledWith('/billing', '/billing', '/billing'));
});

test('pointing at the order button loads the form before it is pressed', async () => {
  const { user, load } = renderPortal({ areas: { '/order': { create: OrderForm } } });
  await user.hover(await screen.findByRole('button', { name: '駐車場探しを依頼する' }));
  await waitFor(() => expect(load).toHaveBeenCalledWith('/order', '/order', '/order/create'));
});

test('the order button opens the form while that is the only way, and its heading is read out', async () => {
  const { user, address } = renderPortal({
    path: '/order/a1B2c3D4e5F6g7H8i9',
    areas: { '/order': { ':id': OrderDetail, create: OrderForm } },
  });
  await user.click(await screen.findByRole('button', { name: '駐車場探しを依頼する' }));
  expect(await screen.findByRole('heading', { name: 'order-create' })).toHaveFocus();
  expect(address()).toBe('/order/create');
});

test('once orders can also be sent as a file, the customer chooses, or closes the dialog [2.68, 2.70]', async () => {
  const page = () => <Page title="駐車場探しの依頼" />;
  const { user, address } = renderPortal({
    areas: { '/order': { '': page, create: page, 'create-by-file': page } },
  });
  const request = async () => user.click(await screen.findByRole('button', { name: '駐車場探しを依頼する' }));
  await request();
  const choice = within(await screen.findByRole('dialog', { name: '依頼方法を選択してください' }));
  expect(choice.getByRole('link', { name: /^フォームに入力する/ })).toHaveAccessibleName(
    /現場の住所・台数・期間を画面で入力します。$/,
  );
  await user.click(choice.getAllByRole('button', { name: '閉じる' })[0] as HTMLElement);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/');

  for (const [name, path] of [
    [/^ファイルをアップロードする/, '/order/create-by-file'],
    [/^フォームに入力する/, '/order/create'],
  ] as const) {
    await request();
    await user.click(await screen.findByRole('link', { name }));
    expect(address()).toBe(path);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: '駐車場探しの依頼' })).toHaveFocus();
  }
});

test('the footer names terms, privacy and support, in new tabs, and the year in Tokyo [2.77, 2.78, 2.79]', async () => {
  jest.useFakeTimers({
    now: new Date('2026-12-31T15:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask'],
  });
  renderPortal({ session: signedIn() });
  const footer = within(await screen.findByRole('contentinfo'));
  for (const [name, path] of [
    ['利用規約', 'terms'],
    ['プライバシーポリシー', 'privacy'],
    ['お問い合わせ', 'support'],
  ] as const) {
    const link = footer.getByRole('link', { name });
    expect(link).toHaveAttribute('href', `https://www.example.com/${path}`);
    expect(link).toHaveAttribute('target', '_blank');
  }
  expect(footer.getByText('© 2027 サンプル株式会社')).toBeVisible();
  jest.useRealTimers();
});
