import { type FakeApi, failWith, renderApp } from '@portal/app-kit/testing';
import { createMemoryAnalytics, setAnalytics } from '@portal/platform/observe';
import { screen, waitFor, within } from '@testing-library/react';
import { bill, billId, billPage, catchSavedFiles, PDF, type SavedFile } from '#testing/bill-fixtures.ts';
import { BulkDownload } from './bulk-download.tsx';

const BILLS = [bill(1), bill(2), bill(3, { downloadedAt: '2026-11-20T03:00:00.000Z' })];
const nameOf = (id: string) => BILLS.find((row) => row.id === id)?.name ?? '';

let saved: SavedFile[];
beforeEach(() => {
  saved = catchSavedFiles();
});
afterEach(() => jest.restoreAllMocks());

const API: FakeApi = {
  'GET /billing/downloaded-pdf/:id': ({ params: { id } }) => ({ ...PDF, name: nameOf(id) }),
};
async function open(api: FakeApi = {}, { isNarrowed = false, pageOf = async () => billPage(BILLS) } = {}) {
  const app = renderApp(<BulkDownload month={11} isNarrowed={isNarrowed} isDisabled={false} pageOf={pageOf} />, {
    api: { ...API, ...api },
  });
  await app.user.click(screen.getByRole('button', { name: 'まとめてダウンロード' }));
  const dialog = within(screen.getByRole('dialog', { name: '11月の請求書をまとめてダウンロード' }));
  return { ...app, dialog };
}
const start = { name: 'ダウンロードする' };

test('those that were not downloaded yet are saved one after the other, each counted once [4.34, 4.35, 4.36]', async () => {
  const analytics = createMemoryAnalytics();
  setAnalytics(analytics);
  const { dialog, user, requests, client } = await open();
  client.setQueryData(['billing', 'list', {}], {});
  expect(await dialog.findByRole('radio', { name: '未ダウンロードのみ（2件）' })).toBeChecked();
  await user.click(dialog.getByRole('button', start));
  expect(await dialog.findByText('2件の請求書をダウンロードしました。')).toBeInTheDocument();
  expect(saved.map(({ name }) => name)).toEqual(['請求書_2026年11月_1.pdf', '請求書_2026年11月_2.pdf']);
  expect(requests.map(({ params }) => params)).toEqual([{ id: billId(1) }, { id: billId(2) }]);
  expect(analytics.events.filter(({ name }) => name === 'billing_downloaded')).toHaveLength(2);
  await waitFor(() => expect(client.getQueryState(['billing', 'list', {}])?.isInvalidated).toBe(true));
  await user.click(dialog.getByRole('button', { name: '閉じる' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('all of them can be chosen; where none is new that is the choice', async () => {
  const { dialog, user } = await open({}, { pageOf: async () => billPage([bill(3, BILLS[2])]) });
  expect(await dialog.findByRole('radio', { name: 'すべて（1件）' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: '未ダウンロードのみ（0件）' }));
  expect(dialog.getByRole('button', start)).toBeDisabled();
  await user.click(dialog.getByRole('radio', { name: 'すべて（1件）' }));
  await user.click(dialog.getByRole('button', start));
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('it says how far it is, cannot be closed meanwhile, and can be stopped', async () => {
  const answers: (() => void)[] = [];
  const { dialog, user } = await open({
    'GET /billing/downloaded-pdf/:id': async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return PDF;
    },
  });
  await dialog.findByRole('radio', { name: '未ダウンロードのみ（2件）' });
  await user.click(dialog.getByRole('button', start));
  expect(dialog.getByRole('status')).toHaveTextContent('2件中0件が終わりました。');
  expect(dialog.getByRole('progressbar', { name: '2件中0件が終わりました。' })).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'ダイアログを閉じる' })).not.toBeInTheDocument();
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: '中止する' }));
  expect(dialog.getByRole('status')).toHaveTextContent('保存中の1件が終わったら中止します。');
  expect(dialog.getByRole('button', { name: '中止する' })).toHaveAttribute('aria-busy', 'true');
  answers[0]?.();
  expect(await dialog.findByText('中止したため、1件が残っています。')).toBeInTheDocument();
  // The button that had the focus is gone.
  expect(dialog.getByRole('button', { name: '閉じる' })).toHaveFocus();
  expect(dialog.getByText('1件の請求書をダウンロードしました。')).toBeInTheDocument();
  expect(answers).toHaveLength(1);
});

