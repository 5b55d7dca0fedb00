import { provideConfiguration } from '@portal/app-kit/testing/provide-configuration';
import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import { ESTIMATE_STATUSES } from '@portal/contract/estimate';
import { act, screen, waitFor, within } from '@testing-library/react';
import { buttonsIn, lines, loaded, nameOf, ORDER, rowOf, showEstimates } from '#testing/estimate-driver.tsx';
import { numbered } from '#testing/estimate-fixtures.ts';

const near = numbered(1, { parkingName: '近い駐車場', minutesOnFoot: 0, monthlyRent: 44_500, vacancy: 2 });
const cheap = numbered(4, { parkingName: '安い駐車場', minutesOnFoot: 9, monthlyRent: 15_000, vacancy: 12 });
const rejected = numbered(3, { parkingName: '見送った駐車場', status: 'rejected', minutesOnFoot: 6 });
const aborted = numbered(2, { parkingName: '中止の駐車場', status: 'aborted', minutesOnFoot: 4 });
const ALL = [aborted, cheap, rejected, near];

beforeEach(() => sessionStorage.clear());
afterEach(() => act(forgetWidth));

const header = (name: string | RegExp) => screen.getByRole('columnheader', { name });

test('at a desk it is a table: what waits, then what is closed; numbers are those of arrival [4.1, 4.2]', async () => {
  showEstimates(ALL);
  await rowOf('近い駐車場');
  expect(lines()).toEqual([
    '回答待ち（2）',
    '1 近い駐車場',
    '4 安い駐車場',
    '見送り・中止（2）',
    '2 中止の駐車場',
    '3 見送った駐車場',
  ]);
  expect(screen.getByRole('table', { name: '見積' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '選択',
    '番号',
    '駐車場名・住所',
    '地図・住所',
    '徒歩',
    '賃料（月額）',
    '空き台数',
    '操作',
  ]);
  expect(await rowOf('近い駐車場')).toHaveTextContent(
    '1近い駐車場東京都新宿区新宿五丁目2番1分未満最短44,500円2台空き不足見送る契約を依頼する',
  );
  expect(await rowOf('中止の駐車場')).toHaveTextContent('2番中止4分42,000円4台');
});

test('beside the heading stands how many are shown', async () => {
  showEstimates(ALL);
  await rowOf('近い駐車場');
  expect(screen.getByRole('heading', { name: '見積' }).nextElementSibling).toHaveTextContent(/^4件$/);
});

test('without estimates there is no count', async () => {
  showEstimates([]);
  await screen.findByText(/見積はまだありません。/);
  expect(screen.getByRole('heading', { name: '見積' }).nextElementSibling).not.toBeInTheDocument();
});

describe('what the provider says of the rents', () => {
  const rentNote = '賃料は、1台あたりの税抜の金額です。';
  afterEach(() => provideConfiguration());

  test('stands above them, from the first moment on', async () => {
    provideConfiguration({ rentNote });
    showEstimates(ALL);
    expect(screen.getByText(rentNote)).toBeVisible();
    await rowOf('近い駐車場');
    expect(screen.getByText(rentNote)).toBeVisible();
  });

  test('stands with the estimate of a pin on a phone', async () => {
    showAtWidth(375);
    provideConfiguration({ rentNote });
    showEstimates(ALL, {}, '?view=map');
    await screen.findByText('近い駐車場');
    expect(screen.getByText(rentNote)).toBeVisible();
  });

  test.each([undefined, ' '])(
    'is left out where the environment has %j, and where there are no rents',
    async (note) => {
      provideConfiguration({ rentNote: note });
      const app = showEstimates(ALL);
      await rowOf('近い駐車場');
      expect(screen.queryByText(/税/)).not.toBeInTheDocument();
      app.unmount();
      provideConfiguration({ rentNote });
      showEstimates([]);
      await screen.findByText(/見積はまだありません。/);
      expect(screen.queryByText(rentNote)).not.toBeInTheDocument();
    },
  );
});

test('the heading of a group says who acts next', async () => {
  const accepted = numbered(6, { status: 'accepted', parkingName: '決めた駐車場' });
  showEstimates([...ALL, accepted]);
  await rowOf('決めた駐車場');
  await screen.findByText('当社で契約書類を準備しています');
  expect(screen.getAllByRole('rowheader', { name: /（\d）/ }).map(({ textContent }) => textContent)).toEqual([
    '契約手続き中（1）当社で契約書類を準備しています',
    '回答待ち（2）お客様の回答をお待ちしています',
    '見送り・中止（2）',
  ]);
});

test.each([
  [1440, 1],
  [375, 0],
])('at %i px there is room for %i words on what the two orders are', async (width, count) => {
  showAtWidth(width);
  showEstimates(ALL);
  await loaded();
  expect(await screen.findByRole('group', { name: '見積の並び順' })).toBeVisible();
  expect(screen.queryAllByText('並び順')).toHaveLength(count);
});

test('on a phone the choice between list and map has icons', async () => {
  showAtWidth(375);
  showEstimates(ALL);
  await loaded();
  for (const name of ['一覧', '地図'])
    expect(screen.getByRole('radio', { name }).parentElement?.querySelector('svg')).toBeInTheDocument();
});

test.each([375, 1440])('at %i px the sheet for an approval is opened by a link with a printer', async (width) => {
  showAtWidth(width);
  showEstimates(ALL);
  await loaded();
  const link = await screen.findByRole('link', { name: '稟議用に印刷' });
  expect(link.querySelector('svg')).toBeInTheDocument();
});

test.each([
  ['unanswered', ['見送る', '契約を依頼する'], '回答待ち（1）'],
  ['rejected', ['契約を依頼する'], '見送り'],
  ['accepted', [], '契約手続き中'],
  ['contracted', [], '契約済み'],
  ['aborted', [], '中止'],
] as const)('an estimate that is %s offers %j, and the table says %s [4.3, 4.5]', async (status, buttons, word) => {
  showEstimates([numbered(ESTIMATE_STATUSES.indexOf(status) + 1, { status, parkingName: '駐車場' })]);
  const row = await rowOf('駐車場');
  expect(buttonsIn(row)).toEqual(buttons);
  expect(within(screen.getByRole('table')).getByText(word)).toBeVisible();
});

test.each([1024, 500])('at %d px an accepted estimate leads to its papers', async (width) => {
  showAtWidth(width);
  showEstimates([numbered(1, { parkingName: '決めた駐車場', status: 'accepted' }), rejected]);
  const link = await screen.findByRole('link', { name: '決めた駐車場の契約書類を見る' });
  expect(link).toHaveAttribute('href', `/order/${ORDER}/contract`);
  expect(link).toHaveTextContent(/^契約書類を見る$/);
  expect(screen.queryByRole('link', { name: /^見送った駐車場の契約/ })).not.toBeInTheDocument();
});

test('beside each address it is opened in a map and copied, by icons in a table and by words on a card', async () => {
  const names = (of: HTMLElement) => [
    within(of).getByRole('link', { name: '地図アプリで開く' }).textContent,
    within(of).getByRole('button', { name: '住所をコピー' }).textContent,
  ];
  const { unmount } = showEstimates([near]);
  expect(names(await rowOf('近い駐車場'))).toEqual(['', '']);
  unmount();
  showAtWidth(959);
  showEstimates([near]);
  expect(names(await screen.findByRole('listitem', { name: '近い駐車場' }))).toEqual([
    '地図アプリで開く',
    '住所をコピー',
  ]);
});

test('the shortest walk and the lowest rent are marked among those that wait, and too few spaces', async () => {
  showEstimates([
    ...ALL,
    numbered(5, { parkingName: '安くて近い', status: 'rejected', minutesOnFoot: 0, monthlyRent: 1 }),
  ]);
  const marksIn = async (name: string) =>
    within(await rowOf(name))
      .queryAllByText(/^(最短|最安|空き不足)$/)
      .map(({ textContent }) => textContent);
  expect(await marksIn('近い駐車場')).toEqual(['最短', '空き不足']);
  expect(await marksIn('安い駐車場')).toEqual(['最安']);
  expect(await marksIn('安くて近い')).toEqual([]);
});

test.each([
  ['accepted', '契約手続き中（1）'],
  ['contracted', '契約手続き中・契約済み（1）'],
] as const)('what is %s stands above all others', async (status, heading) => {
  showEstimates([...ALL, numbered(6, { status, parkingName: '決めた駐車場', minutesOnFoot: 20 })]);
  await rowOf('決めた駐車場');
  expect(lines().slice(0, 3)).toEqual([heading, '6 決めた駐車場', '回答待ち（2）']);
});

describe('the order', () => {
  test('is near or cheap; the address says which, and so do the column and a sentence', async () => {
    const { user, address } = showEstimates(ALL);
    await rowOf('近い駐車場');
    expect(header('徒歩')).toHaveAttribute('aria-sort', 'ascending');
    expect(header('賃料（月額）')).toHaveAttribute('aria-sort', 'none');
    expect(screen.getByText(/現場から近い順/).closest('[role=status]')).toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: '安い順' }));
    await waitFor(() => expect(address()).toBe(`/order/${ORDER}?sort=cheap`));
    await waitFor(() => expect(lines().slice(0, 3)).toEqual(['回答待ち（2）', '4 安い駐車場', '1 近い駐車場']));
    expect(header('賃料（月額）')).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByText('各グループの中で、賃料（月額）が安い順に表示しています。')).toBeVisible();

    await user.click(within(header('徒歩')).getByRole('button', { name: '徒歩' }));
    expect(address()).toBe(`/order/${ORDER}`);
    expect(lines()[1]).toBe('1 近い駐車場');
  });

  test('of an address is kept; one that makes no sense counts as near', async () => {
    showEstimates(ALL, {}, '?sort=cheap');
    await rowOf('近い駐車場');
    expect(lines()[1]).toBe('4 安い駐車場');
    expect(screen.getByRole('radio', { name: '安い順' })).toBeChecked();
  });
});

