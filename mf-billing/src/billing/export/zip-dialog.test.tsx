import { createHash } from 'node:crypto';
import { type FakeApi, failWith, renderApp } from '@portal/app-kit/testing';
import { catchSavedFiles, type SavedFile } from '@portal/app-kit/testing/saved-files';
import { createMemoryAnalytics, setAnalytics } from '@portal/platform/observe';
import { screen, waitFor, within } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { bill, billId, billPage, monthlySummary, PDF } from '#testing/bill-fixtures.ts';
import type { ReadSummary } from './zip-bill.ts';
import { ZIP_MAX, ZipDialog } from './zip-dialog.tsx';

const BILLS = [bill(1), bill(2), bill(3, { downloadedAt: '2026-11-20T03:00:00.000Z' })];

let saved: SavedFile[];
beforeEach(() => {
  localStorage.clear();
  saved = catchSavedFiles();
});
afterEach(() => jest.restoreAllMocks());

const API: FakeApi = {
  'GET /billing/downloaded-pdf/:id': ({ params: { id } }) => ({ ...PDF, name: id }),
};
const pageOf = (bills: ReturnType<typeof bill>[]) => async () => {
  const { billings, pagination } = billPage(bills);
  return { rows: billings, pagination };
};
function open(api: FakeApi = {}, bills = BILLS, readSummary?: ReadSummary | null) {
  const onClose = jest.fn();
  const app = renderApp(
    <ZipDialog
      conditions={['2026年11月の請求', '未ダウンロード']}
      pageOf={pageOf(bills)}
      readSummary={readSummary}
      onClose={onClose}
    />,
    { api: { ...API, ...api } },
  );
  return { ...app, onClose, dialog: within(screen.getByRole('dialog', { name: '検索結果をまとめてダウンロード' })) };
}
const start = { name: 'ダウンロードする' };
async function begin({ dialog, user }: ReturnType<typeof open>) {
  await waitFor(() => expect(dialog.getByRole('button', start)).toBeEnabled());
  await user.click(dialog.getByRole('button', start));
}
const asked = ({ requests }: ReturnType<typeof open>) => requests.map(({ params }) => (params as { id: string }).id);
const namesIn = async ({ blob }: SavedFile) => Object.keys(unzipSync(new Uint8Array(await blob.arrayBuffer())));

test('it says what is searched for, how many there are and what the ZIP will have', async () => {
  const { dialog } = open();
  expect(await dialog.findByText('2026年11月の請求、未ダウンロード')).toBeInTheDocument();
  expect(dialog.getByText('3件')).toBeInTheDocument();
  expect(dialog.getByRole('radio', { name: 'UTF-8（表計算ソフト向け）' })).toBeChecked();
});

const CORRECTED = bill(4, { correctedBy: { id: billId(1), invoiceNumber: 'K2026-11-0001' } });

test('a corrected bill is counted apart, as the list does not count it, and is in the ZIP', async () => {
  const app = open({}, [...BILLS, CORRECTED]);
  expect(await app.dialog.findByText('3件（ほかに訂正前の請求書1件）')).toBeInTheDocument();
  await begin(app);
  expect(await app.dialog.findByText('4件の請求書をZIPファイルに保存しました。')).toBeInTheDocument();
});

test('beside the consolidated bill, too', async () => {
  const { dialog } = open({}, [...BILLS, CORRECTED], async () => SUMMARY);
  expect(await dialog.findByText('3件と合算請求書1件（ほかに訂正前の請求書1件）')).toBeInTheDocument();
});

