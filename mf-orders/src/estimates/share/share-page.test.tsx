import { type FakeApi, failWith, renderApp } from '@portal/app-kit/testing';
import { expectEarlyReads } from '@portal/app-kit/testing/expect-early-reads';
import { provideConfiguration } from '@portal/app-kit/testing/provide-configuration';
import { act, screen, within } from '@testing-library/react';
import { OrderDetailPage } from '#orders/detail/order-detail-page.tsx';
import { remote } from '#remote.ts';
import { numbered } from '#testing/estimate-fixtures.ts';
import { idOf, makeGate, orderDetail } from '#testing/order-fixtures.ts';
import { pressThrice } from '#testing/press-thrice.ts';
import { SharePage } from './share-page.tsx';

const ORDER = idOf('order', 1);
const NEAR = numbered(4, { parkingName: '旭町月極駐車場', minutesOnFoot: 10, monthlyRent: 15_000, vacancy: 10 });
const FAR = numbered(1, { parkingName: '旭町パーキング', minutesOnFoot: 14 });
const GONE = numbered(2, { parkingName: '旭町立体駐車場', status: 'aborted' });
const PATH = `/order/${ORDER}/share`;

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = jest.fn();
});

function show(answers: FakeApi = {}, { path = PATH, estimates = [GONE, FAR, NEAR] } = {}) {
  const app = renderApp(
    [
      { path: '/order/:id/share', element: <SharePage /> },
      { path: '/order/:id', element: <OrderDetailPage /> },
      { path: '*', element: null },
    ],
    {
      path,
      api: {
        'GET /order/:id': () => orderDetail(),
        'GET /order/:id/estimate': () => ({ data: estimates }),
        'POST /order/:id/send-estimate-pdfs-on-customers': () => ({}),
        ...answers,
      },
    },
  );
  const sent = () => app.requests.filter(({ call }) => call.startsWith('POST'));
  return { ...app, sent };
}
type App = ReturnType<typeof show>;

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = async (app: App, name: string) => app.user.click(await screen.findByRole('button', { name }));
const box = (name: RegExp | string) => screen.findByRole('checkbox', { name });
const addressField = () => screen.findByRole('textbox', { name: '送信先メールアドレス' });
const chips = () => within(screen.getByRole('list', { name: '送信先メールアドレスの一覧' })).getAllByRole('listitem');

async function goToAddresses(app: App) {
  await app.user.click(await box(/旭町月極駐車場/));
  await press(app, '宛先の入力へ');
  await heading('宛先の入力');
}
async function goToConfirmation(app: App, addresses = 'a@x.jp、b@x.jp') {
  await goToAddresses(app);
  await app.user.click(await addressField());
  await app.user.paste(addresses);
  await press(app, '内容の確認へ');
  await heading('内容の確認');
}

test('what is read ahead for it is what it asks for itself', async () => {
  const { requests } = show();
  await box(/旭町月極駐車場/);
  await expectEarlyReads(remote, PATH, requests);
});

test('what the provider says of the rents stands above them, where they are selected and confirmed', async () => {
  const rentNote = '賃料は、1台あたりの税抜の金額です。';
  provideConfiguration({ rentNote });
  const app = show();
  await box(/旭町月極駐車場/);
  expect(screen.getByText(rentNote)).toBeVisible();
  await goToConfirmation(app);
  expect(screen.getByText(rentNote)).toBeVisible();
  provideConfiguration();
});

