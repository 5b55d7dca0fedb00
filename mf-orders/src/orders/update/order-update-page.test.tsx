import { answerWith, type FakeApi, type FakeGeo, failWith, renderApp } from '@portal/app-kit/testing';
import { expectEarlyReads } from '@portal/app-kit/testing/expect-early-reads';
import type { Order } from '@portal/contract/order';
import type { OrderUpdateBody } from '@portal/contract/order-change';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '#remote.ts';
import { remove, upload } from '#testing/fake-storage.ts';
import { passReadingTime, startAfresh, YOTSUYA } from '#testing/order-create-driver.tsx';
import { idOf, makeGate, orderDetail, pdf } from '#testing/order-fixtures.ts';
import { pressThrice } from '#testing/press-thrice.ts';
import { startOver } from '#testing/start-over.ts';
import { OrderUpdatePage } from './order-update-page.tsx';

const ID = idOf('order', 1);
const OPEN = { total: 2, unanswered: 2, rejected: 0, accepted: 0, contracted: 0, aborted: 0 };
const open = (change: Partial<Order> = {}) => orderDetail({ estimates: OPEN, ...change });

function show(answers: FakeApi = {}, path = `/order/${ID}/update`, geo: FakeGeo = {}) {
  const app = renderApp(
    [
      { path: '/order/:id/update', element: <OrderUpdatePage /> },
      { path: '/order/:id', element: <p>依頼の詳細</p> },
      { path: '/order', element: <p>依頼一覧</p> },
    ],
    { path, geo, api: { 'GET /order/:id': () => open(), 'PUT /order/:id': () => open(), ...answers } },
  );
  const saved = () =>
    app.requests.filter(({ call }) => call === 'PUT /order/:id').map(({ body }) => body as OrderUpdateBody);
  return { ...app, saved };
}
type App = ReturnType<typeof show>;

/** The field of the address is a combobox. */
const field = (name: string) => screen.findByRole(name === '現場住所' ? 'combobox' : 'textbox', { name });
const save = () => screen.findByRole('button', { name: '変更を保存する' });
async function fill({ user }: App, name: string, text: string) {
  await user.clear(await field(name));
  await user.paste(text);
}
const press = async ({ user }: App, name: string) => user.click(await screen.findByRole('button', { name }));
const files = () => screen.getByLabelText('追加するファイル', { selector: 'input' });
const kept = () => Object.keys(sessionStorage).filter((key) => key.includes('order-update'));

beforeEach(startAfresh);

test('what is read ahead for it is what it asks for itself', async () => {
  const { requests } = show();
  await save();
  await expectEarlyReads(remote, `/order/${ID}/update`, requests);
});

test('the form shows what the order has [2.30, 7.21]', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: '依頼内容の変更' })).toBeVisible();
  for (const [name, value] of [
    ['現場住所', '東京都新宿区新宿三丁目1番'],
    ['現場名', '新宿三丁目ビル新築工事'],
    ['利用開始日', '2026/12/01'],
    ['利用終了日', '2027/03/31'],
    ['備考', '朝7時から使いたいです。'],
  ] as const)
    expect(await field(name)).toHaveValue(value);
  expect(screen.getByLabelText('緯度')).toHaveValue('35.690921');
  expect(screen.getByLabelText('経度')).toHaveValue('139.700258');
  expect(screen.getByLabelText('必要台数')).toHaveValue('3');
  expect(screen.getByRole('combobox', { name: '車両の種類' })).toHaveDisplayValue('ワゴン・バン');
  const registered = within(screen.getByRole('group', { name: '登録済みのファイル' }));
  expect(registered.getByRole('link', { name: '配置図（最終）.pdf' })).toHaveAttribute('target', '_blank');
});

