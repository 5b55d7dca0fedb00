import { answerWith, failWith } from '@portal/app-kit/testing';
import { catchSavedFiles } from '@portal/app-kit/testing/saved-files';
import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import type { Contract } from '@portal/contract/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { bill, billPage, PDF } from '#testing/bill-fixtures.ts';
import { contractOf } from '#testing/contract-fixtures.ts';
import { fixToday } from '#testing/fix-today.ts';
import { bills, facts, ID, ownBill, show } from '#testing/usage-detail-driver.tsx';

fixToday();
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  forgetWidth();
  jest.restoreAllMocks();
});

describe('the bills of a contract', () => {
  test('are those of this contract alone, newest first, and are asked for with the contract', async () => {
    let answerContract: () => void = () => undefined;
    const later = new Promise<void>((resolve) => {
      answerContract = resolve;
    });
    const { requests } = show({ 'GET /contract/:id': () => later.then(() => contractOf()) });
    await waitFor(() => expect(requests.map(({ call }) => call)).toContain('GET /billing'));
    expect(requests.find(({ call }) => call === 'GET /billing')?.query).toMatchObject({
      contractId: ID,
      pageSize: 100,
      sortColumn: 'BILLING_DATE',
      sortDirection: 'DESC',
    });
    answerContract();
    const card = await bills();
    expect(await card.findByText('2件・1,234,567円')).toBeVisible();
    const [, first, second] = card.getAllByRole('row');
    expect(
      within(first as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['2026/11/15', '2026/11/01〜2026/11/30', '42,001円', '2026/12/31', '未ダウンロード']);
    expect(second).toHaveTextContent('ダウンロード済み');
  });

  test('of a host that does not say what they come to are counted alone', async () => {
    show({ 'GET /billing': () => answerWith({ ...billPage([ownBill()]), monthTotalRent: null }) });
    expect(await (await bills()).findByText('1件')).toBeVisible();
  });

  test('are asked for once, also when they arrive before the contract', async () => {
    let answerContract: () => void = () => undefined;
    const later = new Promise<void>((resolve) => {
      answerContract = resolve;
    });
    const { requests, client } = show({ 'GET /contract/:id': () => later.then(() => contractOf()) });
    await waitFor(() => expect(client.getQueryCache().findAll({ queryKey: ['billing'] })).toHaveLength(1));
    await waitFor(() => expect(client.isFetching({ queryKey: ['billing'] })).toBe(0));
    answerContract();
    expect(await (await bills()).findByText('2件・1,234,567円')).toBeVisible();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(requests.filter(({ call }) => call === 'GET /billing')).toHaveLength(1);
  });

  test('show the same facts on a phone, each date with its name', async () => {
    showAtWidth(375);
    show();
    const card = await bills();
    const [row] = await card.findAllByRole('listitem');
    expect(row).toHaveTextContent('2026/11/01〜2026/11/30');
    expect(row).toHaveTextContent('請求日2026/11/15');
    expect(row).toHaveTextContent('お支払い期日2026/12/31');
    expect(row).toHaveTextContent('42,001円');
    expect(row).toHaveTextContent('未ダウンロード');
  });

  test('are downloaded from here, and the list says so', async () => {
    const saved = catchSavedFiles();
    let downloadedAt: string | null = null;
    const { user } = show({
      'GET /billing': () => billPage([ownBill(1, { downloadedAt })]),
      'GET /billing/downloaded-pdf/:id': () => {
        downloadedAt = '2026-11-21T03:00:00.000Z';
        return PDF;
      },
    });
    const card = await bills();
    await user.click(await card.findByRole('button', { name: `${PDF.name} の請求書をダウンロード` }));
    expect(await card.findByText('ダウンロード済み')).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual([`${PDF.name}.pdf`]);
  });

  const nextBillingDate = '2026-12-01';
  const NEXT = '次回の請求日は2026/12/01（火）の予定です。';

  test('the next one is announced below them, and not counted', async () => {
    show({}, { nextBillingDate });
    await (await bills()).findByText(/^次回の請求日/);
    expect(screen.getByRole('region', { name: 'この契約の請求' })).toHaveTextContent(NEXT);
    expect((await bills()).getByText('2件・1,234,567円')).toBeVisible();
  });

  test('the next one is announced where there are none yet', async () => {
    const { container } = show({ 'GET /billing': () => billPage([]) }, { nextBillingDate });
    await screen.findByText(/^次回の請求日/);
    expect(container).toHaveTextContent(NEXT);
  });

  test.each<Partial<Contract>>([
    {},
    { nextBillingDate: null },
    { nextBillingDate, usageStatus: 'endOfUse' },
    { nextBillingDate, usageStatus: 'beforeUse' },
  ])('of %j no next one is announced', async (contract) => {
    show({}, contract);
    await (await bills()).findByText('2件・1,234,567円');
    expect(screen.queryByText(/次回の請求日/)).not.toBeInTheDocument();
  });

  test('of a contract without any: a sentence', async () => {
    show({ 'GET /billing': () => billPage([]) });
    expect(await screen.findByText('この契約の請求はまだありません。')).toBeVisible();
  });

  test('are left out where the provider answers with those of other contracts', async () => {
    show({ 'GET /billing': () => billPage([ownBill(), bill(2)]) });
    await facts();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'この契約の請求' })).not.toBeInTheDocument());
    expect(screen.queryByText('未ダウンロード')).not.toBeInTheDocument();
  });

  test('fail alone, with a retry', async () => {
    let fails = true;
    const { user } = show({ 'GET /billing': () => (fails ? failWith(500) : billPage([ownBill()])) });
    const retry = await screen.findByRole('button', { name: 'もう一度試す' });
    expect(
      within(screen.getByRole('region', { name: 'この契約の請求' })).getByRole('heading', { name: 'この契約の請求' }),
    ).toBeVisible();
    expect((await bills()).getByRole('button', { name: 'もう一度試す' })).toBe(retry);
    expect((await facts()).getByText('107,250円')).toBeVisible();
    fails = false;
    await user.click(retry);
    expect(await screen.findByText('未ダウンロード')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
