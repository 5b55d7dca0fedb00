import { renderApp } from '@portal/app-kit/testing';
import type { ErrorReport } from '@portal/contract/error-report';
import type { ReleaseState } from '@portal/platform/host';
import { type Observed, setObserver, setRelease, setReporter } from '@portal/platform/observe';
import { act, screen, waitFor } from '@testing-library/react';
import { type Failure, type ShownArea, ShownAreaProvider } from '../failure/shown-area.ts';
import { LazyPage } from './lazy-page.tsx';

const reported = jest.fn();
beforeEach(() => {
  reported.mockReset();
  setReporter(reported);
});

const shownArea = (): jest.Mocked<ShownArea> => ({
  title: '請求',
  build: jest.fn(() => ({ name: 'mf-billing', version: '2', revision: 'r7' })),
  others: jest.fn((_what: Failure) => []),
  onShown: jest.fn(),
  onFailed: jest.fn(),
});

const Arrived = () => <h1>bills</h1>;
function show(answer?: Promise<ReleaseState>, reason = 'chunk 404') {
  const load = jest.fn(async (): Promise<typeof Arrived> => Promise.reject(new Error(reason)));
  const checkRelease = jest.fn(() => answer ?? Promise.resolve('current' as const));
  const area = shownArea();
  const app = renderApp(
    <ShownAreaProvider value={area}>
      <LazyPage load={load} loading={<p>loading</p>} />
    </ShownAreaProvider>,
    answer ? { checkRelease } : {},
  );
  return { ...app, area, load, checkRelease };
}
const retry = () => screen.findByRole('button', { name: 'もう一度試す' });
const reload = () => screen.findByRole('button', { name: '再読み込みする' });

test('code that is missing in the newest release is a failure, and is requested again', async () => {
  const { user, load } = show(Promise.resolve('current'));
  const again = await retry();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('「請求」の画面を読み込めませんでした');
  load.mockResolvedValue(Arrived);
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'bills' })).toBeVisible();
});

test('telemetry is told of the card, with its number, and then of the page', async () => {
  const told: Observed[] = [];
  // Of the tests before.
  setObserver(null);
  setObserver((observed) => void told.push(observed));
  const { user, load } = show(Promise.resolve('current'));
  const again = await retry();
  load.mockResolvedValue(Arrived);
  await user.click(again);
  await screen.findByRole('heading', { level: 1, name: 'bills' });
  const build = { name: 'mf-billing', version: '2', revision: 'r7' };
  expect(told.filter(({ kind }) => kind !== 'failure')).toMatchObject([
    { kind: 'card', build, path: '/', supportNumber: expect.stringMatching(/^\w{4}-\w{4}$/) },
    { kind: 'page', build, path: '/' },
  ]);
  setObserver(null);
});

test('code of an older release comes by a reload, which the customer decides', async () => {
  show(Promise.resolve('outdated'));
  expect(await reload()).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('請求');
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('画面を表示できませんでした');
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

test('the card is reported for the area’s build, and the area hears of it', async () => {
  const reports: ErrorReport[] = [];
  setReporter(async (report) => void reports.push(report));
  setRelease({ host: { name: 'shell', version: '1', folder: 'http://localhost/shell/1/' }, remotes: [] });
  const { user, area, load } = show(undefined, 'a third chunk');
  const again = await retry();
  expect(screen.getByText(/^お問い合わせ番号：/)).toBeVisible();
  expect(reports.map(({ error }) => error.location)).toEqual([
    expect.stringContaining('app=mf-billing version=2 registry=r7 '),
  ]);
  expect(area.onFailed).toHaveBeenCalled();
  expect(area.onShown).not.toHaveBeenCalled();
  // No other areas, so no list of links.
  expect(screen.queryByRole('list')).not.toBeInTheDocument();

  load.mockResolvedValue(Arrived);
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'bills' })).toBeVisible();
  expect(area.onShown).toHaveBeenCalled();
});

test('a page that has arrived is content: whoever measures finds a mark', async () => {
  const mark = jest.spyOn(performance, 'mark');
  const { user, load } = show();
  load.mockResolvedValue(Arrived);
  await user.click(await retry());
  await screen.findByRole('heading', { level: 1, name: 'bills' });
  await waitFor(() => expect(mark).toHaveBeenCalledWith('portal:content'));
});