describe('selecting for a mail', () => {
  const box = (name: string) => screen.getByRole('checkbox', { name });

  test('rows are selected one by one or all together, but never one that was withdrawn', async () => {
    const { user, address } = showEstimates(ALL);
    await rowOf('近い駐車場');
    expect(within(await rowOf('中止の駐車場')).queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(box('安い駐車場 を選択'));
    await user.click(box('見送った駐車場 を選択'));
    expect(screen.getByText('2件を選択中')).toBeVisible();
    expect(box('すべて選択')).toBePartiallyChecked();
    await user.click(box('すべて選択'));
    expect(screen.getByText('3件を選択中')).toBeVisible();
    expect(box('すべて選択')).toBeChecked();
    await user.click(box('近い駐車場 を選択'));
    await user.click(screen.getByRole('link', { name: '見積をメールで共有する' }));
    expect(address()).toBe(`/order/${ORDER}/share?step=1`);
  });

  test('without a selection the mail starts with it', async () => {
    const { user, address } = showEstimates(ALL);
    await rowOf('近い駐車場');
    await user.click(box('すべて選択'));
    await user.click(box('すべて選択'));
    expect(screen.queryByText(/選択中/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: '見積をメールで共有する' }));
    expect(address()).toBe(`/order/${ORDER}/share`);
  });

  test('a selection survives a reload', async () => {
    const first = showEstimates(ALL);
    await rowOf('近い駐車場');
    await first.user.click(box('安い駐車場 を選択'));
    first.unmount();
    showEstimates(ALL);
    await rowOf('近い駐車場');
    expect(box('安い駐車場 を選択')).toBeChecked();
    expect(screen.getByText('1件を選択中')).toBeVisible();
  });

  test('a selection survives another order', async () => {
    const { user } = showEstimates(ALL);
    await rowOf('近い駐車場');
    await user.click(box('安い駐車場 を選択'));
    await user.click(screen.getByRole('radio', { name: '安い順' }));
    expect(box('安い駐車場 を選択')).toBeChecked();
  });

  test('where nothing can be shared, nothing is offered', async () => {
    showEstimates([aborted]);
    await rowOf('中止の駐車場');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '見積をメールで共有する' })).not.toBeInTheDocument();
  });
});

