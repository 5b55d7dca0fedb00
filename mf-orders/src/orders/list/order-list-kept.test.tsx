import { screen, waitFor } from '@testing-library/react';
import { idOf, onePage } from '#testing/order-fixtures.ts';
import { goBack, rows, show, TANAKA } from '#testing/order-list-driver.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the status of the last choice', () => {
  test('is kept and applied to an address without a status, replacing the entry [9.24]', async () => {
    localStorage.setItem('keep-orders-status', 'uncontracted');
    const { address, router, lists } = show('/order');
    await screen.findByRole('table');
    await waitFor(() => expect(address()).toBe('/order?filter=uncontracted'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(lists()).toEqual([expect.objectContaining({ orderStatusFilter: 'uncontracted' })]);
  });

  test('is overridden by the address [9.24]', async () => {
    localStorage.setItem('keep-orders-status', 'uncontracted');
    const { address } = show('/order?filter=unanswered');
    await screen.findByRole('table');
    expect(address()).toBe('/order?filter=unanswered');
    expect(localStorage.getItem('keep-orders-status')).toBe('uncontracted');
  });

  test('is stored when it is chosen, even "all" [9.24]', async () => {
    const { user, address } = show('/order');
    await screen.findByRole('table');
    await user.click(screen.getByRole('radio', { name: '請求書未ダウンロード' }));
    await waitFor(() => expect(localStorage.getItem('keep-orders-status')).toBe('notDownloadedBilling'));
    expect(address()).toBe('/order?filter=notDownloadedBilling');
    await user.click(screen.getByRole('radio', { name: 'すべて' }));
    await waitFor(() => expect(localStorage.getItem('keep-orders-status')).toBe('all'));
    expect(address()).toBe('/order');
  });

  test.each([
    ['the keyword is cleared', '/order?q=abc', 'button', 'キーワードをクリア'],
    ['ended ones are left out again', '/order?period=all', 'checkbox', '終了した依頼を除く'],
    ['the first page is requested', '/order?page=2', 'button', '前のページ'],
  ])('does not come back unexpectedly when %s [9.24]', async (_, path, role, name) => {
    localStorage.setItem('keep-orders-status', 'uncontracted');
    const { user, address, lists } = show(path, {
      'GET /order': ({ query }) => ({
        data: rows,
        pagination: onePage(rows, { pageIndex: query.pageNumber, totalPages: 2, totalRecords: 22 }),
      }),
    });
    await screen.findByRole('table');
    await user.click(screen.getByRole(role, { name }));
    await waitFor(() => expect(address()).toBe('/order?filter=all'));
    await waitFor(() => expect(lists()).toHaveLength(2));
    expect(lists()[1]).toEqual({
      pageNumber: 1,
      pageSize: 20,
      orderStatusFilter: 'all',
      parkingUsageDateFilter: 'notExpired',
      orderType: 'desc',
      billingUnit: 'everyContract',
    });
    expect(screen.getByRole('radio', { name: 'すべて' })).toBeChecked();
  });

  test('does not change where the way back leads', async () => {
    const { user, address, router } = show('/order');
    await screen.findByRole('table');
    await user.click(screen.getByRole('radio', { name: '未契約' }));
    await waitFor(() => expect(address()).toBe('/order?filter=uncontracted'));
    await goBack(router, -1);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'すべて' })).toBeChecked());
    expect(address()).toBe('/order');
  });

  test('is ignored when it is invalid', async () => {
    localStorage.setItem('keep-orders-status', '{"filter":1}');
    const { address } = show('/order');
    await screen.findByRole('table');
    expect(address()).toBe('/order');
  });
});

describe('自分の案件', () => {
  const choose = async ({ user }: ReturnType<typeof show>, person: string) => {
    await user.click(await screen.findByRole('button', { name: /^絞り込み/ }));
    await screen.findByRole('option', { name: person });
    await user.selectOptions(screen.getByRole('combobox', { name: '担当者' }), person);
    await user.click(await screen.findByRole('button', { name: '2件を表示する' }));
  };

  test('is where the next visit starts, beside the status, and すべて again once it is chosen', async () => {
    localStorage.setItem('keep-orders-status', 'uncontracted');
    const first = show('/order?filter=unanswered');
    await choose(first, '自分の案件');
    await waitFor(() => expect(first.address()).toBe(`/order?filter=unanswered&contact=${TANAKA}`));
    first.unmount();

    const second = show('/order');
    await waitFor(() => expect(second.address()).toBe(`/order?filter=uncontracted&contact=${TANAKA}`));
    expect(second.lists()).toEqual([expect.objectContaining({ contactId: TANAKA, orderStatusFilter: 'uncontracted' })]);
    await second.user.click(await screen.findByRole('button', { name: '担当者 自分の案件を解除する' }));
    second.unmount();

    const third = show('/order');
    await waitFor(() => expect(third.address()).toBe('/order?filter=uncontracted'));
  });

  test('is not what a link shows that says a filter of its own', async () => {
    localStorage.setItem('keep-contact', TANAKA);
    const { address, lists } = show('/order?filter=unanswered');
    await screen.findByRole('table');
    expect(address()).toBe('/order?filter=unanswered');
    expect(lists()[0]).not.toHaveProperty('contactId');
  });

  test('a colleague who is looked at is not kept, and no choice of another customer applies', async () => {
    const first = show('/order');
    await choose(first, '山田 花子');
    await waitFor(() => expect(first.address()).toBe(`/order?contact=${idOf('cont', 2)}`));
    expect(localStorage.getItem('keep-contact')).toBeNull();
    first.unmount();

    localStorage.setItem('keep-contact', idOf('cont', 2));
    const { address, lists } = show('/order');
    await screen.findByRole('table');
    expect(address()).toBe('/order');
    expect(lists()[0]).not.toHaveProperty('contactId');
  });
});
