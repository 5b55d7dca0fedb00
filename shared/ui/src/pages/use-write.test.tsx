import { answerWith, failWith, renderApp } from '@portal/app-kit/testing';
import { orderFixture } from '@portal/app-kit/testing/fixtures';
import { setReporter } from '@portal/platform/observe';
import { t } from '@portal/platform/text';
import { acceptEstimate } from '@portal/queries/estimate';
import { createOrder } from '@portal/queries/order-change';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useWrite } from './use-write.ts';

const estimate = {
  id: 'esti00000000000001',
  status: 'accepted' as const,
  minutesOnFoot: 3,
  location: { latitude: 35, longitude: 139 },
  parkingName: '青葉駐車場',
  address: '東京都',
  monthlyRent: 30000,
  vacancy: 2,
};
const ACCEPT = 'PATCH /order/:id/estimate/:estimateId/accept';
const key = { orderId: 'order', estimateId: 'estimate' };

interface Props {
  onDone?: () => void;
  isQuiet?: boolean;
  whereToLook?: string;
  onError?: () => boolean;
}

/** A plain button: the lock under test is the write itself. */
function Accept(options: Props) {
  const accept = useWrite(acceptEstimate, options);
  return (
    <button type="button" aria-busy={accept.isRunning} onClick={() => void accept.run(key)}>
      accept
    </button>
  );
}
const button = () => screen.getByRole('button', { name: 'accept' });
const press = () => fireEvent.click(button());
const dialog = (title: string) => screen.findByRole('alertdialog', { name: title });

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}
afterEach(() => jest.restoreAllMocks());

// First: the reporter lets three reports a minute through.
test('when the follow-up fails, the write is still done: it is reported, not shown to the customer', async () => {
  const send = jest.fn(async () => undefined);
  setReporter(send);
  const onDone = () => {
    throw new Error('cannot refresh the list');
  };
  renderApp(<Accept onDone={onDone} />, { api: { [ACCEPT]: () => estimate } });
  press();
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('three clicks in one task send one request [4.44]', async () => {
  const onDone = jest.fn();
  const { requests } = renderApp(<Accept onDone={onDone} />, { api: { [ACCEPT]: () => estimate } });
  // One task: React has not rendered in between, so state would still say "not running".
  const element = button();
  element.click();
  element.click();
  element.click();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(requests).toHaveLength(1);
});

test('it can be sent again once it is done, and shows while it runs', async () => {
  const { requests } = renderApp(<Accept />, { api: { [ACCEPT]: () => estimate } });
  press();
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'false'));
  press();
  await waitFor(() => expect(requests).toHaveLength(2));
});

test('it stays locked until its follow-up is done', async () => {
  let finish: () => void = () => undefined;
  const onDone = () => new Promise<void>((resolve) => (finish = resolve));
  const { requests } = renderApp(<Accept onDone={onDone as () => void} />, { api: { [ACCEPT]: () => estimate } });
  press();
  await waitFor(() => expect(requests).toHaveLength(1));
  press();
  expect(button()).toHaveAttribute('aria-busy', 'true');
  finish();
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'false'));
  expect(requests).toHaveLength(1);
});

test('offline nothing is sent, now or later, and the customer is told', async () => {
  setOnline(false);
  const { requests } = renderApp(<Accept />, { api: { [ACCEPT]: () => estimate } });
  press();
  expect(await dialog('送信できませんでした')).toHaveTextContent(t('offline.writeBlocked'));
  setOnline(true);
  fireEvent(window, new Event('online'));
  await screen.findByText(t('offline.recovered'));
  expect(requests).toHaveLength(0);
});

test.each([
  [409, t('errorDialog.conflict')],
  [500, t('errorDialog.server')],
  [400, 'しばらく時間をおいて、もう一度お試しください。'],
])('a write that fails with %i says so and is not repeated [8.23]', async (status, hint) => {
  const { requests } = renderApp(<Accept />, { api: { [ACCEPT]: () => failWith(status) } });
  press();
  expect(await dialog('送信できませんでした')).toHaveTextContent(hint);
  expect(requests).toHaveLength(1);
});