describe('selecting', () => {
  test('one row an estimate: its number, walk, rent and free places; an aborted one cannot be selected', async () => {
    show();
    expect(await box('4 旭町月極駐車場 徒歩10分 15,000円 空き 10台')).toBeEnabled();
    const rows = within(screen.getByRole('list', { name: '見積' })).getAllByRole('checkbox');
    expect(rows).toHaveLength(3);
    expect(await box(/旭町立体駐車場 中止/)).toBeDisabled();
    expect(screen.getByText('0件を選択中')).toBeVisible();
    expect(screen.getByRole('link', { name: '新宿三丁目ビル新築工事' })).toHaveAttribute('href', `/order/${ORDER}`);
    expect(screen.getByRole('link', { name: 'キャンセル' })).toHaveAttribute('href', `/order/${ORDER}`);
  });

  test('all at once selects those that can be sent, and deselects them again', async () => {
    const app = show();
    await app.user.click(await box('すべて選択'));
    expect(screen.getByText('2件を選択中')).toBeVisible();
    expect(await box(/旭町立体駐車場/)).not.toBeChecked();
    await app.user.click(await box(/旭町パーキング/));
    expect(await box('すべて選択')).toBePartiallyChecked();
    await app.user.click(await box('すべて選択'));
    await app.user.click(await box('すべて選択'));
    expect(screen.getByText('0件を選択中')).toBeVisible();
  });

  test('nothing selected is said, and goes no further', async () => {
    const app = show();
    await press(app, '宛先の入力へ');
    expect(screen.getByRole('alert')).toHaveTextContent('共有する見積を1件以上選択してください。');
    // No extra history entry: Back still leads to the page before.
    expect([app.address(), app.router.state.historyAction]).toEqual([PATH, 'POP']);
    await app.user.click(await box(/旭町月極駐車場/));
    expect(screen.queryByText('共有する見積を1件以上選択してください。')).not.toBeInTheDocument();
  });

  test.each([
    ['without estimates', []],
    ['where all were withdrawn', [GONE]],
  ])('%s it says so, and the only way is back', async (_, estimates) => {
    show({}, { estimates });
    expect(await screen.findByText('共有できる見積はまだありません。')).toBeVisible();
    expect(screen.getByRole('link', { name: '見積に戻る' })).toHaveAttribute('href', `/order/${ORDER}`);
    expect(screen.queryByRole('button', { name: '宛先の入力へ' })).not.toBeInTheDocument();
  });

  test('what is selected in the list of estimates counts here, and what is selected here counts there [4.10]', async () => {
    const app = show({}, { path: `/order/${ORDER}?sort=cheap` });
    await app.user.click(await box('旭町パーキング を選択'));
    await app.user.click(screen.getByRole('link', { name: '見積をメールで共有する' }));
    await heading('宛先の入力');
    expect(app.address()).toBe(`${PATH}?step=1`);
    await press(app, '戻る');
    expect(await box(/旭町パーキング/)).toBeChecked();
    await app.user.click(await box(/旭町月極駐車場/));
    await app.user.click(screen.getByRole('link', { name: 'キャンセル' }));
    expect(app.address()).toBe(`/order/${ORDER}?sort=cheap`);
    expect(await box('旭町パーキング を選択')).toBeChecked();
    expect(await box('旭町月極駐車場 を選択')).toBeChecked();
  });

  test('once they are sent, nothing is selected in the list any more', async () => {
    const app = show();
    await goToConfirmation(app);
    await press(app, '見積を送信する');
    await app.user.click(await screen.findByRole('link', { name: '見積に戻る' }));
    expect(await box('旭町月極駐車場 を選択')).not.toBeChecked();
  });

  test('a selection of which nothing can be sent any more leads to the selection', async () => {
    const first = show();
    await goToAddresses(first);
    first.unmount();
    const app = show({}, { path: first.address(), estimates: [FAR, { ...NEAR, status: 'aborted' }] });
    await heading('共有する見積を選ぶ');
    expect(app.address()).toBe(PATH);
  });
});

