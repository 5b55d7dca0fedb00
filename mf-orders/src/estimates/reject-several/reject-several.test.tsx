import { failWith } from '@portal/app-kit/testing';
import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import { act, screen, waitFor, within } from '@testing-library/react';
import { browserAsks } from '#testing/browser-asks.ts';
import { lines, ORDER, rowOf, showEstimates } from '#testing/estimate-driver.tsx';
import { numbered } from '#testing/estimate-fixtures.ts';

const near = numbered(1, { parkingName: '近い駐車場', minutesOnFoot: 1 });
const far = numbered(2, { parkingName: '遠い駐車場', minutesOnFoot: 9 });
const rejected = numbered(3, { parkingName: '見送った駐車場', status: 'rejected' });

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  forgetWidth();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const open = () => screen.getByRole('button', { name: 'まとめて見送る' });
const undo = () => screen.getByRole('button', { name: '元に戻す' });

async function askToReject(app: ReturnType<typeof showEstimates>, names = ['近い駐車場', '遠い駐車場']) {
  await rowOf('近い駐車場');
  for (const name of names) await app.user.click(screen.getByRole('checkbox', { name: `${name} を選択` }));
  await app.user.click(open());
  return within(await screen.findByRole('alertdialog'));
}

async function confirm(app: ReturnType<typeof showEstimates>) {
  const dialog = await askToReject(app);
  await app.user.click(dialog.getByRole('button', { name: 'まとめて見送る' }));
  return screen.findByText('2件を見送ります。10秒以内なら元に戻せます。');
}

test('several are rejected: each with a request of its own, ten seconds after the question', async () => {
  const app = showEstimates([near, far]);
  const notice = await confirm(app);
  expect(notice.closest('[role=status]')).toBeVisible();
  expect(within(await rowOf('近い駐車場')).getByRole('button', { name: '見送る' })).toBeDisabled();
  await wait(9_000);
  expect(app.sent()).toEqual([]);
  await wait(1_500);
  expect(await screen.findByText('2件の見積を見送りました。')).toBeVisible();
  expect(app.sent().map(({ params }) => params)).toEqual([
    { id: ORDER, estimateId: near.id },
    { id: ORDER, estimateId: far.id },
  ]);
  expect(lines()).toEqual(['見送り・中止（2）', '1 近い駐車場', '2 遠い駐車場']);
  expect(screen.queryByText(/選択中/)).not.toBeInTheDocument();
});

test('taken back within ten seconds, nothing is sent, and they stay selected', async () => {
  const app = showEstimates([near, far]);
  await confirm(app);
  await wait(5_000);
  await app.user.click(undo());
  expect(await screen.findByText('見送りを取り消しました。何も送信していません。')).toBeVisible();
  await wait(20_000);
  expect(app.sent()).toEqual([]);
  expect(screen.getByText('2件を選択中')).toBeVisible();
  expect(open()).toBeEnabled();
});

test('on the map of a phone, too, they can be taken back', async () => {
  showAtWidth(375);
  const app = showEstimates([near, far]);
  await app.user.click(await screen.findByRole('checkbox', { name: 'すべて選択' }));
  await app.user.click(open());
  const dialog = within(await screen.findByRole('alertdialog'));
  await app.user.click(dialog.getByRole('button', { name: 'まとめて見送る' }));
  await app.user.click(screen.getByRole('radio', { name: '地図' }));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'すべて選択' })).not.toBeInTheDocument());
  expect(await screen.findByText('2件を見送ります。10秒以内なら元に戻せます。')).toBeVisible();
  await app.user.click(undo());
  await wait(20_000);
  expect(app.sent()).toEqual([]);
});

test('the question names each, takes only those that wait, and says what is still possible', async () => {
  const app = showEstimates([near, far, rejected]);
  const dialog = await askToReject(app, ['近い駐車場', '遠い駐車場', '見送った駐車場']);
  expect(screen.getByRole('alertdialog', { name: '2件の見積を見送ります' })).toBeVisible();
  expect(dialog.getByText('3件のうち2件を見送ります。')).toBeVisible();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1近い駐車場', '2遠い駐車場']);
  expect(dialog.getByText('見送った後でも、契約を依頼できます。よろしいですか。')).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'キャンセル' }));
  await wait(20_000);
  expect(app.sent()).toEqual([]);
});

test('when some fail both are counted, and the failed stay selected', async () => {
  const app = showEstimates([near, far], {
    'PATCH /order/:id/estimate/:estimateId/reject': ({ params }) =>
      params.estimateId === far.id ? failWith(500) : { ...near, status: 'rejected' },
  });
  await confirm(app);
  await wait(10_500);
  expect(
    await screen.findByText('1件の見積を見送りました。1件は見送れませんでした。状況を確認してください。'),
  ).toBeVisible();
  expect(screen.getByRole('checkbox', { name: '遠い駐車場 を選択' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '近い駐車場 を選択' })).not.toBeChecked();
});

test('without a connection at the tenth second nothing is sent: that is said, and they stay selected', async () => {
  const app = showEstimates([near, far]);
  await confirm(app);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await wait(10_500);
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('オフラインのため送信できません。接続を確認してください。');
  expect(app.sent()).toEqual([]);
  await app.user.click(within(dialog).getByRole('button', { name: '閉じる' }));
  for (const name of ['近い駐車場', '遠い駐車場'])
    expect(screen.getByRole('checkbox', { name: `${name} を選択` })).toBeChecked();
  await waitFor(() => expect(open()).toBeEnabled());
});

test('another page of the portal sends them at once', async () => {
  const app = showEstimates([near, far]);
  await confirm(app);
  await app.user.click(screen.getByRole('link', { name: '見積をメールで共有する' }));
  await waitFor(() => expect(app.sent()).toHaveLength(2));
  await wait(20_000);
  expect(app.sent()).toHaveLength(2);
});

test('before a reload or a closed tab the browser asks, as long as nothing is sent', async () => {
  const app = showEstimates([near, far]);
  await rowOf('近い駐車場');
  expect(browserAsks()).toBe(false);
  await confirm(app);
  expect(browserAsks()).toBe(true);
  await app.user.click(undo());
  expect(browserAsks()).toBe(false);
});

test('without one that waits, the button is locked', async () => {
  const app = showEstimates([near, rejected]);
  await rowOf('近い駐車場');
  expect(open()).toBeDisabled();
  await app.user.click(screen.getByRole('checkbox', { name: '見送った駐車場 を選択' }));
  expect(open()).toBeDisabled();
  await app.user.click(screen.getByRole('checkbox', { name: '近い駐車場 を選択' }));
  expect(open()).toBeEnabled();
});
