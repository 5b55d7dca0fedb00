import { screen, waitFor, within } from '@testing-library/react';
import { show, TANAKA } from '#testing/option-list-driver.tsx';

beforeEach(() => localStorage.clear());

test('the list starts with 自分の案件 where this customer left it so', async () => {
  localStorage.setItem('keep-contact', TANAKA);
  const { address, lists } = show();
  await screen.findByRole('table');
  expect(address()).toBe(`/option?contact=${TANAKA}`);
  expect(lists()).toMatchObject([{ contactId: TANAKA }]);
});

test('conditions under a name are those of this list, with state and service', async () => {
  const first = show('/option?filter=cancelled&service=guard&ended=all&page=2');
  await screen.findByRole('table');
  await first.user.click(screen.getByRole('button', { name: '名前を付けて保存' }));
  const drawer = within(screen.getByRole('dialog', { name: '保存した条件' }));
  await first.user.type(drawer.getByRole('textbox', { name: '条件の名前' }), '警備');
  await first.user.click(drawer.getByRole('button', { name: '名前を付けて保存' }));
  first.unmount();

  const second = show();
  await screen.findByRole('table');
  await second.user.click(screen.getByRole('button', { name: '保存した条件（1）' }));
  await second.user.click(screen.getByRole('button', { name: '警備' }));
  await waitFor(() => expect(second.address()).toBe('/option?filter=cancelled&service=guard'));
  expect(Object.keys(localStorage)).toEqual([`saved-filters:${TANAKA}:options`]);
});
