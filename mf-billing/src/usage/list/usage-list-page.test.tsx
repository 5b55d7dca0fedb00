import { answerWith, failWith } from '@portal/app-kit/testing';
import { catchSavedFiles } from '@portal/app-kit/testing/saved-files';
import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import type { Contract } from '@portal/contract/contract';
import { createMemoryAnalytics, setAnalytics } from '@portal/platform/observe';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { contractOf, idOf } from '#testing/contract-fixtures.ts';
import { fixToday } from '#testing/fix-today.ts';
import { answer, show, shown, TANAKA } from '#testing/usage-list-driver.tsx';
import { usageListReads } from './usage-list-reads.ts';

fixToday();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(forgetWidth);

const header = (name: string) => screen.getByRole('columnheader', { name });

test.each(['/usage', '/usage?filter=using&q=新宿'])(
  'what is read of %s before the page is there is what the page asks for',
  async (path) => {
    const { lists } = show(path);
    await shown();
    const [asked, ...more] = lists();
    expect(more).toEqual([]);
    for (const read of usageListReads(new URL(path, location.href).searchParams))
      await read(new AbortController().signal);
    expect(lists()).toEqual([asked, asked]);
  },
);

test('a use that the portal cannot place is being checked, and hides no other', async () => {
  const odd = {
    ...contractOf({ id: idOf('contract', 2) }),
    usageStatus: 'paused',
    order: null,
    location: null,
    contact: 7,
  };
  const { sort: _, ...whole } = answer([contractOf()]);
  show('/usage', { 'GET /contract': () => answerWith({ ...whole, data: [contractOf(), odd, {}] }) });
  await shown();
  expect(screen.getByText('確認中')).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

describe('what is shown', () => {
  test('a contract: its status in words, the lot, the period with what is left of it, its order, rent and contact [1.10]', async () => {
    show();
    const row = within(await screen.findByRole('row', { name: /豊洲一丁目駐車場/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '利用中',
      '豊洲一丁目駐車場東京都江東区豊洲1丁目27-3',
      '2026/10/01〜2027/03/31残り130日',
      '臨海副都心 橋梁補修工事2台',
      '107,250円',
      '田中 太郎首都圏第一工事部',
      '',
    ]);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^利用状況/),
      expect.stringMatching(/^駐車場住所/),
      expect.stringMatching(/^利用期間/),
      '現場名',
      '賃料（月額）',
      expect.stringMatching(/^担当者/),
      '操作',
    ]);
    expect(row.getByRole('link', { name: '豊洲一丁目駐車場' })).toHaveAttribute(
      'href',
      `/usage/${idOf('contract', 1)}`,
    );
    expect(row.getByRole('link', { name: '臨海副都心 橋梁補修工事' })).toHaveAttribute(
      'href',
      `/order/${idOf('order', 1)}`,
    );
    expect(screen.getByText('1〜1件目（全1件）')).toBeVisible();
  });

  test('the days of the period are Tokyo’s, and one that is over has none left', async () => {
    show('/usage', {
      'GET /contract': () =>
        answer([
          contractOf({
            usageStatus: 'beforeUse',
            startAt: '2026-12-10T15:00:00.000Z',
            endAt: '2027-08-03T14:59:59.999Z',
          }),
          contractOf({
            id: idOf('contract', 2),
            usageStatus: 'endOfUse',
            startAt: '2026-04-30T15:00:00.000Z',
            endAt: '2026-11-01T15:30:00.000Z',
          }),
        ]),
    });
    await shown();
    const cells = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[2]?.textContent);
    expect(cells.slice(1)).toEqual(['2026/12/11〜2027/08/03開始まで20日', '2026/05/01〜2026/11/02']);
    expect(screen.getByText('利用前', { selector: 'td *' })).toBeVisible();
    expect(screen.getByText('利用終了', { selector: 'td *' })).toBeVisible();
  });

  test.each([375, 768])('at %i px a contract shows the same facts, and the status is one press away', async (width) => {
    showAtWidth(width);
    show();
    const [row] = await screen.findAllByRole('listitem');
    expect(row).toHaveTextContent('豊洲一丁目駐車場');
    expect(row).toHaveTextContent('東京都江東区豊洲1丁目27-3');
    expect(row).toHaveTextContent('利用中');
    expect(row).toHaveTextContent('利用期間2026/10/01〜2027/03/31残り130日');
    expect(row).toHaveTextContent('現場名臨海副都心 橋梁補修工事');
    expect(row).toHaveTextContent('107,250円');
    expect(row).toHaveTextContent('担当者2台・田中 太郎 首都圏第一工事部');
    expect(row?.textContent?.match(/残り/g)).toHaveLength(1);
    // The status is chosen without opening anything.
    expect(screen.getByRole('radio', { name: '利用中' }).closest('label')).toBeVisible();
  });

  test('a company without contracts is told so', async () => {
    show('/usage', { 'GET /contract': () => answer([]) });
    expect(await screen.findByText('利用中の駐車場はありません')).toBeVisible();
    expect(screen.getByRole('link', { name: '駐車場探しを依頼する' })).toHaveAttribute('href', '/order/create');
    expect(screen.queryByRole('button', { name: '条件をクリア' })).not.toBeInTheDocument();
  });

  test('when nothing matches, one press shows everything again', async () => {
    const { user, address } = show('/usage?filter=endOfUse&q=x', {
      'GET /contract': ({ query }) => answer(query.searchKeyword ? [] : [contractOf()]),
    });
    expect(await screen.findByText('条件に一致する利用状況はありません')).toBeVisible();
    expect(screen.getByText('2件の条件で絞り込んでいます。条件を減らしてお試しください。')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: '条件をクリア' })[1] as HTMLElement);
    await shown();
    expect(address()).toBe('/usage');
  });

  test('a list that cannot be loaded shows a dialog and a retry [8.1, 8.23]', async () => {
    let isBroken = true;
    const { user } = show('/usage', { 'GET /contract': () => (isBroken ? failWith(500) : answer([contractOf()])) });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'データを取得できませんでした' }));
    await user.click(dialog.getByRole('button', { name: '閉じる' }));
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'もう一度試す' }));
    await shown();
  });
});

