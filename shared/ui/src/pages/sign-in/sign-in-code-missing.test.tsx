import { renderApp } from '@portal/app-kit/testing';
import * as firebase from '@portal/platform/firebase';
import { t } from '@portal/platform/text';
import { screen } from '@testing-library/react';
import { SignInForm } from './sign-in.tsx';

jest.mock('@portal/platform/firebase', () => ({
  authErrorCode: (error: { code?: string }) => error.code ?? null,
  mfaChallengeOf: jest.fn(() => ({ phone: '+********4444', sendCode: jest.fn(), confirm: jest.fn() })),
  signInWithPassword: jest.fn(() => Promise.reject({ code: 'multi-factor-auth-required' })),
  watchAccount: async () => () => undefined,
}));
let isGone = true;
jest.mock('./sign-in-code.tsx', () => {
  if (isGone) throw new Error('the code of the form cannot be fetched');
  return jest.requireActual('./sign-in-code.tsx');
});

test('if the form for the code cannot be fetched, the login says so, and the next press tries again', async () => {
  const { user } = renderApp(<SignInForm />, { session: { state: 'signedOut' } });
  await user.type(screen.getByRole('textbox', { name: 'メールアドレス' }), 'tanaka@demo.example');
  await user.type(screen.getByLabelText('パスワード'), 'demo-pass-1');
  await user.click(screen.getByRole('button', { name: 'ログイン' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(t('login.errorNetwork'));
  expect(screen.getByLabelText('パスワード')).toHaveValue('demo-pass-1');
  isGone = false;
  await user.click(screen.getByRole('button', { name: 'ログイン' }));
  expect(await screen.findByRole('heading', { name: '認証コードの入力' })).toBeVisible();
  expect(firebase.signInWithPassword).toHaveBeenCalledTimes(2);
});
