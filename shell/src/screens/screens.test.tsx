import { setReporter } from '@portal/platform/observe';
import { brand } from '@portal/platform/text/brand';
import { MapPinOffIcon } from '@portal/ui';
import { render, screen } from '@testing-library/react';
import { HomePage } from '#home/home-page.tsx';
import { expectPicture } from '#testing/expect-picture.tsx';
import { renderPortal } from '#testing/render-portal.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { startOver } from './start-over.ts';

jest.mock('#home/home-page.tsx', () => ({ HomePage: jest.fn() }));
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
  '%s is the 404 screen, with its picture and the way to the top [2.44, 2.45]',
  async (path) => {
    const { user, address } = renderPortal({ path });
    expect(await screen.findByRole('heading', { level: 1, name: '404 : Not Found' })).toBeVisible();
    expect(screen.getByText('お探しのページまたはディレクトリは存在しません。')).toBeVisible();
    expectPicture(screen.getByRole('main'), <MapPinOffIcon />);
    await user.click(screen.getByRole('link', { name: 'トップページへ' }));
    expect(address()).toBe('/');
  },
);

test('a page of the shell that fails is the 500 screen below the header, reported once [2.46, 8.29]', async () => {
  jest.mocked(HomePage).mockImplementation(breaks('page'));
  const { user } = renderPortal({ path: '/' });
  expect(await screen.findByRole('heading', { level: 1, name: '500 : Internal Server Error' })).toBeVisible();
  expect(screen.getByText('予期しないエラーが発生しました。')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'メインメニュー' })).toBeVisible();
  expect(send).toHaveBeenCalledTimes(1);
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ category: 'applicationCrash', path: '/' }));
  await user.click(screen.getByRole('button', { name: 'トップページへ' }));
  expect(startOver).toHaveBeenCalledTimes(1);
});

test('after a crash the areas keep working', async () => {
  jest.mocked(HomePage).mockImplementation(breaks('home'));
  const { user } = renderPortal({ path: '/', areas: { '/news': { '': () => <h1>news-list</h1> } } });
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
  expect(document.title).toBe(`500 : Internal Server Error｜${brand.name}`);
});
