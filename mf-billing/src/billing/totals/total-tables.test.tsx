import { failWith } from '@portal/app-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { bill, billPage } from '#testing/bill-fixtures.ts';
import { lists, renderBills, signedInWithout, theRow } from '#testing/bills-driver.tsx';
import { fixToday } from '#testing/fix-today.ts';

fixToday();
beforeEach(() => localStorage.clear());

describe('the totals by site and department', () => {
  const TOTALS = {
    data: [
      { siteName: '豊洲ビル', department: '土木部', countResult: 2, totalRent: 3_000 },
      ...[1, 2, 3, 4, 5, 6].map((index) => ({
        siteName: `現場${index}`,
        department: null,
        countResult: 1,
        totalRent: index,
      })),
    ],
  };
  const rowsOf = async (name: string) =>
    within(await screen.findByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => row.textContent);

  test('are of the whole list, the highest first, the rest as one row that opens', async () => {
    const { user, requests } = renderBills('/billing?year=2026&month=11&q=新宿&page=1', {
      'GET /billing/totals': () => TOTALS,
    });
    expect(await rowsOf('現場別の合計')).toEqual([
      '現場名件数請求金額',
      '豊洲ビル2件3,000円',
      '現場61件6円',
      '現場51件5円',
      '現場41件4円',
      '現場31件3円',
      'ほか2件の現場2件3円',
      '合計8件3,021円',
    ]);
    expect(await rowsOf('部署別の合計')).toEqual([
      '部署件数請求金額',
      '土木部2件3,000円',
      '部署なし6件21円',
      '合計8件3,021円',
    ]);
    await user.click(screen.getByRole('button', { name: 'すべて表示する' }));
    expect(await rowsOf('現場別の合計')).toHaveLength(9);
    expect(requests.filter(({ call }) => call === 'GET /billing/totals').map(({ query }) => query)).toEqual([
      { billingYear: 2026, billingMonth: 11, searchKeyword: '新宿' },
    ]);
  });

  test('have bars: the highest is whole, the others as long as their share of it, a sum has none', async () => {
    const parts = [
      ['豊洲', 8_000],
      ['有明', 4_000],
      ['東雲', 1_000],
      ['台場', 500],
      ['青海', 400],
      ['辰巳', 300],
      ['潮見', 0],
    ] as const;
    const data = parts.map(([siteName, totalRent]) => ({ siteName, department: null, countResult: 1, totalRent }));
    renderBills('/billing?year=2026&month=11', { 'GET /billing/totals': () => ({ data }) });
    const [, ...rows] = within(await screen.findByRole('table', { name: '現場別の合計' })).getAllByRole('row');
    const bars = rows.map((row) => row.querySelector<HTMLElement>('[data-bar]'));
    expect(rows.at(5)).toHaveTextContent('ほか2件の現場');
    expect(bars.map((bar) => bar?.style.width ?? null)).toEqual([
      ...['100%', '50%', '12.5%', '6.25%', '5%'],
      ...[null, null],
    ]);
  });

  test.each([
    ['現場5', '/billing?year=2026&month=11&site=%E7%8F%BE%E5%A0%B45', { siteName: '現場5' }, '現場名 現場5'],
    [
      '土木部',
      '/billing?year=2026&month=11&department=%E5%9C%9F%E6%9C%A8%E9%83%A8',
      { department: '土木部' },
      '部署 土木部',
    ],
  ] as const)('narrow the list to %s, from its first page', async (name, path, query, condition) => {
    const { user, address, requests } = renderBills('/billing?year=2026&month=11&page=2', {
      'GET /billing': ({ query: asked }) => billPage([bill(1)], { total: 21, pageIndex: asked.pageNumber }),
      'GET /billing/totals': () => TOTALS,
    });
    await user.click(await screen.findByRole('button', { name }));
    expect(address()).toBe(path);
    await waitFor(() =>
      expect(lists(requests).at(-1)).toMatchObject({ billingYear: 2026, billingMonth: 11, pageNumber: 1, ...query }),
    );
    expect(requests.filter(({ call }) => call === 'GET /billing/totals').at(-1)?.query).toMatchObject(query);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    // What it is narrowed to is a condition to take away, not a way to the same list.
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: new RegExp(condition) }));
    expect(address()).toBe('/billing?year=2026&month=11');
  });

  test('without a department, and the rest as one row, lead nowhere', async () => {
    renderBills('/billing', { 'GET /billing/totals': () => TOTALS });
    await rowsOf('部署別の合計');
    for (const name of ['部署なし', /^ほか2件の現場/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  test('lead to no site of a host that cannot find it', async () => {
    renderBills('/billing', { 'GET /billing/totals': () => TOTALS }, signedInWithout('billsOfSite'));
    expect(await screen.findByRole('button', { name: '土木部' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '現場5' })).not.toBeInTheDocument();
  });

  test('are left out where the bills found are in no sum, such as a corrected one', async () => {
    renderBills('/billing?number=202611-000269', { 'GET /billing/totals': () => ({ data: [] }) });
    expect(await theRow()).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('table', { name: '現場別の合計' })).not.toBeInTheDocument());
    expect(screen.queryByText('部署別の合計')).not.toBeInTheDocument();
  });

  test('that fail say so, and the list stays', async () => {
    renderBills('/billing', { 'GET /billing/totals': () => failWith(500) });
    expect(await theRow()).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'もう一度試す' })).toBeInTheDocument();
  });

  test('are not asked of a host without them', async () => {
    const { requests } = renderBills('/billing', {}, signedInWithout('billTotals'));
    expect(await theRow()).toBeInTheDocument();
    expect(requests.map(({ call }) => call)).not.toContain('GET /billing/totals');
  });
});