describe('saving', () => {
  test('is offered only while something has changed: reverting takes it back', async () => {
    const app = show();
    expect(await save()).toBeDisabled();
    expect(await save()).toHaveAccessibleDescription('変更された項目がありません。');
    await fill(app, '現場名', '新宿四丁目ビル新築工事');
    expect(await save()).toBeEnabled();
    expect(screen.queryByText('変更された項目がありません。')).not.toBeInTheDocument();
    await fill(app, '現場名', '新宿三丁目ビル新築工事');
    expect(await save()).toBeDisabled();
    await press(app, '配置図（最終）.pdf を削除する');
    expect(await save()).toBeEnabled();
    await press(app, '配置図（最終）.pdf の削除を取り消す');
    expect(await save()).toBeDisabled();
  });

  test('sends the whole order once, says so, and leads back to it [7.22]', async () => {
    const app = show();
    await fill(app, '現場名', '新宿四丁目ビル新築工事');
    await fill(app, '必要台数', '12');
    pressThrice(await save());
    expect(await screen.findByText('依頼内容を変更しました。')).toBeVisible();
    expect(app.address()).toBe(`/order/${ID}?tab=detail`);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(app.saved()).toEqual([
      {
        id: ID,
        name: '新宿四丁目ビル新築工事',
        address: '東京都新宿区新宿三丁目1番',
        numberOfCars: 12,
        automobileType: 'WAGON',
        startDate: '2026-12-01',
        endDate: '2027-03-31',
        remarks: '朝7時から使いたいです。',
        attachments: [],
      },
    ]);
    expect(kept()).toEqual([]);
  });

  test('is refused where a field is wrong, and says which', async () => {
    const app = show();
    await fill(app, '現場名', ' ');
    await app.user.click(await save());
    expect(await field('現場名')).toHaveAccessibleDescription(/現場名を入力してください。/);
    expect(await field('現場名')).toHaveFocus();
    expect(app.saved()).toEqual([]);
  });

  test('does not put back what somebody else has changed meanwhile', async () => {
    let current = open();
    const app = show({ 'GET /order/:id': () => current });
    await fill(app, '備考', '夜間に使います。');
    current = open({ numberOfCars: 7, name: '同僚が変えた現場名' });
    await app.user.click(await save());
    expect(await screen.findByText('依頼内容を変更しました。')).toBeVisible();
    expect(app.saved()).toMatchObject([{ name: '同僚が変えた現場名', numberOfCars: 7, remarks: '夜間に使います。' }]);
  });

  test('a second time, after a first one that failed, does not put it back either', async () => {
    let current = open();
    let isBroken = true;
    const app = show({
      'GET /order/:id': () => current,
      'PUT /order/:id': () => (isBroken ? failWith(500) : current),
    });
    await fill(app, '必要台数', '12');
    current = open({ remarks: '同僚の備考' });
    await app.user.click(await save());
    await app.user.click(await screen.findByRole('button', { name: '閉じる' }));
    await fill(app, '現場名', '新宿四丁目ビル新築工事');
    expect(await field('備考')).toHaveValue('同僚の備考');
    isBroken = false;
    await app.user.click(await save());
    expect(await screen.findByText('依頼内容を変更しました。')).toBeVisible();
    expect(app.saved()[1]).toMatchObject({
      numberOfCars: 12,
      name: '新宿四丁目ビル新築工事',
      remarks: '同僚の備考',
    });
  });

  test('shows itself busy until the answer, also when the form follows a colleague’s change', async () => {
    let current = open();
    const gate = makeGate();
    const app = show({ 'GET /order/:id': () => current, 'PUT /order/:id': () => gate.passed.then(() => current) });
    await fill(app, '必要台数', '12');
    current = open({ remarks: '同僚の備考' });
    await app.user.click(await save());
    await waitFor(() => expect(screen.getByRole('textbox', { name: '備考' })).toHaveValue('同僚の備考'));
    expect(await save()).toHaveAttribute('aria-busy', 'true');
    act(gate.open);
    expect(await screen.findByText('依頼内容を変更しました。')).toBeVisible();
  });
});

describe('a type of car that the portal does not know', () => {
  const unknown = { 'GET /order/:id': () => open({ automobileType: 'HOVERCRAFT' }) };

  test('is shown as it is, and is not overwritten', async () => {
    const app = show(unknown);
    expect(await screen.findByRole('combobox', { name: '車両の種類' })).toHaveDisplayValue('HOVERCRAFT');
    await fill(app, '備考', '追記');
    await app.user.click(await save());
    await waitFor(() => expect(app.saved()).toMatchObject([{ automobileType: 'HOVERCRAFT' }]));
  });

  test('can be replaced by a known one', async () => {
    const app = show(unknown);
    await app.user.selectOptions(await screen.findByRole('combobox', { name: '車両の種類' }), '軽自動車');
    await app.user.click(await save());
    await waitFor(() => expect(app.saved()).toMatchObject([{ automobileType: 'LIGHT' }]));
  });
});

