import { type FakeApi, knownMfa, renderApp, signedIn } from '@portal/app-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { enrolment, provider, refused, resetProvider } from '#testing/fake-provider.ts';
import { MfaSettingPage } from './mfa-setting-page.tsx';

jest.mock('@portal/platform/firebase', () => jest.requireActual('#testing/fake-provider.ts').provider);
jest.mock('@portal/platform/firebase/self-service', () => jest.requireActual('#testing/fake-provider.ts').provider);

const ON = { isMfaEnabled: true, mfaPhoneNumber: '***-****-5678' };

beforeEach(resetProvider);
afterEach(() => jest.useRealTimers());

function open({ isRequiredMfa = false, mfa = knownMfa() } = {}) {
  const session = signedIn({ isRequiredMfa }, { mfa });
  const fetched = jest.fn(() => ON);
  const api: FakeApi = { 'GET /user': () => session.user, 'GET /user/mfa': fetched };
  return { fetched, ...renderApp(<MfaSettingPage />, { path: '/mfa-setting', session, api }) };
}

const phone = () => screen.getByLabelText<HTMLInputElement>('携帯電話番号');
const send = () => screen.getByRole('button', { name: '認証コードを送信する' });
const code = () => screen.getByLabelText<HTMLInputElement>('認証コード（6桁）');
const verify = () => screen.getByRole('button', { name: '認証する' });
const currentStep = () => document.querySelector('[aria-current=step]')?.textContent;

async function toStep2(app: ReturnType<typeof open>): Promise<void> {
  await app.user.click(phone());
  await app.user.paste('09012345678');
  await app.user.click(send());
  await waitFor(() => expect(code()).toHaveFocus());
}

async function toStep3(app: ReturnType<typeof open>): Promise<void> {
  await toStep2(app);
  await app.user.type(code(), '123456{Enter}');
  await screen.findByRole('heading', { name: '2段階認証を設定しました' });
}

test('phone number, code, done: the steps are marked one after the other [2.42, 4.11]', async () => {
  const app = open();
  const steps = [currentStep()];
  await toStep2(app);
  steps.push(currentStep());
  await app.user.type(code(), '123456{Enter}');
  await screen.findByRole('heading', { name: '2段階認証を設定しました' });
  expect([...steps, currentStep()]).toEqual(
    ['電話番号の入力', '認証コードの入力', '設定完了'].map((name) => expect.stringContaining(name)),
  );
});

describe('step 1, the phone number', () => {
  test('can be sent from ten digits up [5.12]', async () => {
    const { user } = open();
    expect(currentStep()).toContain('電話番号の入力');
    await user.type(phone(), '090123456');
    expect(send()).toBeDisabled();
    await user.type(phone(), '7');
    expect(send()).toBeEnabled();
  });

  test.each(['０９０－１２３４－５６７８', '090 1234 5678', '+81 90-1234-5678'])(
    '%s is sent with +81 and without the 0 [5.11, 9.11]',
    async (typed) => {
      const { user } = open();
      await user.click(phone());
      await user.paste(typed);
      await user.click(send());
      expect(provider.startEnrolment).toHaveBeenCalledWith('+819012345678');
    },
  );

  test('is not changed during a composition', () => {
    open();
    fireEvent.compositionStart(phone());
    fireEvent.input(phone(), { target: { value: '０９０' }, isComposing: true });
    expect(phone()).toHaveValue('０９０');
    fireEvent.compositionEnd(phone());
    expect(phone()).toHaveValue('090');
  });

  test('a number that the provider refuses shows an error at the field, and stays', async () => {
    enrolment.sendCode.mockRejectedValueOnce(refused('invalid-phone-number'));
    const { user } = open();
    await user.type(phone(), '0901234567');
    await user.click(send());
    await waitFor(() => expect(phone()).toHaveAccessibleDescription(/電話番号を正しく入力してください。/));
    expect(phone()).toHaveValue('0901234567');
    expect(phone()).toHaveFocus();
  });

  test('a code that cannot be sent shows an error above, and the step stays', async () => {
    enrolment.sendCode.mockRejectedValueOnce(refused('too-many-requests'));
    const { user } = open();
    await user.type(phone(), '09012345678');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('送信回数の上限に達しました。');
    expect(currentStep()).toContain('電話番号の入力');
  });

  test('one code is sent however often the button is clicked [4.44]', async () => {
    let sent: () => void = () => undefined;
    enrolment.sendCode.mockReturnValueOnce(new Promise<void>((resolve) => (sent = resolve)));
    const { user } = open();
    await user.type(phone(), '09012345678');
    act(() => {
      send().click();
      send().click();
    });
    await waitFor(() => expect(send()).toHaveAttribute('aria-busy', 'true'));
    send().click();
    await act(async () => sent());
    expect(enrolment.sendCode).toHaveBeenCalledTimes(1);
  });

  test('the number to be replaced is shown', () => {
    open({ mfa: knownMfa(ON) });
    expect(screen.getByText('設定が完了すると、登録済みの電話番号（***-****-5678）は使えなくなります。')).toBeVisible();
    expect(screen.getByRole('link', { name: '戻る' })).toHaveAttribute('href', '/mfa');
  });

  test('if it is unknown whether there is one, the page says so; a phone can still be set', async () => {
    const app = open({ mfa: { state: 'unknown', reason: 'timeout' } });
    expect(screen.getByRole('alert')).toHaveTextContent('2段階認証の設定状況を確認できませんでした。');
    await app.user.click(screen.getByRole('button', { name: 'もう一度試す' }));
    expect(await screen.findByText(/^設定が完了すると、登録済みの電話番号（\*\*\*-\*\*\*\*-5678）は/)).toBeVisible();
    await toStep2(app);
  });

  test('if it is demanded, the page says so and offers no way around it', () => {
    open({ isRequiredMfa: true });
    expect(screen.getByText('お客様のアカウントでは、2段階認証の設定が必須です。')).toBeVisible();
    expect(screen.queryByRole('link', { name: '戻る' })).toBeNull();
  });
});

