import { act, screen, waitFor, within } from '@testing-library/react';
import { idOf } from '#testing/contract-fixtures.ts';
import { fixToday } from '#testing/fix-today.ts';
import { show, shown } from '#testing/usage-list-driver.tsx';
import { usageListReads } from './usage-list-reads.ts';

fixToday();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the status of the last choice', () => {
  test('is stored when it is chosen, even "all" [9.25]', async () => {
    const { user } = show();
    await shown();
    await user.click(screen.getByRole('radio', { name: '利用終了' }));
    await waitFor(() => expect(localStorage.getItem('keep-usage-status')).toBe('endOfUse'));
    await user.click(screen.getByRole('radio', { name: 'すべて' }));
    await waitFor(() => expect(localStorage.getItem('keep-usage-status')).toBe('all'));
  });

  test('is applied to an address without a status, replacing the entry [9.25]', async () => {
    localStorage.setItem('keep-usage-status', 'beforeUse');
    const { address, router, lists } = show();
    await shown();
    await waitFor(() => expect(address()).toBe('/usage?filter=beforeUse'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(lists()).toEqual([expect.objectContaining({ usageStatusFilter: 'beforeUse' })]);
  });

  test('is overridden by the address, which does not change it [9.25]', async () => {
    localStorage.setItem('keep-usage-status', 'beforeUse');
    const { lists } = show('/usage?filter=duringUse');
    await shown();
    expect(lists()).toEqual([expect.objectContaining({ usageStatusFilter: 'duringUse' })]);
    expect(localStorage.getItem('keep-usage-status')).toBe('beforeUse');
  });

  test('is ignored when it is not a status', async () => {
    localStorage.setItem('keep-usage-status', 'unanswered');
    const { address, lists } = show();
    await shown();
    expect(address()).toBe('/usage');
    expect(lists()).toEqual([expect.objectContaining({ usageStatusFilter: 'all' })]);
  });

  test('does not change where the way back leads', async () => {
    const { user, address, router } = show();
    await shown();
    await user.click(screen.getByRole('radio', { name: '利用中' }));
    await waitFor(() => expect(address()).toBe('/usage?filter=duringUse'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'すべて' })).toBeChecked());
    expect(address()).toBe('/usage');
  });
});

test('conditions under a name are those of this list, with its status', async () => {
  const first = show('/usage?filter=endOfUse&q=豊洲&sort=USAGE_PERIOD');
  await shown();
  await first.user.click(screen.getByRole('button', { name: '名前を付けて保存' }));
  const drawer = within(screen.getByRole('dialog', { name: '保存した条件' }));
  await first.user.type(drawer.getByRole('textbox', { name: '条件の名前' }), '終了');
  await first.user.click(drawer.getByRole('button', { name: '名前を付けて保存' }));
  first.unmount();

  const second = show('/usage?filter=beforeUse');
  await shown();
  await second.user.click(screen.getByRole('button', { name: '保存した条件（1）' }));
  await second.user.click(screen.getByRole('button', { name: '終了' }));
  await waitFor(() => expect(second.address()).toBe(`/usage?filter=endOfUse&q=${encodeURIComponent('豊洲')}`));
  expect(Object.keys(localStorage)).toContain(`saved-filters:${idOf('cont', 1)}:usage`);
});

describe('自分の案件', () => {
  const OWN = idOf('cont', 1);
  const me = { id: OWN, name: '田中 太郎', department: '首都圏第一工事部' };
  const visit = (path?: string) => show(path, { 'GET /user/account/list': () => ({ data: [me] }) });

  test('is where the next visit starts, beside the status, and すべて again once it is chosen', async () => {
    localStorage.setItem('keep-usage-status', 'beforeUse');
    const first = visit('/usage?filter=duringUse');
    await shown();
    await first.user.click(screen.getByRole('button', { name: '絞り込み' }));
    await screen.findByRole('option', { name: '自分の案件' });
    await first.user.selectOptions(screen.getByRole('combobox', { name: '担当者' }), '自分の案件');
    await first.user.click(await screen.findByRole('button', { name: '1件を表示する' }));
    await waitFor(() => expect(first.address()).toBe(`/usage?filter=duringUse&contact=${OWN}`));
    first.unmount();

    const second = visit();
    await waitFor(() => expect(second.address()).toBe(`/usage?filter=beforeUse&contact=${OWN}`));
    await shown();
    expect(second.lists()).toEqual([expect.objectContaining({ contactId: OWN, usageStatusFilter: 'beforeUse' })]);
    await second.user.click(await screen.findByRole('button', { name: '担当者 自分の案件を解除する' }));
    second.unmount();

    const third = visit();
    await waitFor(() => expect(third.address()).toBe('/usage?filter=beforeUse'));
    await shown();
    expect(third.lists()[0]).not.toHaveProperty('contactId');
  });

  test('is not what a link shows that says a filter of its own, nor what another customer left', async () => {
    localStorage.setItem('keep-contact', OWN);
    const link = visit('/usage?filter=duringUse');
    await shown();
    expect(link.lists()[0]).not.toHaveProperty('contactId');
    link.unmount();

    localStorage.setItem('keep-contact', idOf('contact', 2));
    const { address, lists } = visit();
    await shown();
    expect(address()).toBe('/usage');
    expect(lists()[0]).not.toHaveProperty('contactId');
  });

  test('is read ahead, too', async () => {
    localStorage.setItem('keep-contact', OWN);
    const { lists } = visit();
    await shown();
    const [asked] = lists();
    for (const read of usageListReads(new URLSearchParams())) await read(new AbortController().signal);
    expect(lists()).toEqual([asked, asked]);
  });
});