describe('files', () => {
  test('that the order has are flagged for deletion and restored; new ones are added [3.26, 7.22]', async () => {
    const attachments = [
      { id: idOf('att', 1), name: '配置図.pdf', url: 'http://localhost:9199/v0/b/x/o/a' },
      { id: idOf('att', 2), name: '写真.png', url: 'http://localhost:9199/v0/b/x/o/b' },
    ];
    const app = show({ 'GET /order/:id': () => open({ attachments }) });
    await press(app, '配置図.pdf を削除する');
    await press(app, '写真.png を削除する');
    expect(screen.getAllByText('保存すると削除されます')).toHaveLength(2);
    await press(app, '写真.png の削除を取り消す');
    expect(screen.getByRole('button', { name: '写真.png を削除する' })).toHaveFocus();
    // A file of the same name may replace a removed one.
    await app.user.upload(files(), pdf('配置図.pdf'));
    await screen.findByRole('button', { name: '配置図.pdf を削除' });
    await app.user.click(await save());
    await waitFor(() => expect(app.saved()).toHaveLength(1));
    expect(app.saved()[0]?.attachments).toEqual([
      { id: idOf('att', 1), deleted: true },
      { name: '配置図.pdf', url: expect.stringContaining(encodeURIComponent('配置図.pdf')) },
    ]);
  });

  test('that are not saved are taken back from the storage, those that are saved are not', async () => {
    const first = show();
    await screen.findByRole('group', { name: '登録済みのファイル' });
    await first.user.upload(files(), pdf());
    await screen.findByRole('button', { name: '配置図.pdf を削除' });
    first.unmount();
    const app = show();
    await press(app, '最初から入力する');
    const question = within(await screen.findByRole('alertdialog'));
    await app.user.click(question.getByRole('button', { name: '最初から入力する' }));
    await waitFor(() => expect(remove).toHaveBeenCalledWith(expect.stringContaining(encodeURIComponent('配置図.pdf'))));
    await app.user.upload(files(), pdf('工程表.pdf'));
    await screen.findByRole('button', { name: '工程表.pdf を削除' });
    await app.user.click(await save());
    await waitFor(() => expect(app.saved()).toHaveLength(1));
    expect(remove).toHaveBeenCalledTimes(1);
  });

  test.each([
    [
      'are gone meanwhile',
      undefined,
      '見つからない添付ファイルがあります。',
      /^配置図.pdf のアップロードが中断されました。もう一度選択してください。$/,
    ],
    [
      'hold malware',
      'malware',
      '送信できない添付ファイルがあります。',
      /^配置図.pdf からウイルスが検出されたため、送信できません。/,
    ],
  ])('that %s have to be chosen again, which is said; the input stays', async (_, code, whatFailed, why) => {
    const issues = [{ path: 'attachments.0.url', message: 'Refused', ...(code && { code }) }];
    const problem = { type: 'about:blank', title: 'Bad Request', status: 400, issues };
    const app = show({ 'PUT /order/:id': () => answerWith(problem, 400) });
    await fill(app, '備考', '夜間に使います。');
    await app.user.upload(files(), pdf());
    await screen.findByRole('button', { name: '配置図.pdf を削除' });
    await app.user.click(await save());
    const dialog = await screen.findByRole('alertdialog', { name: '送信できませんでした' });
    expect(dialog).toHaveTextContent(whatFailed);
    await press(app, '閉じる');
    expect(screen.getByText(why)).toBeVisible();
    expect(await field('備考')).toHaveValue('夜間に使います。');
  });

  test('of a name that the order has already are refused', async () => {
    const app = show();
    await screen.findByRole('group', { name: '登録済みのファイル' });
    await app.user.upload(files(), pdf('配置図（最終）.pdf'));
    expect(await screen.findByText(/同じ名前のファイルがすでに追加されています。/)).toBeVisible();
  });

  test('on their way are waited for; a failed one is tried again, and nothing else is lost', async () => {
    upload.mockRejectedValueOnce(new Error('storage/retry-limit-exceeded'));
    const app = show();
    await fill(app, '備考', '夜間に使います。');
    await app.user.upload(files(), pdf());
    await screen.findByText('配置図.pdf をアップロードできませんでした。');
    await app.user.click(await save());
    expect(await screen.findByText(/アップロードできなかったファイルがあります。/)).toBeVisible();
    expect(app.saved()).toEqual([]);
    await press(app, '配置図.pdf のアップロードをもう一度試す');
    await screen.findByText('配置図.pdf をアップロードしました。', { exact: false });
    await app.user.click(await save());
    await waitFor(() => expect(app.saved()).toHaveLength(1));
    expect(app.saved()[0]).toMatchObject({ remarks: '夜間に使います。', attachments: [{ name: '配置図.pdf' }] });
  });

  test('may be twenty: a restored one can be one too many', async () => {
    const attachments = Array.from({ length: 20 }, (_, index) => ({
      id: idOf('att', index + 1),
      name: `${index + 1}.pdf`,
      url: `http://localhost:9199/v0/b/x/o/${index}`,
    }));
    const app = show({ 'GET /order/:id': () => open({ attachments }) });
    await press(app, '3.pdf を削除する');
    await app.user.upload(files(), pdf());
    await screen.findByRole('button', { name: '配置図.pdf を削除' });
    await press(app, '3.pdf の削除を取り消す');
    expect(await screen.findByText('添付できるファイルは20件までです。')).toBeVisible();
    await app.user.click(await save());
    expect(app.saved()).toEqual([]);
  });
});