test.each([
  [959, 0],
  [960, 1],
  [1200, 1],
])('a screen of %i px has %i tables', async (width, tables) => {
  showAtWidth(width);
  showEstimates(ALL);
  await loaded();
  await screen.findByText('近い駐車場');
  expect(screen.queryAllByRole('table')).toHaveLength(tables);
});

describe.each([
  ['on a phone', 375, 'メールで共有する'],
  ['on a tablet', 768, '見積をメールで共有する'],
])('%s', (_, width, share) => {
  beforeEach(() => showAtWidth(width));

  test('they are cards under the same headings, with each figure below its name', async () => {
    showEstimates(ALL);
    await loaded();
    const waiting = within(await screen.findByRole('region', { name: '回答待ち（2）' }));
    expect(waiting.getAllByRole('listitem').map((card) => within(card).getByRole('heading').textContent)).toEqual([
      '近い駐車場',
      '安い駐車場',
    ]);
    const card = screen.getByRole('listitem', { name: '近い駐車場' });
    expect(card).toHaveTextContent(
      '1近い駐車場東京都新宿区新宿五丁目2番最短空き不足近い駐車場 を選択徒歩1分未満賃料（月額）44,500円空き台数2台地図アプリで開く住所をコピー見送る契約を依頼する',
    );
    expect(within(screen.getByRole('region', { name: '見送り・中止（2）' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: share })).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test('an answer moves the card to its group, and the focus with it', async () => {
    const { user } = showEstimates(ALL);
    await loaded();
    const card = within(await screen.findByRole('listitem', { name: '安い駐車場' }));
    await user.click(card.getByRole('button', { name: '見送る' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '見送る' }));
    await screen.findByText('契約を見送りました。');
    const answered = within(screen.getByRole('region', { name: '見送り・中止（3）' }));
    expect(answered.getByRole('listitem', { name: '安い駐車場' })).toBeVisible();
    expect(nameOf('安い駐車場')).toHaveFocus();
  });
});
