import { dialogs } from '@portal/platform/host';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../../kit/theme/ui-provider.tsx';
import { DialogHost } from './dialog-host.tsx';

function ask(body: string): Promise<boolean>[] {
  const answers: Promise<boolean>[] = [];
  act(() => void answers.push(dialogs.confirm({ body, confirmLabel: '移動する', tone: 'danger' })));
  return answers;
}
const cancel = () => userEvent.click(screen.getByRole('button', { name: 'キャンセル' }));

beforeEach(() => void render(<DialogHost />, { wrapper: UiProvider }));

test('a question that has waited for another one has a window of its own, and the focus', async () => {
  ask('行った変更は失われます。');
  ask('追加した資料は失われます。');
  const first = await screen.findByRole('alertdialog', { name: '確認' });
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  fireEvent.click(screen.getByRole('button', { name: '移動する' }));
  const second = screen.getByRole('alertdialog', { name: '確認' });
  expect(second).not.toBe(first);
  expect(second).toHaveTextContent('追加した資料は失われます。');
  // At once, so that the page behind is not shown in between.
  expect(showModal.mock.contexts).toEqual([second]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'キャンセル' })).toHaveFocus());
  await cancel();
});
