import type { ErrorReport } from '@portal/contract/error-report';
import type { ReleaseState } from '@portal/platform/host';
import { setRelease, setReporter } from '@portal/platform/observe';
import { brand } from '@portal/platform/text/brand';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { renderPortal } from '#testing/render-portal.tsx';

const reports: ErrorReport[] = [];
beforeEach(() => {
  reports.length = 0;
  setReporter(async (report) => void reports.push(report));
  setRelease({
    host: { name: 'shell', version: '1', folder: 'http://localhost/shell/1/' },
    remotes: [],
  });
  // React repeats on the console what a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const heading = (name: string) => () => <h1 tabIndex={-1}>{name}</h1>;
/** A page that fails until the test says otherwise. */
let fault: 'render' | 'effect' | null = null;
function Fragile() {
  if (fault === 'render') throw new Error('thrown while rendering');
  useEffect(() => {
    if (fault === 'effect') throw new Error('thrown in an effect');
  }, []);
  return <h1>bills</h1>;
}
const AREAS = {
  '/order': { '': heading('orders') },
  '/billing': { '': Fragile, ':id': heading('a bill') },
  '/news': { '': heading('news') },
};
const crashed = () => screen.findByRole('heading', { level: 2, name: '「請求」の画面を表示できませんでした' });
const retry = () => screen.getByRole('button', { name: 'もう一度試す' });
const others = () => screen.getByRole('list', { name: '引き続きご利用いただける画面' });
const otherNames = () =>
  within(others())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

// These go first: a page sends at most three reports a minute.
test.each([['render'], ['effect']] as const)(
  'a page that throws in its %s is a card in its area, announced once and reported once for its remote',
  async (kind) => {
    fault = kind;
    renderPortal({ path: '/billing', areas: AREAS });
    await crashed();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('navigation', { name: 'メインメニュー' })).toBeVisible();
    const number = screen.getByText(/^お問い合わせ番号：/).textContent?.split('：')[1];
    expect(reports).toEqual([
      expect.objectContaining({
        category: 'applicationCrash',
        error: expect.objectContaining({ location: `app=/billing version=1 registry=r7 support=${number}` }),
      }),
    ]);
  },
);

describe('a remote that cannot be loaded', () => {
  test('is a card in its area that names it, with the number for the support desk', async () => {
    const { user } = renderPortal({ path: '/billing', areas: AREAS, deadRemote: '/billing' });
    const title = await screen.findByRole('heading', { level: 2, name: '「請求」の画面を読み込めませんでした' });
    expect(screen.getByRole('heading', { level: 1, name: '請求' })).toBeVisible();
    expect(document.title).toBe(`請求｜${brand.name}`);
    expect(screen.getByRole('alert')).toContainElement(title);
    expect(screen.getByText('ほかの機能は引き続きご利用いただけます。')).toBeVisible();
    expect(screen.getByRole('link', { name: 'サポート窓口' })).toHaveAttribute(
      'href',
      'https://www.example.com/support',
    );

    const number = screen.getByText(/^お問い合わせ番号：\w{4}-\w{4}$/).textContent?.split('：')[1];
    await user.click(screen.getByRole('button', { name: 'お問い合わせ番号をコピー' }));
    expect(await navigator.clipboard.readText()).toBe(`${number}, /billing@1, registry r7`);
  });

  test('leaves header and other areas alone, and leads to them', async () => {
    const { user } = renderPortal({ path: '/billing', areas: AREAS, deadRemote: '/billing' });
    await screen.findByRole('alert');
    expect(screen.getByRole('navigation', { name: 'メインメニュー' })).toBeVisible();
    expect(otherNames()).toEqual(['ホーム', '駐車場探しの依頼', 'お知らせ']);
    await user.click(within(others()).getByRole('link', { name: 'お知らせ' }));
    expect(await screen.findByRole('heading', { name: 'news' })).toBeVisible();
  });
});

describe('a remote that cannot be loaded, while something newer is released,', () => {
  const open = (release: ReleaseState) =>
    renderPortal({ path: '/billing', areas: AREAS, deadRemote: '/billing', checkRelease: async () => release });

  test('comes by a reload, which the customer decides', async () => {
    open('outdated');
    expect(await screen.findByRole('button', { name: '再読み込みする' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '請求' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('画面を表示できませんでした');
    expect(screen.queryByRole('button', { name: 'もう一度試す' })).not.toBeInTheDocument();
  });

  test('shows no card while the page reloads by itself', async () => {
    const { load } = open('reloading');
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await act(async () => undefined);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe.each([['render'], ['effect']] as const)('a page that throws in its %s', (kind) => {
  beforeEach(() => {
    fault = kind;
  });

  test('one press mounts it afresh, with fresh code; the focus is on the heading', async () => {
    const { user, load } = renderPortal({ path: '/billing', areas: AREAS });
    await crashed();
    expect(screen.getByRole('heading', { level: 1, name: '請求' })).toHaveFocus();
    await user.click(retry());
    await crashed();
    expect(screen.getByRole('heading', { level: 1, name: '請求' })).toHaveFocus();
    fault = null;
    await user.click(retry());
    expect(await screen.findByRole('heading', { level: 1, name: 'bills' })).toBeVisible();
    expect(load.mock.calls.filter(([name]) => name === '/billing')).toHaveLength(3);
  });

  test('leaving and coming back mounts it afresh', async () => {
    const { user } = renderPortal({ path: '/billing', areas: AREAS });
    await crashed();
    await user.click(
      within(screen.getByRole('navigation', { name: 'メインメニュー' })).getByRole('link', {
        name: '駐車場探しの依頼',
      }),
    );
    expect(await screen.findByRole('heading', { name: 'orders' })).toBeVisible();
    fault = null;
    await user.click(screen.getByRole('link', { name: '請求' }));
    expect(await screen.findByRole('heading', { name: 'bills' })).toBeVisible();
  });

  test('another page of the same area is not held up', async () => {
    const { goTo } = renderAt('/billing');
    await crashed();
    await goTo('/billing/7');
    expect(await screen.findByRole('heading', { name: 'a bill' })).toBeVisible();
  });
});

test('a card leads only to areas that have not failed themselves, until they work again', async () => {
  fault = 'render';
  const { user, goTo } = renderAt('/billing', '/news');
  await crashed();
  expect(otherNames()).toEqual(['ホーム', '駐車場探しの依頼', 'お知らせ']);
  await goTo('/news');
  await screen.findByRole('heading', { name: '「お知らせ」の画面を読み込めませんでした' });
  expect(otherNames()).toEqual(['ホーム', '駐車場探しの依頼']);
  fault = null;
  await user.click(screen.getByRole('link', { name: '請求' }));
  expect(await screen.findByRole('heading', { name: 'bills' })).toBeVisible();
  await goTo('/news');
  await screen.findByRole('heading', { name: '「お知らせ」の画面を読み込めませんでした' });
  expect(otherNames()).toEqual(['ホーム', '駐車場探しの依頼', '請求']);
});

function renderAt(path: string, deadRemote?: string) {
  const portal = renderPortal({ path, areas: AREAS, ...(deadRemote ? { deadRemote } : {}) });
  return { ...portal, goTo: (to: string) => act(() => portal.router.navigate(to)) };
}