test('all are fetched one after the other, counted once each, and saved as one ZIP with an index', async () => {
  const analytics = createMemoryAnalytics();
  setAnalytics(analytics);
  const app = open();
  const { dialog, user, client, onClose } = app;
  client.setQueryData(['billing', 'list', {}], {});
  await begin(app);
  expect(await dialog.findByText('3件の請求書をZIPファイルに保存しました。')).toBeInTheDocument();
  expect(asked(app)).toEqual([1, 2, 3].map(billId));
  expect(saved.map(({ name }) => name)).toEqual(['請求書_20261115_3件.zip']);
  expect(saved[0] && (await namesIn(saved[0]))).toEqual([
    'index.csv',
    ...[1, 2, 3].map((index) => `20261115_請求書_2026年11月_${index}_${42_000 + index}.pdf`),
  ]);
  expect(analytics.events.filter(({ name }) => name === 'billing_downloaded')).toHaveLength(3);
  await waitFor(() => expect(client.getQueryState(['billing', 'list', {}])?.isInvalidated).toBe(true));
  // The button that had the focus is gone.
  await waitFor(() => expect(dialog.getByRole('button', { name: '閉じる' })).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: '閉じる' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('those that are new can be chosen alone', async () => {
  const app = open();
  const { dialog, user } = app;
  await user.click(await dialog.findByRole('radio', { name: '未ダウンロードのみ（2件）' }));
  await user.click(dialog.getByRole('button', start));
  expect(await dialog.findByText('2件の請求書をZIPファイルに保存しました。')).toBeInTheDocument();
  expect(asked(app)).toEqual([1, 2].map(billId));
});

const SUMMARY = { ...monthlySummary, invoiceNumber: 'M2026-11-0007', issuedAt: '2026-11-21T01:30:00.000Z' };

test('the consolidated bill of the month is in the ZIP and its index, also with those that are new alone', async () => {
  const app = open(
    { 'GET /monthly-billing/downloaded-pdf/:id': () => ({ ...PDF, content: btoa('%PDF-consolidated') }) },
    BILLS,
    async () => SUMMARY,
  );
  const { dialog, user } = app;
  expect(await dialog.findByText('3件と合算請求書1件')).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: '未ダウンロードのみ（2件）' }));
  await user.click(dialog.getByRole('button', start));
  expect(await dialog.findByText('3件の請求書をZIPファイルに保存しました。')).toBeInTheDocument();
  expect(asked(app)).toEqual([SUMMARY.id, billId(1), billId(2)]);
  const entries = unzipSync(new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? []));
  const file = '20261120_M2026-11-0007_395450.pdf';
  expect(new TextDecoder().decode(entries[file])).toContain('%PDF-consolidated');
  const digest = createHash('sha256')
    .update(entries[file] ?? '')
    .digest('hex');
  const row = new TextDecoder().decode(entries['index.csv']).split('\r\n')[1]?.replaceAll('"', '').split(',');
  expect(row).toEqual([
    ...[file, 'M2026-11-0007', '2026/11/20', '2026/12/31', '2026/11/21 10:30', '395450'],
    ...['', '', '', '', '', '', digest],
  ]);
});

test('one that cannot be fetched is named by its number', async () => {
  const app = open({ 'GET /monthly-billing/downloaded-pdf/:id': () => failWith(500) }, [], async () => SUMMARY);
  await begin(app);
  expect(await app.dialog.findByText('次の1件は取得できませんでした。')).toBeInTheDocument();
  expect(app.dialog.getByRole('listitem')).toHaveTextContent('M2026-11-0007');
});

test('a month without one has the bills alone, and a search says that it has none', async () => {
  const month = open({}, BILLS, async () => null);
  expect(await month.dialog.findByText('3件')).toBeInTheDocument();
  expect(month.dialog.queryByText(/合算請求書/)).not.toBeInTheDocument();
  month.unmount();
  const search = open({}, BILLS, null);
  expect(await search.dialog.findByText(/^合算請求書は検索の対象外です。/)).toBeInTheDocument();
  expect(search.dialog.getByText('3件')).toBeInTheDocument();
});

test('it says how far it is, cannot be closed meanwhile, stops, and goes on where it was', async () => {
  const answers: (() => void)[] = [];
  const app = open({
    'GET /billing/downloaded-pdf/:id': async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return PDF;
    },
  });
  const { dialog, user } = app;
  await begin(app);
  expect(await dialog.findByRole('progressbar', { name: '請求書を集めています（0／3件）' })).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'ダイアログを閉じる' })).not.toBeInTheDocument();
  await waitFor(() => expect(answers).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: '中止する' }));
  expect(dialog.getByText('取得中の1件が終わったら中止します。')).toBeInTheDocument();
  answers[0]?.();
  expect(await dialog.findByText('中止したため、2件が残っています。')).toBeInTheDocument();
  expect(saved).toEqual([]);
  const resume = await dialog.findByRole('button', { name: '再開する' });
  await waitFor(() => expect(resume).not.toHaveAttribute('aria-busy'));
  await user.click(resume);
  expect(await dialog.findByText('請求書を集めています（1／3件）')).toBeInTheDocument();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await waitFor(() => expect(answers).toHaveLength(3));
  answers[2]?.();
  expect(await dialog.findByText('3件の請求書をZIPファイルに保存しました。')).toBeInTheDocument();
  expect(asked(app)).toEqual([1, 2, 3].map(billId));
});

