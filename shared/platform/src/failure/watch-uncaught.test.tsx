import { renderApp } from '@portal/app-kit/testing';
import type { ErrorReport } from '@portal/contract/error-report';
import { PrimaryButton } from '@portal/ui';
import { act, screen } from '@testing-library/react';
import { ApiError } from '../api/index.ts';
import { dialogs } from '../dialogs/dialog-queue.ts';
import { setRelease, setReporter } from '../observe/index.ts';
import { watchUncaught } from './watch-uncaught.ts';

const folder = (path: string) => `http://localhost/${path}/`;
const reports: ErrorReport[] = [];
let now = 0;

beforeAll(() => {
  setRelease({
    host: { name: 'shell', version: '7', folder: folder('shell/7') },
    remotes: [{ name: 'mf-orders', version: '2', revision: 'r7', folder: folder('mf/mf-orders/2') }],
  });
  watchUncaught();
});
beforeEach(() => {
  reports.length = 0;
  setReporter(async (report) => void reports.push(report));
  // Long after the messages and reports of other tests.
  now += 3_600_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** Each error has its own message, since the same error is sent only once. */
let count = 0;
function thrownAt(file: string): Error {
  count += 1;
  const error = new Error(`broken ${count}`);
  error.stack = `${error}\n    at press (${file}:1:20)`;
  return error;
}
const ofOrders = () => thrownAt(`${folder('mf/mf-orders/2')}list.js`);

const TEXT = '問題が発生しました。操作が終わっていない場合は、もう一度お試しください。';
const message = () => screen.queryByText(TEXT, { exact: false });
const close = () => screen.getByRole('button', { name: '通知を閉じる' });
const throwUncaught = (error: unknown) => act(() => void window.reportError(error));

test.each([
  [
    'throws',
    () => {
      throw ofOrders();
    },
  ],
  ['is rejected', () => Promise.reject(ofOrders())],
])('a press whose action %s is a quiet word with the number for the support desk', async (_, onPress) => {
  const { user } = renderApp(<PrimaryButton onPress={onPress}>契約を依頼する</PrimaryButton>);
  await user.click(screen.getByRole('button', { name: '契約を依頼する' }));
  expect(message()?.closest('[aria-live=polite]')).toBeInTheDocument();
  const number = screen.getByText(/^お問い合わせ番号：\w{4}-\w{4}$/).textContent?.split('：')[1];
  await user.click(screen.getByRole('button', { name: 'お問い合わせ番号をコピー' }));
  expect(await navigator.clipboard.readText()).toBe(`${number}, mf-orders@2, registry r7`);
  expect(reports).toEqual([
    expect.objectContaining({
      category: 'uncaught',
      error: expect.objectContaining({ location: `app=mf-orders version=2 registry=r7 support=${number}` }),
    }),
  ]);
  expect(screen.getByRole('button', { name: '契約を依頼する' })).toBeVisible();
});

test('a loop is said once, and not again soon after it was closed', async () => {
  const { user } = renderApp(<p>page</p>);
  throwUncaught(ofOrders());
  const first = message();
  expect(first).toBeVisible();
  throwUncaught(ofOrders());
  expect(message()).toBe(first);
  await user.click(close());
  now += 14_999;
  throwUncaught(ofOrders());
  expect(message()).not.toBeInTheDocument();
  now += 1;
  throwUncaught(ofOrders());
  expect(message()).toBeVisible();
});

test('the number stays until it is closed', () => {
  jest.useFakeTimers();
  renderApp(<p>page</p>);
  now += 3_600_000;
  throwUncaught(ofOrders());
  act(() => jest.advanceTimersByTime(600_000));
  expect(message()).toBeVisible();
  jest.useRealTimers();
});

test('what a dialog has said is not said again', async () => {
  renderApp(<p>page</p>);
  const error = Object.assign(new ApiError({ kind: 'http', status: 500, method: 'POST', call: 'POST /order' }), {
    stack: `ApiError\n    at press (${folder('mf/mf-orders/2')}list.js:1:20)`,
  });
  act(() => void dialogs.error({ error }));
  throwUncaught(error);
  expect(message()).not.toBeInTheDocument();
});

test.each([
  ['an extension', 'chrome-extension://abc/inject.js'],
  ['somebody else’s script', 'https://www.googletagmanager.com/gtag/js'],
])('the error of %s is nothing for the customer', (_, file) => {
  renderApp(<p>page</p>);
  throwUncaught(thrownAt(file));
  expect(message()).not.toBeInTheDocument();
});
