import { failWith, renderApp } from '@portal/app-kit/testing';
import { catchSavedFiles, type SavedFile } from '@portal/app-kit/testing/saved-files';
import type { Billing } from '@portal/contract/billing';
import { createMemoryAnalytics, setAnalytics } from '@portal/platform/observe';
import { act, screen, waitFor, within } from '@testing-library/react';
import { bill, billId, PDF } from '#testing/bill-fixtures.ts';
import { BillDownloadButton } from './bill-download-button.tsx';

let saved: SavedFile[];
beforeEach(() => {
  saved = catchSavedFiles();
});
afterEach(() => jest.restoreAllMocks());

const Buttons = ({ bills }: { bills: Billing[] }) => bills.map((row) => <BillDownloadButton key={row.id} bill={row} />);
const buttonOf = (index: number) =>
  screen.getByRole('button', { name: `請求書_2026年11月_${index} の請求書をダウンロード` });

test('is saved once however often it is clicked, as {name}.pdf; lists and counts follow [4.35, 4.36, 4.44, 7.39]', async () => {
  const analytics = createMemoryAnalytics();
  setAnalytics(analytics);
  let answer: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { requests, client } = renderApp(<Buttons bills={[bill(1), bill(2)]} />, {
    api: {
      'GET /billing/downloaded-pdf/:id': async () => {
        await slow;
        return PDF;
      },
    },
  });
  const COUNTS = ['order', 'progress', {}];
  const LIST = ['billing', 'list', {}];
  client.setQueryData(COUNTS, { notDownloadedBillingCount: 2 });
  client.setQueryData(LIST, {});
  const button = buttonOf(1);
  act(() => {
    button.click();
    button.click();
    button.click();
  });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(buttonOf(2)).not.toHaveAttribute('aria-busy');
  answer();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  expect(requests).toMatchObject([{ call: 'GET /billing/downloaded-pdf/:id', params: { id: billId(1) } }]);
  expect(saved).toEqual([{ name: '請求書_2026年11月_1.pdf', blob: expect.any(Blob) }]);
  expect(saved[0]?.blob.size).toBe('%PDF-1.7'.length + 3);
  expect(client.getQueryState(COUNTS)?.isInvalidated).toBe(true);
  expect(client.getQueryState(LIST)?.isInvalidated).toBe(true);
  expect(analytics.events.filter(({ name }) => name === 'billing_downloaded')).toEqual([
    { name: 'billing_downloaded', params: {} },
  ]);
  expect(analytics.events).toContainEqual({ name: 'button_press', params: { name: '請求書をダウンロード' } });
  expect(JSON.stringify(analytics.events)).not.toContain('2026年11月');
});

test('a failed one says so, saves nothing and can be retried [8.4]', async () => {
  let fails = true;
  const { user } = renderApp(<Buttons bills={[bill(1)]} />, {
    api: { 'GET /billing/downloaded-pdf/:id': () => (fails ? failWith(500) : PDF) },
  });
  await user.click(buttonOf(1));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('請求書をダウンロードできませんでした。サーバーで問題が発生しました。');
  expect(saved).toEqual([]);
  fails = false;
  await user.click(within(dialog).getByRole('button', { name: '閉じる' }));
  await user.click(buttonOf(1));
  await waitFor(() => expect(saved).toHaveLength(1));
});

test.each([
  [429, '操作が集中しています。1分ほど待ってから、もう一度お試しください。'],
  [503, 'ただいま混み合っています。少し待ってから、もう一度お試しください。'],
])('one that is refused for now (%i) says to try again shortly', async (status, sentence) => {
  const { user } = renderApp(<Buttons bills={[bill(1)]} />, {
    api: { 'GET /billing/downloaded-pdf/:id': () => failWith(status, undefined, 1) },
  });
  await user.click(buttonOf(1));
  const dialog = await screen.findByRole('alertdialog', {}, { timeout: 3000 });
  expect(dialog).toHaveTextContent(`請求書をダウンロードできませんでした。${sentence}`);
  expect(saved).toEqual([]);
});

test.each(['', '%PDF', 'JVBERi0x='])(
  'content that is no file (%j) is an error, and nothing is saved',
  async (content) => {
    const analytics = createMemoryAnalytics();
    setAnalytics(analytics);
    const { user } = renderApp(<Buttons bills={[bill(1)]} />, {});
    globalThis.fetch = async () => Response.json({ name: '請求書_2026年11月_1', content });
    await user.click(buttonOf(1));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('請求書をダウンロードできませんでした。');
    expect(saved).toEqual([]);
    expect(analytics.events).not.toContainEqual({ name: 'billing_downloaded', params: {} });
  },
);

test('one refused for lack of a session says that, and nothing about the bill [8.5]', async () => {
  const { user } = renderApp(<Buttons bills={[bill(1)]} />, {
    api: { 'GET /billing/downloaded-pdf/:id': () => failWith(401) },
  });
  await user.click(buttonOf(1));
  const dialog = await screen.findByRole('alertdialog', { name: '401 Unauthorized' });
  expect(dialog).toHaveTextContent('ログインの有効期限が切れました。もう一度ログインしてください。');
  expect(dialog).not.toHaveTextContent('請求書をダウンロードできませんでした。');
  expect(saved).toEqual([]);
});

test('offline nothing is requested, and the words are those of a download', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { requests } = renderApp(<Buttons bills={[bill(1)]} />, { api: {} });
  act(() => buttonOf(1).click());
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'オフラインのためダウンロードできません。接続を確認してください。',
  );
  expect(requests).toEqual([]);
});