describe('addresses', () => {
  test('the field has its label, its help and its error', async () => {
    const app = show();
    await goToAddresses(app);
    const field = await addressField();
    expect(field).toBeRequired();
    expect(field).toHaveAccessibleDescription('複数の場合はカンマ（,）で区切って入力してください。50件まで。');
    await press(app, '内容の確認へ');
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/送信先メールアドレスを入力してください。$/);
  });

  test('a bad one is named and marked, the others stay [5.25]', async () => {
    const app = show();
    await goToAddresses(app);
    await app.user.type(await addressField(), 'yamada@takashima.example.co.jp,suzuki@takashima,');
    expect(chips().map((chip) => chip.textContent)).toEqual([
      'yamada@takashima.example.co.jp',
      '要修正 suzuki@takashima',
    ]);
    await press(app, '内容の確認へ');
    expect(await addressField()).toHaveAccessibleDescription(/正しくないメールアドレスがあります：suzuki@takashima$/);
    await press(app, 'suzuki@takashima を削除');
    expect(chips()).toHaveLength(1);
    await press(app, '内容の確認へ');
    await heading('内容の確認');
  });

  test('one that is still being typed is finished by going on, and named if it is wrong', async () => {
    const app = show();
    await goToAddresses(app);
    await app.user.type(await addressField(), 'suzuki');
    await press(app, '内容の確認へ');
    expect(chips().map((chip) => chip.textContent)).toEqual(['要修正 suzuki']);
    expect(await addressField()).toHaveAccessibleDescription(/正しくないメールアドレスがあります：suzuki$/);
  });

  test('51 are one too many', async () => {
    const app = show();
    await goToAddresses(app);
    await app.user.click(await addressField());
    await app.user.paste(Array.from({ length: 51 }, (_, index) => `a${index}@x.jp`).join('\n'));
    await press(app, '内容の確認へ');
    expect(await addressField()).toHaveAccessibleDescription(/送信先は50件までです。1件を削除してください。$/);
  });

  test('a space in one is no end of it; spaces alone part a list of addresses [5.25]', async () => {
    const app = show();
    await goToAddresses(app);
    await app.user.type(await addressField(), 'taro @example.jp,');
    await app.user.click(await addressField());
    await app.user.paste('a@x.jp b@x.jp');
    await press(app, '内容の確認へ');
    await heading('内容の確認');
    await press(app, '戻る');
    expect(chips().map((chip) => chip.textContent)).toEqual(['taro@example.jp', 'a@x.jp', 'b@x.jp']);
  });

  test('a link in the message is refused with a sentence that names it', async () => {
    const app = show();
    await goToAddresses(app);
    await app.user.type(await addressField(), 'a@x.jp');
    const message = screen.getByRole('textbox', { name: 'メッセージ' });
    await app.user.click(message);
    await app.user.paste('詳しくは evil.com をご覧ください');
    await press(app, '内容の確認へ');
    expect(message).toHaveAccessibleDescription(
      /メッセージにリンク（URL）は入力できません。「evil\.com」を削除してください。$/,
    );
    await app.user.clear(message);
    await press(app, '内容の確認へ');
    await heading('内容の確認');
  });

  test('a message of 256 characters is too long', async () => {
    const app = show();
    await goToAddresses(app);
    await app.user.click(await addressField());
    await app.user.paste('a@x.jp');
    await app.user.click(screen.getByRole('textbox', { name: 'メッセージ' }));
    await app.user.paste('あ'.repeat(256));
    await press(app, '内容の確認へ');
    expect(screen.getByRole('textbox', { name: 'メッセージ' })).toHaveAccessibleDescription(
      /メッセージは255文字以内で入力してください。$/,
    );
  });

  test('a reload keeps the selection, the addresses, what is being typed and the message', async () => {
    const first = show();
    await goToAddresses(first);
    await first.user.type(await addressField(), 'a@x.jp,b@x');
    await first.user.type(screen.getByRole('textbox', { name: 'メッセージ' }), '4番が候補です。');
    first.unmount();
    const second = show({}, { path: first.address() });
    await heading('宛先の入力');
    expect(chips()).toHaveLength(1);
    expect(await addressField()).toHaveValue('b@x');
    expect(screen.getByRole('textbox', { name: 'メッセージ' })).toHaveValue('4番が候補です。');
    await press(second, '戻る');
    expect(await box(/旭町月極駐車場/)).toBeChecked();
  });
});

