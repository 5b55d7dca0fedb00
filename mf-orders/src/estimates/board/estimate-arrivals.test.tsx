import { act, screen, waitFor, within } from '@testing-library/react';
import { buttonsIn, lines, nameOf, rowOf, showEstimates } from '#testing/estimate-driver.tsx';
import { numbered } from '#testing/estimate-fixtures.ts';

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const fetchAgain = (ms = 20_000) => act(() => jest.advanceTimersByTimeAsync(ms));
const first = numbered(1, { parkingName: '最初の駐車場', minutesOnFoot: 9 });
const later = numbered(2, { parkingName: '次の駐車場', minutesOnFoot: 1 });
const showNews = () => screen.getByRole('button', { name: '表示する' });

test('the first estimate appears automatically and is announced', async () => {
  const app = showEstimates([]);
  expect(await screen.findByText(/見積はまだありません。/)).toBeVisible();
  expect(screen.getByText(/届いた見積は、この画面に自動で表示されます。/)).toBeVisible();
  expect(screen.queryByText(/順.*に表示しています。/)).not.toBeInTheDocument();
  app.stored.set(first.id, first);
  await fetchAgain(4000);
  expect(await rowOf('最初の駐車場')).toBeVisible();
  expect(screen.getByText(/近い順（徒歩）に表示しています。/)).toBeVisible();
  expect(screen.getByText('新しい見積が1件届きました。').closest('[role=status]')).toBeInTheDocument();
});

test('what has been announced once is not announced again with later ones', async () => {
  const app = showEstimates([]);
  await screen.findByText(/見積はまだありません。/);
  app.stored.set(first.id, first);
  await fetchAgain(4000);
  await rowOf('最初の駐車場');
  app.stored.set(later.id, later);
  await fetchAgain();
  await app.user.click(showNews());
  await rowOf('次の駐車場');
  expect(screen.queryByText('新しい見積が2件届きました。')).not.toBeInTheDocument();
});

test('a later one waits in a bar until the customer asks for it, with the next number; nothing moves meanwhile', async () => {
  const app = showEstimates([first]);
  await rowOf('最初の駐車場');
  for (const [count, late] of [later, numbered(3, { parkingName: '三番目', minutesOnFoot: 20 })].entries()) {
    app.stored.set(late.id, late);
    await fetchAgain();
    const bar = await screen.findByText(`新しい見積が${count + 1}件届きました。`);
    expect(bar.closest('[role=status]')).toBeInTheDocument();
  }
  expect(lines()).toEqual(['回答待ち（1）', '1 最初の駐車場']);
  await app.user.click(showNews());
  expect(lines()).toEqual(['回答待ち（3）', '2 次の駐車場', '1 最初の駐車場', '3 三番目']);
  expect(nameOf('次の駐車場')).toHaveFocus();
  expect(screen.queryByText(/届きました/)).not.toBeInTheDocument();
});

test('another order is not a wish to see what has arrived', async () => {
  const app = showEstimates([first, numbered(4, { parkingName: '安い駐車場', minutesOnFoot: 15, monthlyRent: 1_000 })]);
  await rowOf('最初の駐車場');
  app.stored.set(later.id, later);
  await fetchAgain();
  await app.user.click(screen.getByRole('radio', { name: '安い順' }));
  await waitFor(() => expect(lines()).toEqual(['回答待ち（2）', '4 安い駐車場', '1 最初の駐車場']));
  expect(screen.getByText('新しい見積が1件届きました。')).toBeVisible();
});

test('what others answer, or the provider withdraws, changes in its place until the customer asks', async () => {
  const app = showEstimates([first, later]);
  await rowOf('最初の駐車場');
  app.change(later.id, 'aborted');
  await fetchAgain();
  const row = await rowOf('次の駐車場');
  expect(within(row).getByText('中止')).toBeVisible();
  expect(buttonsIn(row)).toEqual([]);
  expect(lines()).toEqual(['回答待ち（2）', '2 次の駐車場', '1 最初の駐車場']);
  expect(screen.getByText('見積の状況が更新されています。').closest('[role=status]')).toBeInTheDocument();
  await app.user.click(showNews());
  expect(lines()).toEqual(['回答待ち（1）', '1 最初の駐車場', '見送り・中止（1）', '2 次の駐車場']);
  expect(nameOf('次の駐車場')).toHaveFocus();
});

test('estimates from the start are not new', async () => {
  showEstimates([first]);
  await rowOf('最初の駐車場');
  await fetchAgain(21_000);
  expect(screen.queryByText(/届きました/)).not.toBeInTheDocument();
});
