import { ESTIMATE_STATUSES, type Estimate, type EstimateStatus } from '@portal/shared/contract/estimate';
import { type FakeApi, failWith, renderApp } from '@portal/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { idOf, makeGate, orderDetail } from '#testing/order-fixtures.ts';
import { EstimateSection } from './estimate-section.tsx';

const ORDER = idOf('order', 1);
const estimate = (status: EstimateStatus, change: Partial<Estimate> = {}): Estimate => ({
  id: idOf('est', ESTIMATE_STATUSES.indexOf(status)),
  status,
  minutesOnFoot: 3,
  location: { latitude: 35.69, longitude: 139.7 },
  parkingName: `${status}パーキング`,
  address: '東京都新宿区新宿五丁目2番',
  monthlyRent: 42000,
  vacancy: 4,
  ...change,
});

/** A provider with a memory: answers change the next list. */
function show(estimates: Estimate[], answers: FakeApi = {}) {
  const stored = new Map(estimates.map((one) => [one.id, one]));
  const answer = (id: string, status: EstimateStatus) => {
    const answered = { ...(stored.get(id) ?? estimate('unanswered')), status };
    stored.set(id, answered);
    return answered;
  };
  const app = renderApp(<EstimateSection order={{ ...orderDetail(), id: ORDER }} />, {
    api: {
      'GET /order/:id/estimate': () => ({ data: [...stored.values()] }),
      'PATCH /order/:id/estimate/:estimateId/accept': ({ params }) => answer(params.estimateId, 'accepted'),
      'PATCH /order/:id/estimate/:estimateId/reject': ({ params }) => answer(params.estimateId, 'rejected'),
      ...answers,
    },
  });
  const sent = () => app.requests.filter(({ call }) => call.startsWith('PATCH'));
  return { ...app, stored, sent };
}

const row = (name: string) => screen.findByRole('listitem', { name });
const buttonsIn = (element: HTMLElement) =>
  within(element)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

beforeEach(() => sessionStorage.clear());

describe('which answers are possible', () => {
  test.each([
    ['unanswered', ['見送る', '契約を依頼する'], null],
    ['rejected', ['契約を依頼する'], '見送り'],
    ['accepted', [], '契約依頼済み'],
    ['contracted', [], '契約済み'],
    ['aborted', [], '中止'],
  ] as const)('%s: %j beside the word %s [4.3, 4.5]', async (status, buttons, word) => {
    show([estimate(status)]);
    const item = await row(`${status}パーキング`);
    expect(buttonsIn(item)).toEqual(buttons);
    if (word) expect(within(item).getByText(word)).toBeVisible();
  });

  test('estimates are sorted by status and walk, with walk, rent and vacancy in words [4.1, 4.2]', async () => {
    show([
      ...(['aborted', 'contracted', 'accepted', 'rejected'] as const).map((status) => estimate(status)),
      estimate('unanswered', { id: idOf('est', 8), parkingName: '遠い', minutesOnFoot: 9 }),
      estimate('unanswered', { id: idOf('est', 9), parkingName: '近い', minutesOnFoot: 0 }),
    ]);
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
      '近い',
      '遠い',
      'rejectedパーキング',
      'acceptedパーキング',
      'contractedパーキング',
      'abortedパーキング',
    ]);
    expect(items[0]).toHaveTextContent('徒歩1分未満');
    expect(items[1]).toHaveTextContent('徒歩9分賃料（月額）42,000円空き台数4台');
  });
});