describe('step 2, the code', () => {
  test('has the focus, says where it went, and accepts full width and spaces [5.13, 9.10]', async () => {
    const app = open();
    await toStep2(app);
    expect(currentStep()).toContain('認証コードの入力');
    expect(code()).toHaveAccessibleDescription('090-1234-5678 に送信した6桁の認証コードを入力してください。');
    expect(verify()).toBeDisabled();
    await app.user.paste('１２３ ４５');
    expect(verify()).toBeDisabled();
    await app.user.paste('６');
    await app.user.click(verify());
    expect(enrolment.confirm.mock.calls).toEqual([['123456']]);
    expect(await screen.findByRole('heading', { name: '2段階認証を設定しました' })).toHaveFocus();
  });

  test.each([
    ['invalid-verification-code', '認証コードが正しくありません。'],
    ['code-expired', '認証コードの有効期限が切れています。コードを再送してください。'],
  ])('%s is shown; it can be retyped', async (refusal, message) => {
    const app = open();
    await toStep2(app);
    enrolment.confirm.mockRejectedValueOnce(refused(refusal));
    await app.user.type(code(), '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(code()).toHaveValue('000000');
    expect(provider.keepNewestFactor).not.toHaveBeenCalled();
    await app.user.clear(code());
    await app.user.type(code(), '123456{Enter}');
    expect(await screen.findByRole('heading', { name: '2段階認証を設定しました' })).toBeVisible();
  });

  test('another code can be requested after thirty seconds', async () => {
    jest.useFakeTimers();
    const app = open();
    await toStep2(app);
    expect(screen.getByRole('button', { name: '30秒後に再送できます' })).toBeDisabled();
    for (let second = 0; second < 30; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
    await app.user.click(screen.getByRole('button', { name: 'コードを再送する' }));
    expect(enrolment.sendCode).toHaveBeenCalledTimes(2);
    expect(await screen.findByText('認証コードを再送しました。')).toBeVisible();
  });

  test('back leads to the number as it was typed', async () => {
    const app = open();
    await toStep2(app);
    await app.user.click(screen.getByRole('button', { name: '電話番号を変更する' }));
    expect(phone()).toHaveValue('09012345678');
    expect(phone()).toHaveFocus();
  });

  test('an old sign-in is renewed in place, and the code is then accepted', async () => {
    const app = open();
    await toStep2(app);
    enrolment.confirm.mockRejectedValueOnce(refused('requires-recent-login'));
    await app.user.type(code(), '123456{Enter}');
    await app.user.type(await screen.findByLabelText('現在のパスワード'), 'demo-pass-1{Enter}');
    expect(await screen.findByRole('heading', { name: '2段階認証を設定しました' })).toBeVisible();
    expect(enrolment.confirm).toHaveBeenCalledTimes(2);
  });
});

describe('step 3, done', () => {
  test('older factors are gone, the session is updated, and the settings are next [4.13]', async () => {
    const app = open();
    await toStep3(app);
    expect(currentStep()).toContain('設定完了');
    expect(provider.keepNewestFactor).toHaveBeenCalledTimes(1);
    expect(app.fetched).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: '設定画面へ戻る' })).toHaveAttribute('href', '/mfa');
  });

  test('if it was demanded, home is next [4.13]', async () => {
    await toStep3(open({ isRequiredMfa: true }));
    expect(screen.getByRole('link', { name: 'ホームへ' })).toHaveAttribute('href', '/');
  });

  test('an older number that could not be removed is shown, and can be removed from here', async () => {
    provider.keepNewestFactor.mockRejectedValueOnce(refused('network-request-failed'));
    const app = open();
    await toStep3(app);
    expect(screen.getByRole('alert')).toHaveTextContent('以前の電話番号を削除できませんでした。');
    await app.user.click(screen.getByRole('button', { name: '以前の電話番号を削除する' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(provider.keepNewestFactor).toHaveBeenCalledTimes(2);
  });
});