describe('what is requested', () => {
  test('the address contains all of it [2.36, 6.6, 7.34, 9.5]', async () => {
    const { lists } = show(
      `/usage?filter=duringUse&q=豊洲&page=2&contact=${TANAKA}&department=関西支店 土木部&sort=USAGE_PERIOD&direction=ASC`,
      { 'GET /contract': () => answer([contractOf()], { total: 22, pageIndex: 2 }) },
    );
    await shown();
    expect(lists()).toEqual([
      {
        pageNumber: 2,
        pageSize: 20,
        searchKeyword: '豊洲',
        usageStatusFilter: 'duringUse',
        contactId: TANAKA,
        department: '関西支店 土木部',
        sortColumn: 'USAGE_PERIOD',
        sortDirection: 'ASC',
      },
    ]);
    expect(screen.getByRole('radio', { name: '利用中' })).toBeChecked();
    expect(await screen.findByRole('button', { name: '担当者 田中 太郎を解除する' })).toBeVisible();
    expect(screen.getByRole('button', { name: '部署 関西支店 土木部を解除する' })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'キーワードで探す' })).toHaveValue('豊洲');
    expect(header('利用期間')).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByText('21〜22件目（全22件）')).toBeVisible();
  });

  test('all, before, during or after use [4.19]', async () => {
    const { user, lists, address } = show('/usage?page=2', {
      'GET /contract': ({ query }) => answer([contractOf()], { total: 22, pageIndex: query.pageNumber }),
    });
    await shown();
    for (const [name, usageStatusFilter] of [
      ['利用前', 'beforeUse'],
      ['利用中', 'duringUse'],
      ['利用終了', 'endOfUse'],
    ] as const) {
      await user.click(screen.getByRole('radio', { name }));
      await waitFor(() => expect(lists().at(-1)).toMatchObject({ usageStatusFilter, pageNumber: 1 }));
      expect(address()).toBe(`/usage?filter=${usageStatusFilter}`);
    }
    await user.click(screen.getByRole('radio', { name: 'すべて' }));
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ usageStatusFilter: 'all' }));
  });

  test('invalid values in the address show the whole list, sorted by nothing [3.42]', async () => {
    const { lists } = show('/usage?filter=x&page=-3&contact=%00&sort=TOTAL_RENT&direction=up');
    await shown();
    expect(lists()).toEqual([
      { pageNumber: 1, pageSize: 20, usageStatusFilter: 'all', sortColumn: 'NONE', sortDirection: 'DESC' },
    ]);
    for (const name of ['利用状況', '駐車場住所', '利用期間', '担当者'])
      expect(header(name)).toHaveAttribute('aria-sort', 'none');
  });

  test('"all" people and departments omit the filter [6.7]', async () => {
    const { user, address, lists } = show();
    await shown();
    await user.click(screen.getByRole('button', { name: '絞り込み' }));
    await screen.findByRole('option', { name: '山田 花子' });
    await user.selectOptions(screen.getByRole('combobox', { name: '担当者' }), '山田 花子');
    await user.selectOptions(screen.getByRole('combobox', { name: '部署' }), '首都圏第一工事部');
    await user.click(await screen.findByRole('button', { name: '1件を表示する' }));
    expect(decodeURIComponent(address())).toBe(`/usage?contact=${idOf('contact', 2)}&department=首都圏第一工事部`);
    await user.click(await screen.findByRole('button', { name: '条件をクリア' }));
    expect(address()).toBe('/usage');
    await waitFor(() => expect(lists().at(-1)).not.toHaveProperty('contactId'));
    expect(lists().at(-1)).not.toHaveProperty('department');
  });

  test('a keyword is searched half a second after the last key, trimmed, without a history entry [5.29]', async () => {
    const { address, router, lists } = show();
    await shown();
    // At once: between slow keys the half second may pass.
    fireEvent.change(screen.getByRole('searchbox', { name: 'キーワードで探す' }), { target: { value: ' 豊洲 ' } });
    expect(lists()).toHaveLength(1);
    await waitFor(() => expect(lists()).toHaveLength(2), { timeout: 5000 });
    expect(lists()[1]).toMatchObject({ searchKeyword: '豊洲' });
    expect(decodeURIComponent(address())).toBe('/usage?q=豊洲');
    expect(await screen.findByText('利用状況は1件です。')).toHaveAttribute('role', 'status');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('a page has 20 contracts, and one that no longer exists shows the last [9.5]', async () => {
    const { user, address, lists } = show('/usage?page=9', {
      'GET /contract': ({ query }) => answer([contractOf()], { total: 22, pageIndex: query.pageNumber }),
    });
    await waitFor(() => expect(address()).toBe('/usage?page=2'));
    expect(await screen.findByText('21〜22件目（全22件）')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '前のページ' }));
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ pageNumber: 1, pageSize: 20 }));
  });
});