describe('accepting', () => {
  const askToAccept = async (app: ReturnType<typeof show>, name = 'unansweredパーキング') => {
    await app.user.click(within(await row(name)).getByRole('button', { name: '契約を依頼する' }));
    return within(await screen.findByRole('dialog', { name: 'この駐車場の契約を依頼します' }));
  };

  test('asks first, sends the request text, and says that the contract was requested [2.29, 4.4, 7.24]', async () => {
    const app = show([estimate('unanswered')]);
    const dialog = await askToAccept(app);
    expect(app.sent()).toEqual([]);
    await app.user.type(dialog.getByRole('textbox', { name: 'ご要望' }), ' 1階を希望 ');
    await app.user.click(dialog.getByRole('button', { name: '契約を依頼する' }));
    const done = await screen.findByText('契約を依頼しました。');
    expect(done.closest('[aria-live=polite]')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(app.sent()).toEqual([
      expect.objectContaining({
        params: { id: ORDER, estimateId: idOf('est', 0) },
        body: { userRequest: '1階を希望' },
      }),
    ]);
    const item = await row('unansweredパーキング');
    expect(within(item).getByText('契約依頼済み')).toBeVisible();
    expect(buttonsIn(item)).toEqual([]);
    await waitFor(() => expect(within(item).getByRole('heading')).toHaveFocus());
  });

  test('repeats all facts, then says what cannot be undone, then asks for a wish', async () => {
    const dialog = await askToAccept(show([estimate('unanswered', { minutesOnFoot: 4, vacancy: 12 })]));
    expect(dialog.getByRole('heading', { name: 'unansweredパーキング' })).toBeVisible();
    const terms = dialog.getAllByRole('term').map(({ textContent }) => textContent);
    const facts = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(terms.map((term, index) => `${term}：${facts[index]}`)).toEqual([
      '現場名：新宿三丁目ビル新築工事',
      '現場から：徒歩4分',
      '利用期間：2026/12/01（火）〜2027/03/31（水）',
      '台数：3台 （空き 12台）',
      '車両の種類：ワゴン・バン',
      '賃料（月額）：42,000円',
    ]);
    const dialogText = screen.getByRole('dialog').textContent ?? '';
    const order = ['東京都新宿区新宿五丁目2番', '42,000円', '契約の依頼後は、この画面から取り消せません。', 'ご要望'];
    expect(order.map((part) => dialogText.indexOf(part))).toEqual(
      order.map((part) => dialogText.indexOf(part)).toSorted((a, b) => a - b),
    );
    for (const part of order) expect(dialogText).toContain(part);
  });

  test('an answered estimate keeps its place and its number', async () => {
    const app = show([
      estimate('unanswered', { id: idOf('est', 8), parkingName: '近い', minutesOnFoot: 1 }),
      estimate('unanswered', { id: idOf('est', 9), parkingName: '遠い', minutesOnFoot: 9 }),
    ]);
    const dialog = await askToAccept(app, '近い');
    await app.user.click(dialog.getByRole('button', { name: '契約を依頼する' }));
    await screen.findByText('契約依頼済み');
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 3));
    expect(items).toEqual(['1近い', '2遠い']);
  });

  test('a rejected estimate can be accepted [4.3]', async () => {
    const app = show([estimate('rejected')]);
    const dialog = await askToAccept(app, 'rejectedパーキング');
    await app.user.click(dialog.getByRole('button', { name: '契約を依頼する' }));
    expect(await screen.findByText('契約を依頼しました。')).toBeVisible();
  });

  test('without a request text none is sent, and cancelling sends nothing [7.24]', async () => {
    const app = show([estimate('unanswered')]);
    const first = await askToAccept(app);
    await app.user.click(first.getByRole('button', { name: 'キャンセル' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(app.sent()).toEqual([]);
    const second = await askToAccept(app);
    await app.user.click(second.getByRole('button', { name: '契約を依頼する' }));
    await screen.findByText('契約を依頼しました。');
    expect(app.sent()).toEqual([expect.objectContaining({ body: {} })]);
  });

  test('a request text of more than 255 characters is not sent [9.8]', async () => {
    const app = show([estimate('unanswered')]);
    const dialog = await askToAccept(app);
    await app.user.click(dialog.getByRole('textbox', { name: 'ご要望' }));
    await app.user.paste('あ'.repeat(256));
    expect(dialog.getByText('ご要望は255文字以内で入力してください。')).toBeVisible();
    expect(dialog.getByRole('button', { name: '契約を依頼する' })).toBeDisabled();
  });

  test('three presses send one request [4.44]', async () => {
    const gate = makeGate();
    const app = show([estimate('unanswered')], {
      'PATCH /order/:id/estimate/:estimateId/accept': async () => {
        await gate.passed;
        return estimate('accepted');
      },
    });
    const button = (await askToAccept(app)).getByRole('button', { name: '契約を依頼する' });
    act(() => {
      for (let press = 0; press < 3; press += 1) button.click();
    });
    expect(button).toHaveAttribute('aria-busy', 'true');
    act(gate.open);
    await screen.findByText('契約を依頼しました。');
    expect(app.sent()).toHaveLength(1);
  });

  test('a failure is shown, and the typed text stays', async () => {
    const app = show([estimate('unanswered')], { 'PATCH /order/:id/estimate/:estimateId/accept': () => failWith(500) });
    const dialog = await askToAccept(app);
    await app.user.type(dialog.getByRole('textbox', { name: 'ご要望' }), '1階を希望');
    await app.user.click(dialog.getByRole('button', { name: '契約を依頼する' }));
    const failure = within(await screen.findByRole('alertdialog', { name: '送信できませんでした' }));
    await app.user.click(failure.getByRole('button', { name: '閉じる' }));
    expect(dialog.getByRole('textbox', { name: 'ご要望' })).toHaveValue('1階を希望');
  });

  test('if somebody else was faster, the page says so and fetches the list again', async () => {
    const app = show([estimate('unanswered')], { 'PATCH /order/:id/estimate/:estimateId/accept': () => failWith(409) });
    const dialog = await askToAccept(app);
    app.stored.set(idOf('est', 0), estimate('unanswered', { status: 'aborted' }));
    await app.user.click(dialog.getByRole('button', { name: '契約を依頼する' }));
    const notice = within(await screen.findByRole('dialog', { name: 'お知らせ' }));
    expect(notice.getByText('見積の状況が更新されています。最新の内容を確認してください。')).toBeVisible();
    await app.user.click(notice.getByRole('button', { name: '閉じる' }));
    const item = await row('unansweredパーキング');
    await waitFor(() => expect(within(item).getByText('中止')).toBeVisible());
    expect(buttonsIn(item)).toEqual([]);
  });
});

describe('rejecting', () => {
  const askToReject = async (app: ReturnType<typeof show>) => {
    await app.user.click(within(await row('unansweredパーキング')).getByRole('button', { name: '見送る' }));
    return within(await screen.findByRole('alertdialog', { name: 'この見積を見送ります' }));
  };

  test('asks for confirmation and says that the contract was passed on [2.29, 4.6, 7.25]', async () => {
    const app = show([estimate('unanswered')]);
    const dialog = await askToReject(app);
    await app.user.click(dialog.getByRole('button', { name: '見送る' }));
    expect(await screen.findByText('契約を見送りました。')).toBeVisible();
    expect(app.sent()).toEqual([expect.objectContaining({ params: { id: ORDER, estimateId: idOf('est', 0) } })]);
    const item = await row('unansweredパーキング');
    expect(within(item).getByText('見送り')).toBeVisible();
    expect(buttonsIn(item)).toEqual(['契約を依頼する']);
  });

  test('cancelling sends nothing', async () => {
    const app = show([estimate('unanswered')]);
    const dialog = await askToReject(app);
    await app.user.click(dialog.getByRole('button', { name: 'キャンセル' }));
    expect(app.sent()).toEqual([]);
  });
});

describe('waiting for estimates', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test('the first estimate appears automatically and is announced', async () => {
    const app = show([]);
    expect(
      await screen.findByText(/見積はまだありません。.*届いた見積は、この画面に自動で表示されます。/),
    ).toBeVisible();
    app.stored.set(idOf('est', 0), estimate('unanswered'));
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(await row('unansweredパーキング')).toBeVisible();
    expect(screen.getByText('新しい見積が1件届きました。').closest('[role=status]')).toBeInTheDocument();
  });

  test('a later one waits in a bar until the customer asks for it; nothing moves meanwhile', async () => {
    const app = show([estimate('unanswered', { minutesOnFoot: 9 })]);
    await row('unansweredパーキング');
    expect(screen.getByText(/現場から近い順/)).toBeVisible();
    for (const number of [5, 6]) {
      const late = estimate('unanswered', { id: idOf('est', number), parkingName: `${number}番目`, minutesOnFoot: 1 });
      app.stored.set(late.id, late);
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      const bar = await screen.findByText(`新しい見積が${number - 4}件届きました。`);
      expect(bar.closest('[role=status]')).toBeInTheDocument();
    }
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: '表示する' }));
    const items = screen.getAllByRole('listitem').map((item) => within(item).getByRole('heading').textContent);
    expect(items).toEqual(['unansweredパーキング', '5番目', '6番目']);
    expect(screen.getByRole('heading', { name: '5番目' })).toHaveFocus();
    expect(screen.queryByText(/届きました/)).not.toBeInTheDocument();
  });

  test('estimates from the start are not new', async () => {
    show([estimate('unanswered')]);
    await row('unansweredパーキング');
    await act(() => jest.advanceTimersByTimeAsync(21_000));
    expect(screen.queryByText(/届きました/)).not.toBeInTheDocument();
  });
});
