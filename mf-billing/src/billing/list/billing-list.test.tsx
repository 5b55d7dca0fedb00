import { signedIn } from '@portal/app-kit/testing';
import { expectEarlyReads } from '@portal/app-kit/testing/expect-early-reads';
import { createMemoryAnalytics, setAnalytics } from '@portal/platform/observe';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '#remote.ts';
import { bill, billPage } from '#testing/bill-fixtures.ts';
import { lists, months, renderBills, theRow } from '#testing/bills-driver.tsx';
import { fixToday } from '#testing/fix-today.ts';

fixToday();
beforeEach(() => localStorage.clear());

describe('the list', () => {
  test('is sorted by one column at a time, first descending, and that is counted [3.43, 3.44, 4.23, 4.24]', async () => {
    const analytics = createMemoryAnalytics();
    setAnalytics(analytics);
    const { user, address, requests } = renderBills('/billing');
    await theRow();
    const header = (name: string) => screen.getByRole('columnheader', { name });
    expect(header('請求金額')).toHaveAttribute('aria-sort', 'none');
    await user.click(within(header('請求金額')).getByRole('button'));
    expect(header('請求金額')).toHaveAttribute('aria-sort', 'descending');
    await waitFor(() => expect(address()).toBe('/billing?year=2026&month=11&sort=TOTAL_RENT'));
    await waitFor(() => expect(lists(requests).at(-1)).toMatchObject({ sortColumn: 'TOTAL_RENT' }));
    await user.click(within(header('請求金額')).getByRole('button'));
    expect(header('請求金額')).toHaveAttribute('aria-sort', 'ascending');
    // The page skips a sort order that was replaced at once.
    await waitFor(() => expect(lists(requests).at(-1)).toMatchObject({ sortDirection: 'ASC' }));
    await user.click(within(header('お支払い期日')).getByRole('button'));
    expect(header('請求金額')).toHaveAttribute('aria-sort', 'none');
    expect(header('お支払い期日')).toHaveAttribute('aria-sort', 'descending');
    await waitFor(() =>
      expect(lists(requests).map((query) => JSON.parse(JSON.stringify(query)))).toMatchObject([
        { sortColumn: 'NONE', sortDirection: 'DESC' },
        { sortColumn: 'TOTAL_RENT', sortDirection: 'DESC' },
        { sortColumn: 'TOTAL_RENT', sortDirection: 'ASC' },
        { sortColumn: 'PAYMENT_DUE_DATE', sortDirection: 'DESC' },
      ]),
    );
    expect(analytics.events.filter(({ name }) => name === 'sort_change').map(({ params }) => params)).toEqual([
      { list: 'billing', column: 'TOTAL_RENT', direction: 'desc' },
      { list: 'billing', column: 'TOTAL_RENT', direction: 'asc' },
      { list: 'billing', column: 'PAYMENT_DUE_DATE', direction: 'desc' },
    ]);
  });

  test('each of the six columns is sorted by its own name [3.44]', async () => {
    const { user, address } = renderBills('/billing');
    await theRow();
    for (const [name, column] of [
      ['駐車場', 'PARKING_ADDRESS'],
      ['利用期間', 'USAGE_PERIOD'],
      ['請求金額', 'TOTAL_RENT'],
      ['請求日', 'BILLING_DATE'],
      ['お支払い期日', 'PAYMENT_DUE_DATE'],
      ['担当者', 'ACCOUNT_NAME'],
    ] as const) {
      await user.click(within(screen.getByRole('columnheader', { name })).getByRole('button'));
      await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).get('sort')).toBe(column));
    }
  });

  test('is narrowed by person, department and keyword, and so is the total [6.6, 6.7, 5.29]', async () => {
    const { user, address, requests } = renderBills('/billing');
    await theRow();
    await user.click(screen.getByRole('button', { name: '絞り込み' }));
    await screen.findByRole('option', { name: '山田 花子' });
    await user.selectOptions(screen.getByRole('combobox', { name: '担当者' }), '山田 花子');
    await user.selectOptions(screen.getByRole('combobox', { name: '部署' }), '大阪支店');
    await user.click(await screen.findByRole('button', { name: '1件を表示する' }));
    expect(await screen.findByText('絞り込み結果の請求金額')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'キーワードで探す' }), '新宿{Enter}');
    expect(new URLSearchParams(address().split('?')[1]).toString()).toBe(
      new URLSearchParams({
        year: '2026',
        month: '11',
        q: '新宿',
        contact: 'contact00000000002',
        department: '大阪支店',
      }).toString(),
    );
    await waitFor(() =>
      expect(lists(requests).at(-1)).toMatchObject({
        contactId: 'contact00000000002',
        department: '大阪支店',
        searchKeyword: '新宿',
      }),
    );
    expect(lists(requests)[0]).not.toHaveProperty('contactId');
  });

  test('without a match offers to clear the filters, and keeps the month', async () => {
    const { user, address } = renderBills('/billing?year=2026&month=10&q=なし&department=大阪支店', {
      'GET /billing': ({ query }) => billPage(query.searchKeyword ? [] : [bill(1)]),
    });
    expect(await screen.findByText('条件に一致する請求はありません')).toBeInTheDocument();
    expect(screen.getByText('2件の条件で絞り込んでいます。条件を減らしてお試しください。')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: '条件をクリア' })[0] as HTMLElement);
    expect(await theRow()).toBeInTheDocument();
    expect(address()).toBe('/billing?year=2026&month=10');
  });

  test('has 20 a page, and a page that is gone leads to the last [9.2]', async () => {
    const { user, address, requests } = renderBills('/billing?year=2026&month=11&page=9', {
      'GET /billing': ({ query }) => billPage([bill(query.pageNumber)], { total: 45, pageIndex: query.pageNumber }),
    });
    await waitFor(() => expect(address()).toBe('/billing?year=2026&month=11&page=3'));
    expect(await screen.findByText('41〜45件目（全45件）')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '2ページ目' }));
    expect(await screen.findByText('21〜40件目（全45件）')).toBeInTheDocument();
    expect(lists(requests).at(-1)).toMatchObject({ pageNumber: 2, pageSize: 20 });
  });
});