describe('a change that is refused keeps the input', () => {
  test.each([
    [409, '契約を依頼した見積があるため、依頼内容を変更できません。'],
    [410, 'この依頼は取り下げられたか削除されたため、依頼内容を変更できません。'],
    [404, 'この依頼は取り下げられたか削除されたため、依頼内容を変更できません。'],
  ])('%i: says why for good, and where to look', async (status, why) => {
    const app = show({ 'PUT /order/:id': () => failWith(status) });
    await fill(app, '現場名', '新宿四丁目ビル新築工事');
    await app.user.click(await save());
    const dialog = await screen.findByRole('alertdialog', { name: '送信できませんでした' });
    expect(dialog).toHaveTextContent(why);
    expect(dialog).toHaveTextContent('入力内容は残っています。');
    await app.user.click(within(dialog).getByRole('button', { name: '閉じる' }));
    expect(await field('現場名')).toHaveValue('新宿四丁目ビル新築工事');
    expect(screen.getByText(why).closest('[role=alert]')).toBeVisible();
    expect(screen.getByRole('link', { name: '依頼の詳細を見る' })).toHaveAttribute('href', `/order/${ID}`);
    expect(await save()).toBeDisabled();
  });

  test('409 also offers to reload, which keeps the input too', async () => {
    const app = show({ 'PUT /order/:id': () => failWith(409, 'alreadyAccepted') });
    await fill(app, '現場名', '新宿四丁目ビル新築工事');
    await app.user.click(await save());
    const dialog = await screen.findByRole('alertdialog', { name: '送信できませんでした' });
    expect(within(dialog).getByRole('button', { name: '再読み込み' })).toBeVisible();
    app.unmount();
    show({ 'GET /order/:id': () => open({ estimates: { ...OPEN, accepted: 1 } }) });
    expect(await field('現場名')).toHaveValue('新宿四丁目ビル新築工事');
    expect(screen.getByText('前回の入力を復元しました。')).toBeVisible();
    expect(screen.getByText('契約を依頼した見積があるため、依頼内容を変更できません。')).toBeVisible();
    expect(await save()).toBeDisabled();
  });

  test.each([
    [0, '問題が発生しました', '処理が完了している場合があります。再読み込みして、依頼の内容と状況を確認してください。'],
    [400, '送信できませんでした', '変更を保存できませんでした。入力内容は残っています。'],
    [429, '送信できませんでした', '操作が集中しています。1分ほど待ってから、もう一度お試しください。'],
    [500, '送信できませんでした', 'サーバーで問題が発生しました。'],
  ])('%i: the same change can be sent again [8.23]', async (status, title, says) => {
    let isBroken = true;
    const app = show({ 'PUT /order/:id': () => (isBroken ? failWith(status) : open()) });
    await fill(app, '現場名', '新宿四丁目ビル新築工事');
    await app.user.click(await save());
    const dialog = await screen.findByRole('alertdialog', { name: title });
    expect(dialog).toHaveTextContent(says);
    await app.user.click(within(dialog).getByRole('button', { name: '閉じる' }));
    expect(await field('現場名')).toHaveValue('新宿四丁目ビル新築工事');
    isBroken = false;
    await app.user.click(await save());
    expect(await screen.findByText('依頼内容を変更しました。')).toBeVisible();
    expect(app.saved()).toHaveLength(2);
  });
});

