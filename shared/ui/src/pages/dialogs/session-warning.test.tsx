import { dialogs, warnOfSessionEnd } from '@portal/platform/host';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../../kit/theme/ui-provider.tsx';
import { DialogHost } from './dialog-host.tsx';

const goOn = jest.fn(() => warnOfSessionEnd(null));
const warning = () => screen.queryByRole('alertdialog', { name: 'まもなくログアウトします' });

beforeEach(() => {
  goOn.mockClear();
  render(<DialogHost />, { wrapper: UiProvider });
});
afterEach(() => act(() => warnOfSessionEnd(null)));

test('says that the session ends, with the focus on the button that goes on', async () => {
  expect(warning()).toBeNull();
  act(() => warnOfSessionEnd({ reason: 'idle', goOn }));
  expect(warning()).toHaveTextContent('このままでは1分以内にログアウトします。');
  const button = screen.getByRole('button', { name: 'ログインを続ける' });
  await waitFor(() => expect(button).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(goOn).toHaveBeenCalledTimes(1);
  expect(warning()).toBeNull();
});

test('Escape goes on, too: nobody closes it in order to leave', async () => {
  act(() => warnOfSessionEnd({ reason: 'idle', goOn }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'ログインを続ける' })).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(goOn).toHaveBeenCalledTimes(1));
});

test('an end that nothing puts off is told, with a button that closes', async () => {
  act(() => warnOfSessionEnd({ reason: 'tooLong', goOn }));
  expect(warning()).toHaveTextContent('5分以内にログアウトします。');
  expect(screen.queryByRole('button', { name: 'ログインを続ける' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
  expect(warning()).toBeNull();
});

test('it is shown above a question, which stays', async () => {
  act(() => void dialogs.confirm({ body: '行った変更は失われます。', confirmLabel: '移動する' }));
  act(() => warnOfSessionEnd({ reason: 'idle', goOn }));
  expect(warning()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'ログインを続ける' }));
  expect(screen.getByRole('alertdialog', { name: '確認' })).toHaveTextContent('行った変更は失われます。');
});
