import type { renderApp } from '@portal/app-kit/testing';
import { screen, within } from '@testing-library/react';

/** Asks to begin the form again, and answers the question. */
export async function startOver(
  user: ReturnType<typeof renderApp>['user'],
  question: string,
  answer = '最初から入力する',
): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '最初から入力する' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '確認' }));
  expect(dialog.getByText(question)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: answer }));
}
