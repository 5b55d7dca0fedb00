import { type FakeApi, failWith, renderApp, signedIn } from '@portal/app-kit/testing';
import { FEATURES } from '@portal/contract/values/features';
import { act, screen, waitFor, within } from '@testing-library/react';
import { challenge, provider, refused, resetProvider } from '#testing/fake-provider.ts';
import { SessionsPage } from './sessions-page.tsx';

jest.mock('@portal/platform/firebase', () => jest.requireActual('#testing/fake-provider.ts').provider);
jest.mock('@portal/platform/firebase/self-service', () => jest.requireActual('#testing/fake-provider.ts').provider);

const END = 'POST /user/sessions/end-others';
const answer = (hasEnded = false) => ({
  signedInAt: '2026-11-30T00:05:00.000Z',
  data: [{ signedInAt: '2026-11-28T23:10:00.000Z', hasEnded }],
});

beforeEach(resetProvider);

function open(api: FakeApi = {}, features = [...FEATURES]) {
  const app = renderApp(<SessionsPage />, {
    path: '/sessions',
    session: signedIn({ features }),
    api: { 'GET /user/sessions': () => answer(), [END]: () => ({}), ...api },
  });
  return { ...app, ended: () => app.requests.filter(({ call }) => call === END).length };
}
const END_OTHERS = 'ほかの端末からログアウトする';
const button = () => screen.findByRole('button', { name: END_OTHERS });
const password = () => screen.findByLabelText('現在のパスワード');
const others = () => screen.findByRole('region', { name: 'ほかのログイン' });

async function enterPassword({ user }: ReturnType<typeof open>): Promise<void> {
  await user.click(await button());
  await screen.findByRole('dialog', { name: 'パスワードの入力' });
  await user.type(await password(), 'demo-pass-1{Enter}');
}

describe('where the customer is signed in', () => {
  test('this device, with its browser and the time in Tokyo, and the other sign-ins', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537');
    open();
    expect(await screen.findByText('Chrome（Windows）')).toBeVisible();
    expect(screen.getByText('2026/11/30（月）09:05')).toBeVisible();
    expect(within(await others()).getByRole('listitem')).toHaveTextContent('2026/11/29（日）08:10');
    expect(screen.queryByText('ログアウト済み')).toBeNull();
    expect(screen.getByRole('link', { name: 'パスワードの変更' })).toHaveAttribute('href', '/password');
    jest.restoreAllMocks();
  });

  test('what is over says so', async () => {
    open({ 'GET /user/sessions': () => answer(true) });
    expect(within(await others()).getByText('ログアウト済み')).toBeVisible();
  });

  test('there are no others: no list, and the button all the same, since the log may be shorter', async () => {
    open({ 'GET /user/sessions': () => ({ ...answer(), data: [] }) });
    expect(await screen.findByText('ほかのログインの記録はありません。')).toBeVisible();
    expect(screen.queryByRole('list')).toBeNull();
    expect(await button()).toBeEnabled();
  });

  test('while it loads nothing is claimed; after a while it says that it still loads', async () => {
    jest.useFakeTimers();
    open({ 'GET /user/sessions': () => new Promise(() => undefined) });
    expect(screen.getByRole('status')).toHaveTextContent('読み込み中です');
    expect(screen.queryByText('この端末')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(screen.getByRole('status')).toHaveTextContent('読み込みに時間がかかっています');
    jest.useRealTimers();
  });

  test('a failure is shown in its place, and it is asked for again', async () => {
    let isBroken = true;
    const { user } = open({ 'GET /user/sessions': () => (isBroken ? failWith(500) : answer()) });
    const again = await screen.findByRole('button', { name: 'もう一度試す' });
    expect(screen.queryByText('この端末')).toBeNull();
    isBroken = false;
    await user.click(again);
    expect(await screen.findByText('この端末')).toBeVisible();
  });

  test('a host without the feature has no such page, and is not asked', () => {
    const { requests } = open({}, []);
    expect(screen.getByRole('link', { name: 'ホームへ' })).toHaveAttribute('href', '/');
    expect(requests).toEqual([]);
  });
});

describe('signing out the other devices', () => {
  test('asks for the password, does it once, says so, and shows what is over', async () => {
    let hasEnded = false;
    const app = open({
      'GET /user/sessions': () => answer(hasEnded),
      [END]: () => {
        expect(provider.reauthenticate).toHaveBeenCalledWith('demo-pass-1');
        hasEnded = true;
        return {};
      },
    });
    await enterPassword(app);
    expect(await screen.findByText('ほかの端末からログアウトしました。')).toBeVisible();
    expect(await screen.findByText('ログアウト済み')).toBeVisible();
    expect(app.ended()).toBe(1);
  });

  test('with two-factor on, the code is asked for, too', async () => {
    provider.reauthenticate.mockRejectedValue(refused('multi-factor-auth-required'));
    const app = open();
    await enterPassword(app);
    const code = await screen.findByLabelText('認証コード（6桁）');
    expect(app.ended()).toBe(0);
    await app.user.type(code, '123456{Enter}');
    expect(await screen.findByText('ほかの端末からログアウトしました。')).toBeVisible();
    expect(challenge.confirm).toHaveBeenCalledWith('123456');
    expect(app.ended()).toBe(1);
  });

  test('a customer who declines stays as they are, without an error', async () => {
    const app = open();
    await app.user.click(await button());
    await password();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: END_OTHERS })).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByText('ほかの端末からログアウトしました。')).toBeNull();
    expect(app.ended()).toBe(0);
  });

  test('a wrong password shows an error at its field', async () => {
    provider.reauthenticate.mockRejectedValueOnce(refused('wrong-password'));
    const app = open();
    await enterPassword(app);
    await waitFor(async () =>
      expect(await password()).toHaveAccessibleDescription('現在のパスワードが正しくありません。'),
    );
    expect(app.ended()).toBe(0);
  });

  test('a failure is shown once, nothing is sent again, and the page stays', async () => {
    const app = open({ [END]: () => failWith(500) });
    await enterPassword(app);
    expect(await screen.findByRole('alertdialog', { name: '送信できませんでした' })).toBeVisible();
    expect(app.ended()).toBe(1);
    expect(screen.getByText('2026/11/30（月）09:05')).toBeInTheDocument();
    expect(screen.queryByText('ほかの端末からログアウトしました。')).toBeNull();
  });

  test('a lost answer says where to look', async () => {
    const app = open({ [END]: () => failWith(0) });
    await enterPassword(app);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      '再読み込みして、「ほかのログイン」の表示を確認してください。',
    );
  });

  test('whoever waited too long with the code enters the password again', async () => {
    const app = open({ [END]: () => failWith(409) });
    await enterPassword(app);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('もう一度入力してください。');
  });

  test('is asked for once however often the button is clicked [4.44]', async () => {
    let finish: () => void = () => undefined;
    const app = open({ [END]: () => new Promise((resolve) => (finish = () => resolve({}))) });
    await enterPassword(app);
    await waitFor(async () => expect(await button()).toHaveAttribute('aria-busy', 'true'));
    act(() => screen.getByRole('button', { name: END_OTHERS }).click());
    await waitFor(() => expect(app.ended()).toBe(1));
    await act(async () => finish());
    expect(await screen.findByText('ほかの端末からログアウトしました。')).toBeVisible();
    expect(app.ended()).toBe(1);
  });
});