describe('the input', () => {
  test('survives a reload, which is said, and can be begun again', async () => {
    const first = show();
    await fill(first, '現場名', '新宿四丁目ビル新築工事');
    await press(first, '配置図（最終）.pdf を削除する');
    first.unmount();
    const app = show();
    expect(await field('現場名')).toHaveValue('新宿四丁目ビル新築工事');
    expect(screen.getByText('保存すると削除されます')).toBeVisible();
    expect(screen.getByText('前回の入力を復元しました。')).toBeVisible();
    const question = '変更した内容と追加したファイルを削除して、最初から入力します。よろしいですか。';
    await startOver(app.user, question, 'キャンセル');
    expect(await field('現場名')).toHaveValue('新宿四丁目ビル新築工事');
    await startOver(app.user, question);
    expect(await field('現場名')).toHaveValue('新宿三丁目ビル新築工事');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(await save()).toBeDisabled();
    expect(screen.queryByText('前回の入力を復元しました。')).not.toBeInTheDocument();
    expect(kept()).toEqual([]);
  });

  test('is asked about before the page is left, with the files that are not sent', async () => {
    upload.mockImplementation(() => new Promise(() => {}));
    const app = show();
    await fill(app, '現場名', '新宿四丁目ビル新築工事');
    await app.user.upload(files(), pdf());
    await screen.findByRole('progressbar');
    await app.user.click(screen.getByRole('link', { name: '依頼の詳細に戻る' }));
    const question = await screen.findByRole('alertdialog', { name: '確認' });
    expect(question).toHaveTextContent('保存していない変更があります。');
    expect(within(question).getByRole('listitem')).toHaveTextContent('配置図.pdf');
    await press(app, 'キャンセル');
    expect(await field('現場名')).toHaveValue('新宿四丁目ビル新築工事');
    await app.user.click(screen.getByRole('link', { name: '戻る' }));
    await press(app, '保存せずに移動する');
    expect(await screen.findByText('依頼の詳細')).toBeVisible();
    expect(kept()).toEqual([]);
  });

  test('is not asked about while nothing has changed', async () => {
    const app = show();
    await save();
    await app.user.click(screen.getByRole('link', { name: '戻る' }));
    expect(await screen.findByText('依頼の詳細')).toBeVisible();
  });

  test('stays while the order is read again; other fields follow it', async () => {
    let current = open();
    const app = show({ 'GET /order/:id': () => current });
    await fill(app, '現場名', '新宿四丁目ビル新築工事');
    current = open({ name: '同僚が変えた現場名', remarks: '同僚の備考' });
    await act(() => app.client.invalidateQueries({ queryKey: ['order'] }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: '備考' })).toHaveValue('同僚の備考'));
    expect(await field('現場名')).toHaveValue('新宿四丁目ビル新築工事');
  });
});

