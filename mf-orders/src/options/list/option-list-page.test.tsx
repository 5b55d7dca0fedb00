import { failWith, signedIn } from '@portal/app-kit/testing';
import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import { act, screen, waitFor, within } from '@testing-library/react';
import { optionFixture } from '#testing/option-fixtures.ts';
import { answer, rows, show, TANAKA } from '#testing/option-list-driver.tsx';
import { makeGate, onePage } from '#testing/order-fixtures.ts';
import { optionListReads } from './option-list-reads.ts';

test.each([
  ['/option', signedIn()],
  ['/option?q=新宿', signedIn()],
  ['/option', signedIn({ features: [] })],
])('what is read of %s before the page is there is what the page asks for', async (path, session) => {
  const { lists } = show(path, {}, session);
  await screen.findByRole('table');
  const [asked, ...more] = lists();
  expect(more).toEqual([]);
  for (const read of optionListReads(new URL(path, location.href).searchParams))
    await read(new AbortController().signal);
  expect(lists()).toEqual([asked, asked]);
});

beforeEach(() => sessionStorage.clear());
afterEach(forgetWidth);

describe('what is shown', () => {
  test('an application is shown with its services, its period and its status in words [2.32]', async () => {
    show();
    const row = within(await screen.findByRole('row', { name: /梅田三丁目ビル新築工事/ }));
    expect(row.getByRole('link', { name: '梅田三丁目ビル新築工事 道路使用許可' })).toHaveAttribute(
      'href',
      `/option/${rows[0]?.id}`,
    );
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '梅田三丁目ビル新築工事 道路使用許可大阪府大阪市北区梅田3丁目1-3',
      '道路使用許可警備員の手配',
      '2026/12/10〜2027/03/31',
      '2026/11/20',
      '受付済み',
    ]);
    const other = within(screen.getByRole('row', { name: /丸の内再開発/ }));
    expect(other.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '丸の内再開発 仮設事務所',
      '事務所の手配コンテナオフィスほか2件',
      '未設定',
      '2026/11/20',
      '取り消し済み',
    ]);
    expect(screen.getByText('1〜2件目（全2件）')).toBeVisible();
  });

  test('a service that only newer portals know is shown as it is', async () => {
    show('/option', { 'GET /option': () => answer([optionFixture({ requestService: ['droneSurvey'] })]) });
    expect(await screen.findByRole('cell', { name: 'droneSurvey' })).toBeVisible();
  });

  test('on a tablet an application has three blocks: what and where, the services and the period, the status', async () => {
    showAtWidth(768);
    show();
    const [first] = await screen.findAllByRole('listitem');
    expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      '梅田三丁目ビル新築工事 道路使用許可大阪府大阪市北区梅田3丁目1-3',
      '申請内容道路使用許可警備員の手配利用期間利用期間 2026/12/10〜2027/03/31',
      '状況受付済み',
    ]);
  });

  test('on a phone it is a card', async () => {
    showAtWidth(375);
    show();
    const [, second] = await screen.findAllByRole('listitem');
    expect(second).toHaveTextContent(
      '丸の内再開発 仮設事務所取り消し済み申請内容事務所の手配コンテナオフィスほか2件利用期間利用期間 未設定',
    );
  });

  test('while the list is loading, the filters are already shown', async () => {
    const gate = makeGate();
    show('/option', {
      'GET /option': async () => {
        await gate.passed;
        return answer(rows);
      },
    });
    expect(screen.getByRole('searchbox', { name: 'キーワードで探す' })).toBeEnabled();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    act(gate.open);
    expect(await screen.findByRole('table', { name: '各種申請の一覧' })).toBeVisible();
  });

  test('without any application the page says how to begin', async () => {
    show('/option', { 'GET /option': () => answer([]) });
    expect(await screen.findByText('申請はまだありません')).toBeVisible();
    expect(screen.getByText(/^道路使用許可や警備員の手配など/)).toBeVisible();
    expect(screen.getByRole('link', { name: '各種申請をする' })).toHaveAttribute('href', '/option/create');
  });

  test('when nothing matches, one press shows everything again', async () => {
    const { user, address } = show('/option?department=建築部&q=x', {
      'GET /option': ({ query }) => answer(query.searchKeyword ? [] : rows),
    });
    await screen.findByText('条件に一致する申請はありません');
    expect(screen.getByText('2件の条件で絞り込んでいます。条件を減らしてお試しください。')).toBeVisible();
    // The same below the search and in place of the rows.
    const resets = screen.getAllByRole('button', { name: '条件をクリア' });
    expect(resets).toHaveLength(2);
    await user.click(resets[0] as HTMLElement);
    expect(await screen.findByRole('table')).toBeVisible();
    expect(address()).toBe('/option');
  });

  test('a list that cannot be loaded shows a dialog and a retry [8.1, 8.23]', async () => {
    let isBroken = true;
    const { user } = show('/option', { 'GET /option': () => (isBroken ? failWith(500) : answer(rows)) });
    const dialog = within(await screen.findByRole('alertdialog', { name: 'データを取得できませんでした' }));
    await user.click(dialog.getByRole('button', { name: '閉じる' }));
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});

