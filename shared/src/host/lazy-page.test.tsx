import { setReporter } from '@portal/shared/observe';
import { renderApp } from '@portal/shared/testing';
import { act, screen } from '@testing-library/react';
import { LazyPage } from './lazy-page.tsx';
import type { ReleaseState } from './release/release-check.ts';

const reported = jest.fn();
beforeEach(() => {
  reported.mockReset();
  setReporter(reported);
});

const Arrived = () => <h1>請求</h1>;
function show(answer?: Promise<ReleaseState>, reason = 'chunk 404') {
  const load = jest.fn(async (): Promise<typeof Arrived> => Promise.reject(new Error(reason)));
  const checkRelease = jest.fn(() => answer ?? Promise.resolve('current' as const));
  const app = renderApp(<LazyPage load={load} loading={<p>loading</p>} />, answer ? { checkRelease } : {});
  return { ...app, load, checkRelease };
}
const retry = () => screen.findByRole('button', { name: 'もう一度試す' });
const reload = () => screen.findByRole('button', { name: '再読み込みする' });

test('code that is missing in the newest release is a failure, and is requested again', async () => {
  const { user, load } = show(Promise.resolve('current'));
  const again = await retry();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('画面の読み込みに失敗しました');
  load.mockResolvedValue(Arrived);
  await user.click(again);
  expect(await screen.findByRole('heading', { name: '請求' })).toBeVisible();
});

test('code of an older release comes by a reload, which the customer decides', async () => {
  show(Promise.resolve('outdated'));
  expect(await reload()).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('画面を表示できませんでした');
  expect(screen.getByRole('alert')).toHaveTextContent('新しいバージョンに更新された可能性があります。');
  expect(screen.queryByRole('button', { name: 'もう一度試す' })).not.toBeInTheDocument();
});

test('a page that reloads by itself looks as if it loaded; so does one whose release is being asked for', async () => {
  let answer: (state: ReleaseState) => void = () => undefined;
  const { checkRelease } = show(new Promise((resolve) => (answer = resolve)));
  await screen.findByText('loading');
  await act(async () => answer('reloading'));
  expect(checkRelease).toHaveBeenCalledTimes(1);
  expect(screen.getByText('loading')).toBeVisible();
});

test('a remote that runs alone asks for no release: its card has a retry', async () => {
  show();
  expect(await retry()).toBeVisible();
});

test('each failure is reported, whatever the release', async () => {
  // The same report is sent once only.
  show(Promise.resolve('outdated'), 'another chunk');
  await reload();
  expect(reported).toHaveBeenCalledTimes(1);
});
