import { setReporter } from '@portal/shared/observe';
import { render, screen } from '@testing-library/react';
import { renderPortal } from '#testing/render-portal.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { startOver } from './start-over.ts';

jest.mock('./start-over.ts', () => ({ startOver: jest.fn() }));

const send = jest.fn(async (_report: unknown) => undefined);
beforeEach(() => {
  send.mockClear();
  setReporter(send);
  // React repeats on the console what a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const breaks = (message: string) => () => {
  throw new Error(message);
};

test.each([['/nowhere'], ['/order/a/b/c'], ['/billing/2026']])(
  '%s is the 404 screen, with the way to the top [2.44, 2.45]',
  async (path) => {
    const { user, address } = renderPortal({ path });
    expect(await screen.findByRole('heading', { level: 1, name: '404 : Not Found' })).toBeVisible();
    expect(screen.getByText('お探しのページまたはディレクトリは存在しません。')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'トップページへ' }));
    expect(address()).toBe('/');
  },
);

test('a page that fails is the 500 screen below the header, reported once [2.46, 8.29]', async () => {
  const { user } = renderPortal({ path: '/order', areas: { '/order': { '': breaks('page') }, '/news': {} } });
  expect(await screen.findByRole('heading', { level: 1, name: '500 : Internal Server Error' })).toBeVisible();
  expect(screen.getByText('予期しないエラーが発生しました。')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'メインメニュー' })).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ category: 'applicationCrash', path: '/' }));
  await user.click(screen.getByRole('button', { name: 'トップページへ' }));
  expect(startOver).toHaveBeenCalledTimes(1);
});

test('after a crash the other areas keep working', async () => {
  const { user } = renderPortal({
    path: '/order',
    areas: { '/order': { '': breaks('one area') }, '/news': { '': () => <h1>news-list</h1> } },
  });
  await screen.findByRole('heading', { name: '500 : Internal Server Error' });
  await user.click(screen.getByRole('link', { name: 'お知らせ' }));
  expect(await screen.findByRole('heading', { name: 'news-list' })).toBeVisible();
});

test('an error outside every page shows the same screen, reported once', async () => {
  const Broken = breaks('frame');
  render(
    <CrashBoundary>
      <Broken />
    </CrashBoundary>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: '500 : Internal Server Error' })).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
  expect(document.title).toBe('500 : Internal Server Error｜現場サポートポータル');
});

test('a remote that cannot be loaded leaves a card in its area; everything else keeps working', async () => {
  const { user } = renderPortal({ path: '/order', deadRemote: '/order' });
  expect(await screen.findByRole('heading', { name: '画面の読み込みに失敗しました' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '駐車場探し' })).toBeVisible();
  expect(document.title).toBe('駐車場探し｜現場サポートポータル');
  expect(screen.getByText('ほかの機能は引き続きご利用いただけます。')).toBeVisible();
  expect(screen.getByText('お問い合わせ番号：B7K2-94QD')).toBeVisible();
  await user.click(screen.getByRole('link', { name: '請求' }));
  expect(await screen.findByRole('heading', { name: 'billing' })).toBeVisible();
});