describe('what is requested', () => {
  test('the address contains all of it; 20 a page, newest first [7.32, 9.4]', async () => {
    const { lists } = show(`/option?q=梅田&page=2&contact=${TANAKA}&department=東京支店`, {
      'GET /option': () => ({
        data: rows,
        pagination: onePage(rows, { pageIndex: 2, totalPages: 2, totalRecords: 22 }),
      }),
    });
    await screen.findByRole('table');
    expect(lists()).toEqual([
      {
        pageNumber: 2,
        pageSize: 20,
        orderBy: 'createdAt',
        orderType: 'desc',
        billingUnit: 'everyContract',
        searchKeyword: '梅田',
        contactId: TANAKA,
        department: '東京支店',
        withoutEnded: 'true',
      },
    ]);
    expect(await screen.findByRole('button', { name: '担当者 自分の案件を解除する' })).toBeVisible();
    expect(screen.getByRole('button', { name: '部署 東京支店を解除する' })).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'キーワードで探す' })).toHaveValue('梅田');
  });

  test('invalid values in the address show the whole list, and "all" is never sent [6.7]', async () => {
    const { lists } = show('/option?page=-3&contact=%00&department=ALL');
    await screen.findByRole('table');
    expect(lists()).toEqual([
      {
        pageNumber: 1,
        pageSize: 20,
        orderBy: 'createdAt',
        orderType: 'desc',
        billingUnit: 'everyContract',
        withoutEnded: 'true',
      },
    ]);
  });

  test('a choice goes to the first page and into the history', async () => {
    const { user, address, router } = show('/option?page=2', {
      'GET /option': () => ({ data: rows, pagination: onePage(rows, { totalPages: 2, totalRecords: 22 }) }),
    });
    await screen.findByRole('table');
    await user.click(screen.getByRole('button', { name: '絞り込み' }));
    await screen.findByRole('option', { name: '東京支店' });
    await user.selectOptions(screen.getByRole('combobox', { name: '部署' }), '東京支店');
    await user.click(await screen.findByRole('button', { name: '22件を表示する' }));
    expect(decodeURIComponent(address())).toBe('/option?department=東京支店');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(address()).toBe('/option?page=2'));
  });

  test('by state and by service, in the address and as a condition that can be taken back', async () => {
    const { user, address, lists } = show();
    await screen.findByRole('table');
    const states = within(screen.getByRole('group', { name: '状況' }));
    expect(states.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
      'すべて',
      '確認中',
      '回答あり',
      '完了',
      '取り消し済み',
    ]);
    await user.click(states.getByRole('radio', { name: '確認中' }));
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ optionStatusFilter: 'reviewing', pageNumber: 1 }));
    await user.click(screen.getByRole('button', { name: '絞り込み' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'サービス' }), '道路使用許可');
    await user.click(await screen.findByRole('button', { name: '2件を表示する' }));
    expect(address()).toBe('/option?filter=reviewing&service=roadPermit');
    expect(lists().at(-1)).toMatchObject({ optionStatusFilter: 'reviewing', requestService: 'roadPermit' });
    await user.click(await screen.findByRole('button', { name: 'サービス 道路使用許可を解除する' }));
    expect(address()).toBe('/option?filter=reviewing');
    await user.click(screen.getByRole('button', { name: '条件をクリア' }));
    expect(address()).toBe('/option');
  });

  test('those that have ended are left out at first, and not where they are what is asked for', async () => {
    const { user, address, lists } = show();
    await screen.findByRole('table');
    expect(lists()[0]).toMatchObject({ withoutEnded: 'true' });
    await user.click(screen.getByRole('checkbox', { name: '終了した申請を除く' }));
    await waitFor(() => expect(lists()).toHaveLength(2));
    expect(lists()[1]).not.toHaveProperty('withoutEnded');
    expect(address()).toBe('/option?ended=all');
    await user.click(within(screen.getByRole('group', { name: '状況' })).getByRole('radio', { name: '完了' }));
    await waitFor(() => expect(lists().at(-1)).toMatchObject({ optionStatusFilter: 'done' }));
    expect(screen.queryByRole('checkbox', { name: '終了した申請を除く' })).not.toBeInTheDocument();
  });

  test('where all have ended, they can be shown', async () => {
    const { user, address } = show('/option', {
      'GET /option': ({ query: { withoutEnded } }) => answer(withoutEnded ? [] : rows),
    });
    expect(await screen.findByText('終了していない申請はありません。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '終了した申請も表示する' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(address()).toBe('/option?ended=all');
  });

  test('a host without these filters is not asked for them', async () => {
    const { lists, user } = show('/option?filter=answered&service=guard', {}, signedIn({ features: [] }));
    await screen.findByRole('table');
    expect(lists()[0]).not.toHaveProperty('optionStatusFilter');
    expect(lists()[0]).not.toHaveProperty('requestService');
    expect(lists()[0]).not.toHaveProperty('withoutEnded');
    expect(screen.queryByRole('checkbox', { name: '終了した申請を除く' })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: '状況' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '絞り込み' }));
    expect(screen.queryByRole('combobox', { name: 'サービス' })).not.toBeInTheDocument();
  });

  test('a keyword is searched half a second after the last key, trimmed, without a history entry [5.29]', async () => {
    const { user, address, router, lists } = show();
    await screen.findByRole('table');
    await user.type(screen.getByRole('searchbox', { name: 'キーワードで探す' }), ' 梅田 ');
    expect(lists()).toHaveLength(1);
    await waitFor(() => expect(lists()).toHaveLength(2), { timeout: 1500 });
    expect(lists()[1]).toMatchObject({ searchKeyword: '梅田' });
    expect(decodeURIComponent(address())).toBe('/option?q=梅田');
    expect(await screen.findByText('2件見つかりました')).toHaveAttribute('role', 'status');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('another page begins at the heading, with the rows before until it arrives', async () => {
    const gate = makeGate();
    const { user, address } = show('/option', {
      'GET /option': async ({ query: { pageNumber } }) => {
        if (pageNumber === 2) await gate.passed;
        const data = [optionFixture({ name: `${pageNumber}ページの申請` })];
        return { data, pagination: onePage(data, { pageIndex: pageNumber, totalPages: 2, totalRecords: 21 }) };
      },
    });
    await screen.findByText('1ページの申請');
    await user.click(screen.getByRole('button', { name: '次のページ' }));
    expect(screen.getByRole('heading', { level: 1, name: '各種申請' })).toHaveFocus();
    expect(screen.getByText('1ページの申請')).toBeVisible();
    act(gate.open);
    expect(await screen.findByText('2ページの申請')).toBeVisible();
    expect(address()).toBe('/option?page=2');
  });

  test('a page that no longer exists shows the last one', async () => {
    const { address } = show('/option?page=9', {
      'GET /option': ({ query }) => ({
        data: query.pageNumber > 2 ? [] : rows,
        pagination: onePage([], { pageIndex: query.pageNumber, totalPages: 2, totalRecords: 22 }),
      }),
    });
    expect(await screen.findByRole('table')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/option?page=2'));
  });
});