describe('sending', () => {
  test('the confirmation repeats site, addresses, message and estimates with all their facts', async () => {
    const app = show();
    await goToConfirmation(app);
    for (const [term, description] of [
      ['現場名', '新宿三丁目ビル新築工事'],
      ['送信先', 'a@x.jpb@x.jp'],
      ['メッセージ', 'なし'],
    ] as const)
      expect(screen.getByText(term).nextElementSibling?.textContent?.replace('\n', '')).toBe(description);
    const list = screen.getByRole('list', { name: '共有する見積（1件）・PDFを添付します' });
    const [line] = within(list).getAllByRole('listitem');
    for (const fact of ['4', '旭町月極駐車場', '徒歩10分', '15,000円', '空き 10台'])
      expect(within(line as HTMLElement).getByText(fact)).toBeVisible();
  });

  test('sends once, then says what went to whom [4.10, 4.44, 7.26]', async () => {
    const gate = makeGate();
    const app = show({ 'POST /order/:id/send-estimate-pdfs-on-customers': () => gate.passed.then(() => ({})) });
    await goToConfirmation(app);
    const button = screen.getByRole('button', { name: '見積を送信する' });
    pressThrice(button);
    act(gate.open);
    await heading('見積を送信しました');
    expect(app.address()).toBe(`${PATH}?step=3`);
    expect(app.sent().map(({ params, body }) => [params, body])).toEqual([
      [{ id: ORDER }, { estimateIds: [NEAR.id], emails: ['a@x.jp', 'b@x.jp'], remarks: '' }],
    ]);
    expect(screen.getByText('見積1件を、2件の宛先に送信しました。')).toBeVisible();
    expect(screen.getByText(/a@x\.jp\s+b@x\.jp/)).toBeVisible();
    expect(screen.getByRole('link', { name: '見積に戻る' })).toHaveAttribute('href', `/order/${ORDER}`);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('neither Back nor a reload can send again', async () => {
    const app = show();
    await goToConfirmation(app);
    await press(app, '見積を送信する');
    await heading('見積を送信しました');
    await act(() => app.router.navigate(-1));
    await heading('共有する見積を選ぶ');
    expect(screen.getByText('0件を選択中')).toBeVisible();
    await act(() => app.router.navigate(1));
    await heading('見積を送信しました');
    expect(app.sent()).toHaveLength(1);
    app.unmount();
    const again = show({}, { path: `${PATH}?step=3` });
    await heading('共有する見積を選ぶ');
    expect(again.sent()).toEqual([]);
  });

  test.each([
    ['a broken line', 0, '問題が発生しました', /送信する前に、送信先にメールが届いているか確認してください。/],
    ['a failing server', 500, '送信できませんでした', /入力内容は残っています。もう一度お試しください。/],
  ])('%s is said and keeps everything', async (_, status, title, says) => {
    let isBroken = true;
    const app = show({
      'POST /order/:id/send-estimate-pdfs-on-customers': () => (isBroken ? failWith(status) : {}),
    });
    await goToConfirmation(app);
    await press(app, '見積を送信する');
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    expect(dialog.getByText(says)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: '閉じる' }));
    expect(await heading('内容の確認')).toBeVisible();
    isBroken = false;
    await press(app, '見積を送信する');
    await heading('見積を送信しました');
    expect(app.sent()).toHaveLength(2);
  });

  test('an attempt without an answer is repeated with its key, also after a reload; another mail has a new one', async () => {
    const keysOf = (app: App) => app.sent().map(({ headers }) => headers.get('idempotency-key'));
    const broken = { 'POST /order/:id/send-estimate-pdfs-on-customers': () => failWith(0) };
    const first = show(broken);
    await goToConfirmation(first);
    await press(first, '見積を送信する');
    await press(first, '閉じる');
    await press(first, '見積を送信する');
    await press(first, '閉じる');
    first.unmount();
    const second = show(broken, { path: first.address() });
    await press(second, '見積を送信する');
    await press(second, '閉じる');
    const [key] = keysOf(first);
    expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect([...keysOf(first), ...keysOf(second)]).toEqual([key, key, key]);
    await press(second, '戻る');
    await second.user.type(await addressField(), 'c@x.jp');
    await press(second, '内容の確認へ');
    await press(second, '見積を送信する');
    await press(second, '閉じる');
    expect(keysOf(second)[1]).not.toBe(key);
  });

  test('more addresses than the day has left is said, and everything stays', async () => {
    const app = show({
      'POST /order/:id/send-estimate-pdfs-on-customers': () => failWith(429, 'shareLimitPerson'),
    });
    await goToConfirmation(app);
    await press(app, '見積を送信する');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/^見積を共有できる宛先は、1人につき1日100件までです。.*明日0:00以降/)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: '閉じる' }));
    expect(await heading('内容の確認')).toBeVisible();
  });

  test.each([
    [429, '操作が集中しています。1分ほど待ってから、もう一度お試しください。'],
    [503, 'ただいま混み合っています。少し待ってから、もう一度お試しください。'],
  ])('a busy server (%i) has its own sentence', async (status, sentence) => {
    const refusal = () => failWith(status, undefined, 2);
    const app = show({ 'POST /order/:id/send-estimate-pdfs-on-customers': refusal });
    await goToConfirmation(app);
    await press(app, '見積を送信する');
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('an estimate that was withdrawn meanwhile is said and shown, the rest stays', async () => {
    let estimates = [FAR, NEAR];
    const app = show({
      'GET /order/:id/estimate': () => ({ data: estimates }),
      'POST /order/:id/send-estimate-pdfs-on-customers': () => failWith(409, 'estimateStatus'),
    });
    await goToConfirmation(app);
    estimates = [FAR, { ...NEAR, status: 'aborted' }];
    await press(app, '見積を送信する');
    expect(await screen.findByText('見積の状況が更新されています。最新の内容を確認してください。')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: '閉じる' }));
    await heading('共有する見積を選ぶ');
    expect(await box(/旭町月極駐車場 中止/)).toBeDisabled();
    await app.user.click(await box(/旭町パーキング/));
    await press(app, '宛先の入力へ');
    expect(chips()).toHaveLength(2);
  });

  test('an answer that finds the customer elsewhere says so and empties the form', async () => {
    const gate = makeGate();
    const app = show({ 'POST /order/:id/send-estimate-pdfs-on-customers': () => gate.passed.then(() => ({})) });
    await goToConfirmation(app);
    await press(app, '見積を送信する');
    await act(() => app.router.navigate(-1));
    await heading('宛先の入力');
    act(gate.open);
    expect(await screen.findByText('見積を送信しました。')).toBeVisible();
    await heading('共有する見積を選ぶ');
    expect(screen.getByText('0件を選択中')).toBeVisible();
  });

  test('an answer that finds the customer at the list empties the selection there, for good', async () => {
    const gate = makeGate();
    const app = show({ 'POST /order/:id/send-estimate-pdfs-on-customers': () => gate.passed.then(() => ({})) });
    await goToConfirmation(app);
    await press(app, '見積を送信する');
    await app.user.click(screen.getByRole('link', { name: '新宿三丁目ビル新築工事' }));
    expect(await box('旭町月極駐車場 を選択')).toBeChecked();
    act(gate.open);
    expect(await screen.findByText('見積を送信しました。')).toBeVisible();
    expect(await box('旭町月極駐車場 を選択')).not.toBeChecked();
    expect(Object.keys(sessionStorage).filter((key) => key.includes('share:'))).toEqual([]);
    // The next selection does not restore anything of the sent mail.
    await app.user.click(await box('旭町パーキング を選択'));
    await app.user.click(screen.getByRole('link', { name: '見積をメールで共有する' }));
    await heading('宛先の入力');
    expect(screen.queryByText('a@x.jp')).not.toBeInTheDocument();
  });

  test('an answer that comes late leaves alone what has been entered since', async () => {
    const gate = makeGate();
    const app = show({ 'POST /order/:id/send-estimate-pdfs-on-customers': () => gate.passed.then(() => ({})) });
    await goToConfirmation(app);
    await press(app, '見積を送信する');
    await act(() => app.router.navigate(-1));
    await heading('宛先の入力');
    await app.user.click(await addressField());
    await app.user.paste('c@x.jp,');
    act(gate.open);
    expect(await screen.findByText('見積を送信しました。')).toBeVisible();
    expect(await heading('宛先の入力')).toBeVisible();
    expect(chips().map((chip) => chip.textContent)).toEqual(['a@x.jp', 'b@x.jp', 'c@x.jp']);
  });

  test('nor does it take away what has been selected since on another page', async () => {
    const gate = makeGate();
    const app = show({ 'POST /order/:id/send-estimate-pdfs-on-customers': () => gate.passed.then(() => ({})) });
    await goToConfirmation(app);
    await press(app, '見積を送信する');
    await act(() => app.router.navigate('/order'));
    const [key] = Object.keys(sessionStorage).filter((name) => name.includes('share:'));
    const kept = JSON.parse(sessionStorage.getItem(key as string) as string);
    sessionStorage.setItem(key as string, JSON.stringify({ ...kept, value: { ...kept.value, estimateIds: [FAR.id] } }));
    act(gate.open);
    expect(await screen.findByText('見積を送信しました。')).toBeVisible();
    await act(() => app.router.navigate(PATH));
    expect(await box(/旭町パーキング/)).toBeChecked();
  });

  test('the next message survives going back to the completion', async () => {
    const app = show();
    await goToConfirmation(app);
    await press(app, '見積を送信する');
    await heading('見積を送信しました');
    await act(() => app.router.navigate(PATH));
    await app.user.click(await box(/旭町パーキング/));
    await act(() => app.router.navigate(-1));
    await heading('見積を送信しました');
    await act(() => app.router.navigate(1));
    expect(await box(/旭町パーキング/)).toBeChecked();
  });
});

describe('an order', () => {
  test('that is not found says so', async () => {
    show({ 'GET /order/:id': () => failWith(404), 'GET /order/:id/estimate': () => failWith(404) });
    expect(await screen.findByText('対象のデータが見つかりませんでした。削除された可能性があります。')).toBeVisible();
    expect(screen.getByRole('link', { name: '駐車場探しの依頼一覧に戻る' })).toBeVisible();
  });

  test('whose estimates cannot be loaded offers to try again', async () => {
    let isBroken = true;
    const app = show({ 'GET /order/:id/estimate': () => (isBroken ? failWith(500) : { data: [NEAR] }) });
    await screen.findByRole('button', { name: 'もう一度試す' });
    isBroken = false;
    await press(app, 'もう一度試す');
    expect(await box(/旭町月極駐車場/)).toBeVisible();
  });
});