describe('sorting', () => {
  test('by one of four columns at a time: descending, then ascending; it is counted [3.40, 3.45, 4.23]', async () => {
    const analytics = createMemoryAnalytics();
    setAnalytics(analytics);
    const { user, address, lists } = show('/usage?page=2', {
      'GET /contract': ({ query }) => answer([contractOf()], { total: 22, pageIndex: query.pageNumber }),
    });
    await shown();
    for (const [name, sortColumn] of [
      ['利用状況', 'USAGE_STATUS'],
      ['駐車場住所', 'PARKING_ADDRESS'],
      ['利用期間', 'USAGE_PERIOD'],
      ['担当者', 'ACCOUNT_NAME'],
    ] as const) {
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(address()).toBe(`/usage?sort=${sortColumn}`));
      await waitFor(() => expect(lists().at(-1)).toMatchObject({ sortColumn, sortDirection: 'DESC', pageNumber: 1 }));
      expect(header(name)).toHaveAttribute('aria-sort', 'descending');
      const sorted = screen.getAllByRole('columnheader').filter((cell) => /ending$/.test(cell.ariaSort ?? ''));
      expect(sorted).toEqual([header(name)]);
    }
    await user.click(screen.getByRole('button', { name: '担当者' }));
    await waitFor(() => expect(address()).toBe('/usage?sort=ACCOUNT_NAME&direction=ASC'));
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ sortColumn: 'ACCOUNT_NAME', sortDirection: 'ASC' }));
    expect(header('担当者')).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.queryByRole('button', { name: '賃料（月額）' })).not.toBeInTheDocument();
    expect(analytics.events.filter(({ name }) => name === 'sort_change').map(({ params }) => params)).toEqual([
      { list: 'usage', column: 'USAGE_STATUS', direction: 'desc' },
      { list: 'usage', column: 'PARKING_ADDRESS', direction: 'desc' },
      { list: 'usage', column: 'USAGE_PERIOD', direction: 'desc' },
      { list: 'usage', column: 'ACCOUNT_NAME', direction: 'desc' },
      { list: 'usage', column: 'ACCOUNT_NAME', direction: 'asc' },
    ]);
  });
});