test('a refused write asks to wait a while, and the dialog can be closed [8.1, 8.2]', async () => {
  const { user } = renderApp(<Accept />, { api: { [ACCEPT]: () => failWith(400) } });
  press();
  const shown = await dialog('送信できませんでした');
  expect(shown).toHaveTextContent('しばらく時間をおいて、もう一度お試しください。');
  await user.click(within(shown).getByRole('button', { name: '閉じる' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

describe('an answer that does not come back is not "not sent"', () => {
  test.each([
    ['the line breaks', () => failWith(0)],
    ['a gateway loses it', () => failWith(502)],
    ['a gateway stops waiting', () => failWith(504)],
    ['another success comes back', () => answerWith(estimate, 202)],
  ])('%s: it may have been done, and where to look', async (_, reply) => {
    const { requests } = renderApp(<Accept whereToLook="一覧を確認してください。" />, { api: { [ACCEPT]: reply } });
    press();
    const shown = await dialog('問題が発生しました');
    expect(shown).toHaveTextContent('処理が完了している場合があります。一覧を確認してください。');
    expect(within(shown).getByRole('button', { name: '再読み込み' })).toBeVisible();
    expect(within(shown).getByRole('button', { name: '閉じる' })).toBeVisible();
    expect(requests).toHaveLength(1);
  });
});

test('a write is done once its status says so, whatever its body holds', async () => {
  const onDone = jest.fn();
  renderApp(<Accept onDone={onDone} />, { api: { [ACCEPT]: () => answerWith({}) } });
  press();
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('another success than the declared one is reported', async () => {
  const send = jest.fn(async () => undefined);
  setReporter(send);
  renderApp(<Accept />, { api: { [ACCEPT]: () => answerWith(estimate, 201) } });
  press();
  await dialog('問題が発生しました');
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({
      category: 'apiContract',
      error: expect.objectContaining({ message: expect.stringMatching(/^PATCH .* parse 201 expected 200$/) }),
    }),
  );
});

test('an answer that is not the API’s is a communication failure [8.1]', async () => {
  function Odd() {
    const odd = useWrite(async () => {
      throw new TypeError('x is not a function');
    });
    return (
      <button type="button" onClick={() => void odd.run(undefined)}>
        odd
      </button>
    );
  }
  renderApp(<Odd />);
  fireEvent.click(screen.getByRole('button', { name: 'odd' }));
  expect(await dialog('通信に失敗しました')).toHaveTextContent('しばらく時間をおいて、もう一度お試しください。');
});

test('a write refused for lack of a session says so too [8.5]', async () => {
  renderApp(<Accept />, { api: { [ACCEPT]: () => failWith(401) } });
  press();
  expect(await dialog('401 Unauthorized')).toHaveTextContent(
    'ログインの有効期限が切れました。もう一度ログインしてください。',
  );
});

test('nor is a write silently lost while the account is held', async () => {
  renderApp(<Accept />, { api: { [ACCEPT]: () => failWith(403, 'mfaRequired') } });
  press();
  expect(await dialog('送信できませんでした')).toHaveTextContent('ご利用を続けるには、2段階認証の設定が必要です。');
});

test('a page that handles the failure itself shows no dialog', async () => {
  const onError = jest.fn(() => true);
  renderApp(<Accept onError={onError} />, { api: { [ACCEPT]: () => failWith(409) } });
  press();
  await waitFor(() => expect(onError).toHaveBeenCalled());
  await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'false'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

describe('with the test’s own clock', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a write that times out may have been done: the dialog says so and offers to reload [7.3]', async () => {
    function Order() {
      const order = useWrite(() => createOrder(orderFixture, 'key-1'));
      return (
        <button type="button" onClick={() => void order.run(undefined)}>
          order
        </button>
      );
    }
    renderApp(<Order />, { api: { 'POST /order': () => new Promise(() => undefined) } });
    fireEvent.click(screen.getByRole('button', { name: 'order' }));
    await jest.advanceTimersByTimeAsync(7900);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await jest.advanceTimersByTimeAsync(200);
    const shown = await dialog('問題が発生しました');
    expect(shown).toHaveTextContent(t('errorDialog.hintTimeoutWrite'));
    expect(screen.getByRole('button', { name: '再読み込み' })).toBeVisible();
  });
});

describe('a quiet write', () => {
  test.each([
    ['is refused', true, () => failWith(500)],
    ['cannot be sent', false, () => failWith(0)],
  ])('that %s shows no dialog and can be sent again', async (_, isOnline, reply) => {
    setOnline(isOnline);
    const { requests } = renderApp(<Accept isQuiet />, { api: { [ACCEPT]: reply } });
    press();
    await waitFor(() => expect(requests).toHaveLength(1));
    await waitFor(() => expect(button()).toHaveAttribute('aria-busy', 'false'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
