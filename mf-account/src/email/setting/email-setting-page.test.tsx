import { answerWith, type FakeApi, failWith, mfaFixture, renderApp, signedIn } from '@portal/app-kit/testing';
import { User } from '@portal/contract/user';
import { act, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { EmailSettingPage } from './email-setting-page.tsx';

const save = () => screen.getByRole('button', { name: '保存する' });
const choice = (name: string) => screen.getByRole('radio', { name });
const written = (app: ReturnType<typeof open>) =>
  app.requests.filter(({ call }) => call === 'PUT /news/user/email-setting').map(({ body }) => body);

function open(emailNotification = 'ALL', api: FakeApi = {}) {
  const session = signedIn({ emailNotification });
  return renderApp(<EmailSettingPage />, {
    path: '/email-setting',
    session,
    api: {
      'PUT /news/user/email-setting': ({ body }) => body,
      'GET /user': () => session.user,
      'GET /user/mfa': () => mfaFixture,
      ...api,
    },
  });
}

test('shows the current setting, and saves only a different one [1.14, 2.43, 4.26, 4.27]', async () => {
  const { user } = open();
  expect(screen.getByRole('group', { name: 'お知らせメール' })).toBeVisible();
  expect(choice('すべて受け取る')).toBeChecked();
  expect(save()).toBeDisabled();
  await user.click(choice('重要なお知らせのみ受け取る'));
  expect(save()).toBeEnabled();
  await user.click(choice('すべて受け取る'));
  expect(save()).toBeDisabled();
});

test('where nothing has been set, all mails arrive [3.5, 9.22]', () => {
  open(v.parse(User, { ...signedIn().user, emailNotification: undefined }).emailNotification);
  expect(choice('すべて受け取る')).toBeChecked();
});

test.each([
  ['重要なお知らせのみ受け取る', 'IMPORTANT_ONLY'],
  ['受け取らない', 'NONE'],
])('%s is saved and confirmed, and the user refetched [3.6, 4.28, 7.12, 7.13]', async (label, emailNotification) => {
  const app = open();
  await app.user.click(choice(label));
  await app.user.click(save());
  const done = await screen.findByRole('dialog', { name: '完了しました' });
  expect(done).toHaveTextContent('受信設定を変更しました。');
  expect(written(app)).toEqual([{ emailNotification }]);
  expect(app.requests.map(({ call }) => call)).toContain('GET /user');
  await app.user.click(within(done).getByRole('button', { name: '閉じる' }));
  expect(done).not.toBeVisible();
  expect(choice(label)).toBeChecked();
  expect(save()).toBeDisabled();
});

describe('an unknown value [3.6]', () => {
  test('is shown as it is and kept', () => {
    open('WEEKLY_DIGEST');
    expect(choice('WEEKLY_DIGEST')).toBeChecked();
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(save()).toBeDisabled();
  });

  test('may be left and chosen again without being sent', async () => {
    const app = open('WEEKLY_DIGEST');
    await app.user.click(choice('受け取らない'));
    expect(save()).toBeEnabled();
    await app.user.click(choice('WEEKLY_DIGEST'));
    expect(save()).toBeDisabled();
    expect(written(app)).toEqual([]);
  });
});

test('a host may answer without a body: what was chosen is the setting', async () => {
  const app = open('ALL', { 'PUT /news/user/email-setting': () => answerWith({}) });
  await app.user.click(choice('受け取らない'));
  await app.user.click(save());
  const done = await screen.findByRole('dialog', { name: '完了しました' });
  expect(app.requests.map(({ call }) => call)).toContain('GET /user');
  await app.user.click(within(done).getByRole('button', { name: '閉じる' }));
  expect(choice('受け取らない')).toBeChecked();
});

test('a failure is shown, and the choice stays [8.23]', async () => {
  const app = open('ALL', { 'PUT /news/user/email-setting': () => failWith(500) });
  await app.user.click(choice('受け取らない'));
  await app.user.click(save());
  expect(await screen.findByRole('alertdialog', { name: '送信できませんでした' })).toBeVisible();
  expect(written(app)).toHaveLength(1);
  expect(choice('受け取らない')).toBeChecked();
});

test('the setting is saved even if the user cannot be fetched afterwards', async () => {
  const app = open('ALL', { 'GET /user': () => failWith(500), 'GET /user/mfa': () => failWith(500) });
  await app.user.click(choice('受け取らない'));
  await app.user.click(save());
  expect(await screen.findByText('受信設定を変更しました。')).toBeVisible();
  expect(choice('受け取らない')).toBeChecked();
});

test('is sent once however often the button is clicked [4.44]', async () => {
  let answer: () => void = () => undefined;
  const app = open('ALL', {
    'PUT /news/user/email-setting': ({ body }) => new Promise((resolve) => (answer = () => resolve(body))),
  });
  await app.user.click(choice('受け取らない'));
  act(() => {
    save().click();
    save().click();
  });
  await waitFor(() => expect(save()).toHaveAttribute('aria-busy', 'true'));
  save().click();
  await act(async () => answer());
  expect(await screen.findByText('受信設定を変更しました。')).toBeVisible();
  expect(written(app)).toHaveLength(1);
});