describe('a search across months', () => {
  test('is of all months, says its conditions and its total, and a bar narrows it to a month', async () => {
    const { user, address, requests } = renderBills('/billing?status=notDownloaded&rentFrom=50000');
    await theRow();
    expect(lists(requests)).toHaveLength(1);
    expect(lists(requests)[0]).toMatchObject({ downloadStatus: 'notDownloaded', totalRentFrom: 50_000 });
    expect(lists(requests)[0]).not.toHaveProperty('billingMonth');
    expect(screen.getByRole('button', { name: '請求金額 50,000円〜を解除する' })).toBeVisible();
    expect(screen.getByText('絞り込み結果の請求金額')).toBeVisible();
    expect(screen.getByText('条件に一致する請求は1件です。')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '検索結果をまとめてダウンロード' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect((await dialog.findByText('検索条件')).nextElementSibling).toHaveTextContent(
      'すべての月、請求金額 50,000円〜、未ダウンロード',
    );
    await user.click(dialog.getByRole('button', { name: '閉じる' }));

    await user.click(await within(months()).findByRole('radio', { name: '10月（12件）' }));
    await waitFor(() =>
      expect(lists(requests).at(-1)).toMatchObject({ billingDateFrom: '2026-10-01', billingDateTo: '2026-10-31' }),
    );
    expect(lists(requests).at(-1)).toMatchObject({ downloadStatus: 'notDownloaded' });
    await user.click(screen.getByRole('button', { name: '条件をクリア' }));
    await waitFor(() => expect(address()).toBe('/billing?year=2026&month=11'));
    await waitFor(() => expect(lists(requests).at(-1)).toMatchObject({ billingYear: 2026, billingMonth: 11 }));
  });

  test('begins in the drawer; a range that ends before it begins is neither counted nor applied', async () => {
    const { user, address, requests } = renderBills('/billing');
    await theRow();
    await user.click(screen.getByRole('button', { name: '絞り込み' }));
    const field = (name: string) => screen.getByRole('textbox', { name });
    await screen.findByRole('textbox', { name: '請求金額（から）' });
    await user.type(field('請求金額（から）'), '9000');
    await user.type(field('請求金額（まで）'), '8');
    expect(field('請求金額（まで）')).toHaveAccessibleDescription(/「から」以上の金額/);
    expect(screen.getByRole('button', { name: '結果を表示する' })).toBeDisabled();
    await user.type(field('請求金額（まで）'), '0000');
    await user.type(field('請求日（から）'), '2026/10/1');
    await user.type(field('請求日（まで）'), '2026/11/30');
    await user.type(field('お支払い期日（から）'), '2026/11/1');
    await user.type(field('お支払い期日（まで）'), '2026/12/31');
    await user.type(field('請求書番号'), 'K2026-1');
    await user.click(await screen.findByRole('button', { name: '1件を表示する' }));
    const search = {
      billedFrom: '2026-10-01',
      billedTo: '2026-11-30',
      dueFrom: '2026-11-01',
      dueTo: '2026-12-31',
      rentFrom: '9000',
      rentTo: '80000',
      number: 'K2026-1',
    };
    const query = new URLSearchParams({ year: '2026', month: '11', ...search });
    await waitFor(() => expect(address()).toBe(`/billing?${query}`));
    expect(lists(requests).at(-1)).toMatchObject({
      billingDateFrom: '2026-10-01',
      billingDateTo: '2026-11-30',
      paymentDueDateFrom: '2026-11-01',
      paymentDueDateTo: '2026-12-31',
      totalRentFrom: 9_000,
      totalRentTo: 80_000,
      invoiceNumber: 'K2026-1',
    });
    expect(lists(requests).at(-1)).not.toHaveProperty('billingMonth');
    expect(lists(requests)).not.toContainEqual(expect.objectContaining({ totalRentTo: 8 }));
  });

  test('from a month the bills that wait for a download are those of the month', async () => {
    const { user, address } = renderBills('/billing');
    await theRow();
    await user.click(screen.getByRole('radio', { name: '未ダウンロード' }));
    await waitFor(() =>
      expect(address()).toBe(
        '/billing?year=2026&month=11&status=notDownloaded&billedFrom=2026-11-01&billedTo=2026-11-30',
      ),
    );
  });

  test('a host without it has the months alone, even after an old link', async () => {
    const { requests } = renderBills('/billing?status=notDownloaded', {}, signedIn({ features: [] }));
    await theRow();
    expect(lists(requests)).toEqual([expect.objectContaining({ billingYear: 2026, billingMonth: 11 })]);
    expect(screen.queryByRole('radio', { name: '未ダウンロード' })).not.toBeInTheDocument();
  });
});

test('its conditions are kept under a name, without the month, and bring back the same bills', async () => {
  const all = { ...{ billedFrom: '2025-12-01', dueTo: '2026-12-31', rentFrom: '0', number: 'K2026' }, q: '新宿' };
  const asked = new URLSearchParams({ ...all, status: 'notDownloaded', department: '大阪支店', site: '四谷' });
  const first = renderBills(`/billing?year=2026&month=10&sort=TOTAL_RENT&${asked}`);
  await theRow();
  await first.user.click(screen.getByRole('button', { name: '名前を付けて保存' }));
  const drawer = within(screen.getByRole('dialog', { name: '保存した条件' }));
  await first.user.type(drawer.getByRole('textbox', { name: '条件の名前' }), '大阪');
  await first.user.click(drawer.getByRole('button', { name: '名前を付けて保存' }));
  first.unmount();

  const second = renderBills('/billing');
  await theRow();
  await second.user.click(screen.getByRole('button', { name: '保存した条件（1）' }));
  await second.user.click(screen.getByRole('button', { name: '大阪' }));
  const address = () => Object.fromEntries(new URL(second.address(), location.href).searchParams);
  await waitFor(() => expect(address()).toEqual({ year: '2026', month: '11', ...Object.fromEntries(asked) }));
});

describe('自分の案件', () => {
  const OWN = 'cont00000000000001';
  const me = { id: OWN, name: '田中 太郎', department: '東京支店' };
  const visit = (path: string) => renderBills(path, { 'GET /user/account/list': () => ({ data: [me] }) });

  test('is where the next visit starts, and すべて again once it is chosen', async () => {
    const first = visit('/billing');
    await theRow();
    await first.user.click(screen.getByRole('button', { name: '絞り込み' }));
    await screen.findByRole('option', { name: '自分の案件' });
    await first.user.selectOptions(screen.getByRole('combobox', { name: '担当者' }), '自分の案件');
    await first.user.click(await screen.findByRole('button', { name: '1件を表示する' }));
    await waitFor(() => expect(first.address()).toBe(`/billing?year=2026&month=11&contact=${OWN}`));
    first.unmount();

    const second = visit('/billing');
    await waitFor(() => expect(second.address()).toBe(`/billing?year=2026&month=11&contact=${OWN}`));
    await theRow();
    expect(lists(second.requests)).toEqual([expect.objectContaining({ contactId: OWN, billingMonth: 11 })]);
    await second.user.click(await screen.findByRole('button', { name: '担当者 自分の案件を解除する' }));
    second.unmount();

    const third = visit('/billing');
    await theRow();
    expect(third.address()).toBe('/billing');
    expect(lists(third.requests)[0]).not.toHaveProperty('contactId');
  });

  test('is not what a link shows that says a month of its own, nor what another customer left', async () => {
    localStorage.setItem('keep-contact', OWN);
    const link = visit('/billing?year=2026&month=10');
    await theRow();
    expect(lists(link.requests)[0]).not.toHaveProperty('contactId');
    link.unmount();

    localStorage.setItem('keep-contact', 'contact00000000002');
    const { requests } = visit('/billing');
    await theRow();
    expect(lists(requests)[0]).not.toHaveProperty('contactId');
  });

  test('is read ahead, too', async () => {
    localStorage.setItem('keep-contact', OWN);
    const { requests } = visit('/billing');
    await theRow();
    await expectEarlyReads(remote, '/billing', requests, ['GET /user/account/list']);
  });
});