describe('the site', () => {
  const geo: FakeGeo = { search: (text) => (text.includes('四谷') ? [YOTSUYA] : []) };
  const leave = (app: App) => app.user.click(screen.getByRole('textbox', { name: '現場名' }));

  test('goes along with another address, and back with the registered one', async () => {
    const app = show({}, undefined, geo);
    await fill(app, '現場住所', '東京都新宿区四谷一丁目');
    await leave(app);
    await waitFor(() => expect(screen.getByLabelText('緯度')).toHaveValue('35.6857'));
    expect(screen.getByLabelText('経度')).toHaveValue('139.7302');
    expect(screen.getByText('現場の場所：東京都新宿区四谷一丁目')).toBeVisible();
    await fill(app, '現場住所', '東京都新宿区新宿三丁目1番');
    await leave(app);
    expect(screen.getByLabelText('緯度')).toHaveValue('35.690921');
    expect(await save()).toBeDisabled();
  });

  test('stays where it is while the address is only looked at', async () => {
    const app = show({}, undefined, { search: () => [YOTSUYA] });
    await app.user.click(await field('現場住所'));
    await leave(app);
    expect(screen.getByLabelText('緯度')).toHaveValue('35.690921');
    expect(await save()).toBeDisabled();
  });

  test('is sent with an address that was typed just before saving', async () => {
    const app = show({}, undefined, geo);
    await fill(app, '現場住所', '東京都新宿区四谷一丁目');
    await app.user.keyboard('{Escape}{Enter}');
    await waitFor(() => expect(app.saved()).toHaveLength(1));
    expect(app.saved()[0]).toMatchObject({
      address: '東京都新宿区四谷一丁目',
      location: { latitude: 35.6857, longitude: 139.7302 },
    });
  });

  test('is not known for every address: that can be read before it is saved', async () => {
    const app = show({}, undefined, geo);
    await fill(app, '現場住所', '大阪府堺市堺区南瓦町3番1号');
    await app.user.click(await save());
    expect(await screen.findByText(/住所の場所が見つかりませんでした。/)).toBeVisible();
    await waitFor(async () => expect(await save()).not.toHaveAttribute('aria-busy'));
    expect(app.saved()).toEqual([]);
    passReadingTime();
    await app.user.click(await save());
    await waitFor(() => expect(app.saved()).toHaveLength(1));
    expect(app.saved()[0]).not.toHaveProperty('location');
  });

  test('that is not known is said far above the button, so the focus goes there', async () => {
    const app = show({}, undefined, geo);
    await fill(app, '現場住所', '大阪府堺市堺区南瓦町3番1号');
    await app.user.click(await save());
    const notice = await screen.findByText(/住所の場所が見つかりませんでした。/);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(notice.textContent));
    expect(app.saved()).toEqual([]);
  });

  test('that the customer has put somewhere stays there, also after a reload', async () => {
    const first = show({}, undefined, geo);
    await first.user.clear(await screen.findByLabelText('緯度'));
    await first.user.paste('35.7');
    // The field gets the focus, but the address is not changed.
    await first.user.click(await field('現場住所'));
    await leave(first);
    expect(screen.getByLabelText('緯度')).toHaveValue('35.7');
    first.unmount();
    const app = show({}, undefined, geo);
    await fill(app, '現場住所', '東京都新宿区四谷一丁目');
    await leave(app);
    await waitFor(() => expect(screen.getByLabelText('緯度')).toHaveValue('35.7'));
  });
});

test('a first day that is over is nothing to ask about, a new one is', async () => {
  const app = show({ 'GET /order/:id': () => open({ startDate: '2020-04-01', endDate: '2099-03-31' }) });
  const asks = /過去の日付が指定されています。/;
  await field('利用開始日');
  expect(screen.queryByText(asks)).not.toBeInTheDocument();
  await fill(app, '利用開始日', '2020/04/02');
  expect(await screen.findByText(asks)).toBeVisible();
  expect(await save()).toBeEnabled();
});

test('an unknown order says so, and leads to the list', async () => {
  show({ 'GET /order/:id': () => failWith(404) });
  expect(await screen.findByText('対象のデータが見つかりませんでした。削除された可能性があります。')).toBeVisible();
  expect(screen.getByRole('link', { name: '駐車場探しの依頼一覧に戻る' })).toBeVisible();
});

test('while it is loading the page has its heading', async () => {
  const gate = makeGate();
  show({ 'GET /order/:id': () => gate.passed.then(() => open()) });
  expect(await screen.findByRole('heading', { level: 1, name: '依頼内容の変更' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  act(gate.open);
  expect(await field('現場名')).toBeVisible();
});