test('on a phone the drawer sorts, and that is counted like a press of a header [4.23]', async () => {
  const analytics = createMemoryAnalytics();
  setAnalytics(analytics);
  showAtWidth(375);
  const { user, address } = show();
  await screen.findAllByRole('listitem');
  await user.click(screen.getByRole('button', { name: '絞り込み' }));
  await user.selectOptions(screen.getByRole('combobox', { name: '並び順' }), '利用期間の昇順');
  expect(address()).toBe('/usage');
  await user.click(await screen.findByRole('button', { name: '1件を表示する' }));
  await waitFor(() => expect(address()).toBe('/usage?sort=USAGE_PERIOD&direction=ASC'));
  expect(await screen.findByText('並び順：利用期間の昇順')).toBeVisible();
  expect(analytics.events.filter(({ name }) => name === 'sort_change').map(({ params }) => params)).toEqual([
    { list: 'usage', column: 'USAGE_PERIOD', direction: 'asc' },
  ]);
});

test('what is found is saved as a table: the columns of the screen, one value each', async () => {
  const saved = catchSavedFiles();
  const { user, lists } = show('/usage?q=豊洲');
  const csv = await screen.findByRole('button', { name: 'CSVをダウンロード' });
  await waitFor(() => expect(csv).toBeEnabled());
  await user.click(csv);
  const dialog = within(await screen.findByRole('dialog', { name: 'CSVをダウンロード' }));
  await user.click(dialog.getByRole('button', { name: 'ダウンロードする' }));
  expect(await dialog.findByText('1件をCSVファイルに保存しました。')).toBeInTheDocument();
  expect(lists().at(-1)).toMatchObject({ searchKeyword: '豊洲', pageSize: 100 });
  expect(saved[0]?.name).toMatch(/^利用状況_\d{8}\.csv$/);
  const [head, first] = new TextDecoder().decode(await saved[0]?.blob.arrayBuffer()).split('\r\n');
  expect(head).toBe(
    '"利用状況","駐車場","駐車場住所","利用開始日","利用終了日","現場名","台数","賃料（月額）","担当者","部署","契約番号","依頼番号"',
  );
  expect(first).toBe(
    `"利用中","豊洲一丁目駐車場","東京都江東区豊洲1丁目27-3","2026/10/01","2027/03/31","臨海副都心 橋梁補修工事","2","107250","田中 太郎","首都圏第一工事部","${idOf('contract', 1)}","${idOf('order', 1)}"`,
  );
});

describe('the menu of a row', () => {
  const reply = { progress: 'reviewing', expectedReplyDate: '2026-12-02' } as const;
  const openMenu = async (change: Partial<Contract>) => {
    const app = show('/usage', { 'GET /contract': () => answer([contractOf(change)]) });
    await app.user.click(await screen.findByRole('button', { name: '豊洲一丁目駐車場の操作' }));
    const entries = within(
      screen.getByRole('button', { name: '豊洲一丁目駐車場の操作', expanded: true }).parentElement as HTMLElement,
    );
    return { ...app, ways: entries.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]) };
  };
  const ID = idOf('contract', 1);
  const copy = ['この現場で新しく依頼', `/order/create?from=${idOf('order', 1)}`];

  test('a contract in use is extended or ended from the list, without a further read', async () => {
    const { ways, lists } = await openMenu({});
    expect(ways).toEqual([
      ['延長を相談する', `/option/create?contract=${ID}&consultation=extend`],
      ['解約を相談する', `/option/create?contract=${ID}&consultation=end`],
      copy,
    ]);
    expect(lists()).toHaveLength(1);
  });

  test('what is open already is said, and leads to the application', async () => {
    const { ways } = await openMenu({ consultations: [{ id: idOf('option', 1), kind: 'extend', ...reply }] });
    expect(ways.slice(0, 2)).toEqual([
      ['延長を相談中・回答予定 2026/12/02', `/option/${idOf('option', 1)}`],
      ['解約を相談する', `/option/create?contract=${ID}&consultation=end`],
    ]);
  });

  test.each(['beforeUse', 'endOfUse'] as const)('%s has nothing to extend or to end', async (usageStatus) => {
    expect((await openMenu({ usageStatus })).ways).toEqual([copy]);
  });

  test('without an order and out of use there is none', async () => {
    const rows = [contractOf({ usageStatus: 'endOfUse', order: null })];
    show('/usage', { 'GET /contract': () => answerWith(answer(rows)) });
    await shown();
    expect(screen.queryByRole('button', { name: /の操作$/ })).not.toBeInTheDocument();
  });

  test('on a card it is beside the link of the card, and opens no contract', async () => {
    showAtWidth(375);
    const { address } = await openMenu({});
    expect(screen.getByRole('link', { name: '豊洲一丁目駐車場' })).not.toContainElement(
      screen.getByRole('button', { name: '豊洲一丁目駐車場の操作' }),
    );
    expect(address()).toBe('/usage');
  });
});
