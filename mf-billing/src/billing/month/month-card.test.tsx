import { type FakeApi, failWith, signedIn } from '@portal/app-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { bill, billPage, monthCounts } from '#testing/bill-fixtures.ts';
import { lists, months, renderBills, signedInWithout, theRow } from '#testing/bills-driver.tsx';
import { fixToday } from '#testing/fix-today.ts';

fixToday();
beforeEach(() => localStorage.clear());

const year = () => screen.getByRole('combobox', { name: '年' });
const chosenMonth = () => within(months()).getByRole('radio', { checked: true });

describe('the month', () => {
  test('is one of twelve with their counts, and the year has steps [4.20, 4.21, 7.37, 9.21]', async () => {
    renderBills('/billing');
    expect(await within(months()).findByRole('radio', { name: '11月（8件）' })).toBeChecked();
    const names = within(months())
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('aria-label'));
    expect(names).toHaveLength(12);
    expect(names.slice(8)).toEqual(['9月（0件）', '10月（12件）', '11月（8件）', '12月（3件）']);
    expect(year()).toHaveDisplayValue('2026年');
    expect(
      within(year())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['2023年', '2024年', '2025年', '2026年', '2027年']);
  });

  test('with Shift the month that is shown grows to another one, which is a search; a host without one has none', async () => {
    const { address, user, unmount } = renderBills('/billing?year=2026&month=11');
    await theRow();
    await user.keyboard('{Shift>}');
    await user.click(within(months()).getByRole('radio', { name: '10月（12件）' }));
    await waitFor(() => expect(address()).toMatch(/billedFrom=2026-10-01&billedTo=2026-11-30/));
    unmount();
    const plain = renderBills('/billing?year=2026&month=11', {}, signedIn({ features: [] }));
    await theRow();
    await plain.user.keyboard('{Shift>}');
    await plain.user.click(within(months()).getByRole('radio', { name: '10月（12件）' }));
    await waitFor(() => expect(plain.address()).toBe('/billing?year=2026&month=10'));
  });

  test('another one goes into the address and starts on its first page [2.35]', async () => {
    const { requests, address, user } = renderBills('/billing?year=2026&month=11&page=2&sort=TOTAL_RENT', {
      'GET /billing': ({ query }) => billPage([bill(1)], { total: 21, pageIndex: query.pageNumber }),
    });
    await theRow();
    await user.click(within(months()).getByRole('radio', { name: '10月（12件）' }));
    await waitFor(() => expect(address()).toBe('/billing?year=2026&month=10&sort=TOTAL_RENT'));
    await waitFor(() =>
      expect(lists(requests).at(-1)).toMatchObject({ billingYear: 2026, billingMonth: 10, pageNumber: 1 }),
    );
    await user.click(screen.getByRole('button', { name: '前の年' }));
    await waitFor(() => expect(address()).toBe('/billing?year=2025&month=10&sort=TOTAL_RENT'));
    await user.selectOptions(year(), '2027年');
    expect(address()).toBe('/billing?year=2027&month=10&sort=TOTAL_RENT');
    expect(screen.getByRole('button', { name: '次の年' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('without bills leads to the first with bills when its year arrives [4.22]', async () => {
    const { address, user, requests } = renderBills('/billing?year=2026&month=9', {
      'GET /billing/monthly/:year': ({ params }) =>
        monthCounts(Number(params.year) === 2026 ? { 12: 3, 11: 8 } : { 2: 1 }),
    });
    await waitFor(() => expect(chosenMonth()).toHaveAccessibleName('12月（3件）'));
    expect(address()).toBe('/billing?year=2026&month=12');
    await waitFor(() => expect(lists(requests).at(-1)).toMatchObject({ billingYear: 2026, billingMonth: 12 }));
    await user.click(screen.getByRole('button', { name: '前の年' }));
    await waitFor(() => expect(chosenMonth()).toHaveAccessibleName('2月（1件）'));
    expect(address()).toBe('/billing?year=2025&month=2');
  });

  test('without bills can be chosen all the same, and says that there are none', async () => {
    const { address, user } = renderBills('/billing', {
      'GET /billing': ({ query }) => billPage(query.billingMonth === 11 ? [bill(1)] : []),
    });
    await theRow();
    await user.click(await within(months()).findByRole('radio', { name: '3月（0件）' }));
    expect(await screen.findByText('2026年3月の請求はありません。')).toBeInTheDocument();
    expect(address()).toBe('/billing?year=2026&month=3');
    expect(chosenMonth()).toHaveAccessibleName('3月（0件）');
  });

  test('of a year without bills says so, and stays', async () => {
    const { address } = renderBills('/billing?year=2023&month=3', {
      'GET /billing': ({ query }) => billPage(query.billingDateFrom ? [bill(1)] : []),
      'GET /billing/monthly/:year': () => monthCounts({}),
    });
    expect(await screen.findByText('この年の請求はありません。')).toBeInTheDocument();
    expect(await screen.findByText('2023年3月の請求はありません。')).toBeInTheDocument();
    expect(screen.queryByText('請求書はまだありません')).not.toBeInTheDocument();
    expect(address()).toBe('/billing?year=2023&month=3');
  });

  const NONE: FakeApi = {
    'GET /billing': () => billPage([]),
    'GET /billing/monthly/:year': () => monthCounts({}),
  };
  test('of an account that has never had a bill, what will bring one', async () => {
    renderBills('/billing?year=2026&month=11', NONE);
    expect(await screen.findByText('請求書はまだありません')).toBeVisible();
    expect(screen.getByText('契約した駐車場の利用が始まると、請求書がここに届きます。')).toBeVisible();
    expect(screen.getByRole('link', { name: '駐車場探しを依頼する' })).toHaveAttribute('href', '/order/create');
    expect(screen.queryByText('2026年11月の請求はありません。')).not.toBeInTheDocument();
  });

  test('of a host that cannot search across months, the month alone', async () => {
    const { requests } = renderBills('/billing?year=2026&month=11', NONE, signedInWithout('billSearch'));
    expect(await screen.findByText('2026年11月の請求はありません。')).toBeVisible();
    expect(lists(requests)).toHaveLength(1);
  });

  test.each(['year=abc&month=13', 'month=0', 'year=2026&year=2025&month=3'])(
    'of the address %s is today’s, and the page says so',
    async (search) => {
      const { requests, address } = renderBills(`/billing?${search}`, {
        'GET /billing/monthly/:year': () => monthCounts({ 12: 3 }),
      });
      const said = '指定された年月が正しくないため、今月の請求を表示しています。';
      expect(await screen.findByText(said)).toBeInTheDocument();
      await within(months()).findByRole('radio', { name: '12月（3件）' });
      // Lets everything happen that follows from the months.
      await act(async () => undefined);
      expect(address()).toBe(`/billing?${search}`);
      expect(chosenMonth()).toHaveAccessibleName('11月（0件）');
      expect(lists(requests)).toEqual([expect.objectContaining({ billingYear: 2026, billingMonth: 11 })]);
      expect(screen.getByText(said)).toBeInTheDocument();
    },
  );

  test('can be chosen without its counts, whose failure is a line and no dialog', async () => {
    let fails = true;
    const { user, address } = renderBills('/billing', {
      'GET /billing/monthly/:year': () => (fails ? failWith(500) : monthCounts({ 10: 12, 11: 8 })),
    });
    expect(await screen.findByText('件数を取得できませんでした。')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await user.click(within(months()).getByRole('radio', { name: '10月' }));
    await waitFor(() => expect(address()).toBe('/billing?year=2026&month=10'));
    fails = false;
    await user.click(screen.getByRole('button', { name: 'もう一度試す' }));
    expect(await within(months()).findByRole('radio', { name: '10月（12件）' })).toBeChecked();
  });

  test('never shows the rows and total of another one', async () => {
    let answer: () => void = () => undefined;
    const second = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user } = renderBills('/billing', {
      'GET /billing': async ({ query }) => {
        if (query.billingMonth === 10) await second;
        return billPage([bill(query.billingMonth === 10 ? 10 : 1)]);
      },
    });
    await theRow();
    await user.click(await within(months()).findByRole('radio', { name: '10月（12件）' }));
    await waitFor(() => expect(screen.queryByText('新宿第1駐車場')).not.toBeInTheDocument());
    expect(screen.queryByText('1,234,567円')).not.toBeInTheDocument();
    answer();
    expect(await screen.findByText('新宿第10駐車場')).toBeInTheDocument();
  });
});