test('what failed is named, and tried again alone', async () => {
  let fails = true;
  const app = open({
    'GET /billing/downloaded-pdf/:id': ({ params: { id } }) => (fails && id === billId(1) ? failWith(500) : PDF),
  });
  const { dialog, user } = app;
  await begin(app);
  expect(await dialog.findByText('次の1件は取得できませんでした。')).toBeInTheDocument();
  expect(dialog.getByRole('listitem')).toHaveTextContent('請求書_2026年11月_1');
  fails = false;
  const retry = await dialog.findByRole('button', { name: 'もう一度試す' });
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
  await user.click(retry);
  expect(await dialog.findByText('3件の請求書をZIPファイルに保存しました。')).toBeInTheDocument();
  expect(asked(app)).toEqual([1, 2, 3, 1].map(billId));
});

test('the rest is saved without what failed, and the index names it', async () => {
  const app = open({
    'GET /billing/downloaded-pdf/:id': ({ params: { id } }) => (id === billId(1) ? failWith(500) : PDF),
  });
  const { dialog, user } = app;
  await begin(app);
  await user.click(await dialog.findByRole('button', { name: '取得した2件だけを保存する' }));
  expect(await dialog.findByText('2件の請求書をZIPファイルに保存しました。')).toBeInTheDocument();
  const [zip] = saved;
  if (!zip) throw new Error('nothing was saved');
  const entries = unzipSync(new Uint8Array(await zip.blob.arrayBuffer()));
  expect(Object.keys(entries)).toHaveLength(3);
  expect(new TextDecoder().decode(entries['index.csv'])).toContain('（取得できませんでした）');
  expect(dialog.getByText('次の1件は取得できませんでした。')).toBeInTheDocument();
});

test('where the server is busy, it says that it waits, and goes on with the same bill', async () => {
  let isBusy = true;
  const app = open({
    'GET /billing/downloaded-pdf/:id': () => (isBusy ? failWith(429, undefined, 1) : PDF),
  });
  const { dialog } = app;
  await begin(app);
  await dialog.findByText('混み合っているため、少し待ってから続けます。');
  isBusy = false;
  expect(
    await dialog.findByText('3件の請求書をZIPファイルに保存しました。', {}, { timeout: 3000 }),
  ).toBeInTheDocument();
  expect(asked(app)).toEqual([1, 1, 2, 3].map(billId));
});

test('the wait for a busy server is stopped at once', async () => {
  const app = open({ 'GET /billing/downloaded-pdf/:id': () => failWith(429, undefined, 60) });
  const { dialog, user } = app;
  await begin(app);
  await dialog.findByText('混み合っているため、少し待ってから続けます。');
  await user.click(dialog.getByRole('button', { name: '中止する' }));
  expect(await dialog.findByText('中止したため、3件が残っています。')).toBeInTheDocument();
  expect(dialog.queryByText(/^0件/)).not.toBeInTheDocument();
});

test('too many are not begun, and nothing found is nothing to do', async () => {
  const many = open(
    {},
    Array.from({ length: ZIP_MAX + 1 }, (_, index) => bill(index)),
  );
  expect(await many.dialog.findByText(/一度にまとめられるのは300件までです/)).toBeInTheDocument();
  expect(many.dialog.getByRole('button', start)).toBeDisabled();
  many.unmount();
  const none = open({}, []);
  expect(await none.dialog.findByText('0件')).toBeInTheDocument();
  expect(none.dialog.getByRole('button', start)).toBeDisabled();
});