test('what failed is named, the rest is saved, and only what failed is tried again', async () => {
  let fails = true;
  const { dialog, user, requests } = await open({
    'GET /billing/downloaded-pdf/:id': ({ params: { id } }) =>
      fails && id === billId(1) ? failWith(500) : { ...PDF, name: nameOf(id) },
  });
  await dialog.findByRole('radio', { name: '未ダウンロードのみ（2件）' });
  await user.click(dialog.getByRole('button', start));
  expect(await dialog.findByText('次の1件はダウンロードできませんでした。')).toBeInTheDocument();
  expect(dialog.getByRole('listitem')).toHaveTextContent('請求書_2026年11月_1');
  expect(saved.map(({ name }) => name)).toEqual(['請求書_2026年11月_2.pdf']);
  fails = false;
  const retry = await dialog.findByRole('button', { name: '失敗した請求書をもう一度試す' });
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
  await user.click(retry);
  expect(await dialog.findByText('1件の請求書をダウンロードしました。')).toBeInTheDocument();
  expect(requests.map(({ params }) => params)).toEqual([{ id: billId(1) }, { id: billId(2) }, { id: billId(1) }]);
});

test('where the server is busy, it says that it waits, and goes on with the same bill', async () => {
  let isBusy = true;
  const { dialog, user, requests } = await open({
    'GET /billing/downloaded-pdf/:id': ({ params: { id } }) =>
      isBusy ? failWith(429, undefined, 1) : { ...PDF, name: nameOf(id) },
  });
  await dialog.findByRole('radio', { name: '未ダウンロードのみ（2件）' });
  await user.click(dialog.getByRole('button', start));
  const waiting = '混み合っているため、少し待ってから続けます。';
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(waiting));
  isBusy = false;
  expect(await dialog.findByText('2件の請求書をダウンロードしました。', {}, { timeout: 3000 })).toBeInTheDocument();
  expect(requests.map(({ params }) => params)).toEqual([{ id: billId(1) }, { id: billId(1) }, { id: billId(2) }]);
});

test('the wait for a busy server is stopped at once', async () => {
  const { dialog, user } = await open({ 'GET /billing/downloaded-pdf/:id': () => failWith(429, undefined, 60) });
  await dialog.findByRole('radio', { name: '未ダウンロードのみ（2件）' });
  await user.click(dialog.getByRole('button', start));
  await dialog.findByText('混み合っているため、少し待ってから続けます。');
  await user.click(dialog.getByRole('button', { name: '中止する' }));
  expect(await dialog.findByText('中止したため、2件が残っています。')).toBeInTheDocument();
});

test('the bills are listed once, not again after the download', async () => {
  const pageOf = jest.fn(async () => billPage(BILLS));
  const { dialog, user } = await open({}, { pageOf });
  await dialog.findByRole('radio', { name: '未ダウンロードのみ（2件）' });
  await user.click(dialog.getByRole('button', start));
  expect(await dialog.findByText('2件の請求書をダウンロードしました。')).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByRole('button', { name: '閉じる' })).not.toHaveAttribute('aria-busy'));
  expect(pageOf).toHaveBeenCalledTimes(1);
});

test('a narrowed list is said to be one', async () => {
  const { dialog } = await open({}, { isNarrowed: true });
  expect(await dialog.findByText('現在の絞り込み条件に一致する請求書が対象です。')).toBeInTheDocument();
});

test('a list that cannot be read can be read again', async () => {
  let fails = true;
  const pageOf = async () => {
    if (fails) throw new Error('offline');
    return billPage(BILLS);
  };
  const { dialog, user } = await open({}, { pageOf });
  fails = false;
  await user.click(await dialog.findByRole('button', { name: 'もう一度試す' }));
  expect(await dialog.findByRole('radio', { name: 'すべて（3件）' })).toBeInTheDocument();
});
