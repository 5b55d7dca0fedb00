import { type FakeApi, failWith, keepInTab, renderApp } from '@portal/app-kit/testing';
import { expectEarlyReads } from '@portal/app-kit/testing/expect-early-reads';
import type { Option } from '@portal/contract/option';
import { busyNow } from '@portal/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '#remote.ts';
import { cell, fillIn, ordersApi, related, textField } from '#testing/option-driver.tsx';
import { optionFixture } from '#testing/option-fixtures.ts';
import { idOf, makeGate } from '#testing/order-fixtures.ts';
import { pressThrice } from '#testing/press-thrice.ts';
import { startOver } from '#testing/start-over.ts';
import { OptionUpdatePage } from './option-update-page.tsx';

const ID = idOf('option', 1);
const PATH = `/option/${ID}/update`;
const LOST = '前回の入力は復元できませんでした。もう一度入力してください。';
const pages = [
  { path: '/option', element: <p>一覧</p> },
  { path: '/option/:id/update', element: <OptionUpdatePage /> },
];
function show(option: Option = optionFixture(), answers: FakeApi = {}) {
  const app = renderApp(pages, {
    path: PATH,
    api: {
      'GET /option/:id': () => option,
      'PUT /option/:id': () => option,
      'PUT /option/:id/cancel': () => ({ status: 'cancelled' }),
      ...ordersApi,
      ...answers,
    },
  });
  const sent = () => app.requests.filter(({ call }) => call === 'PUT /option/:id');
  const cancels = () => app.requests.filter(({ call }) => call === 'PUT /option/:id/cancel');
  return { ...app, sent, cancels };
}
type App = ReturnType<typeof show>;
const save = () => screen.getByRole('button', { name: '変更を保存する' });
const opened = () => screen.findByRole('heading', { level: 1, name: '申請内容の変更' });

async function change({ user }: App, name = '改称した申請') {
  await opened();
  await fillIn(user, '申請名', name);
}

beforeEach(() => sessionStorage.clear());

test('what is read ahead for it is what it asks for itself', async () => {
  const { requests } = show();
  await opened();
  await expectEarlyReads(remote, PATH, requests, ['GET /order']);
});

test('the form is filled with the application [2.34, 7.33]', async () => {
  const { requests } = show(
    optionFixture({ requestService: ['guard', 'other'], otherRequestContent: '喫煙所を1か所', province: '大坂' }),
  );
  await opened();
  expect(requests).toEqual([expect.objectContaining({ call: 'GET /option/:id', params: { id: ID } })]);
  expect(textField('申請名')).toHaveValue('梅田三丁目ビル新築工事 道路使用許可');
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([cell('警備員の手配'), cell('その他の申請')]);
  expect(textField('その他の申請内容')).toHaveValue('喫煙所を1か所');
  await waitFor(() => expect(related()).toHaveValue('梅田三丁目ビル新築工事'));
  // A province that is none of the 47 is kept.
  await waitFor(() => expect(screen.getByRole('combobox', { name: '都道府県' })).toHaveValue('大坂'));
  expect(textField('市区町村')).toHaveValue('大阪市北区');
  expect(textField('番地・建物名')).toHaveValue('梅田3丁目1-3');
  expect(textField('利用開始日')).toHaveValue('2026/12/10');
  expect(textField('利用終了日')).toHaveValue('2027/03/31');
  expect(textField('備考')).toHaveValue('早朝の作業です。');
  expect(screen.getByText('受付済み')).toBeVisible();
});

describe('saving', () => {
  test('is possible only if something has changed, and reverting takes it back [5.21]', async () => {
    const { user } = show();
    await opened();
    expect(save()).toBeDisabled();
    expect(screen.getByText('変更された項目がありません。')).toBeVisible();
    await user.click(cell('除雪・除草'));
    expect(save()).toBeEnabled();
    expect(screen.queryByText('変更された項目がありません。')).not.toBeInTheDocument();
    await user.click(cell('除雪・除草'));
    expect(save()).toBeDisabled();
    await user.type(textField('備考'), ' ');
    expect(save()).toBeDisabled();
    expect(screen.getByText('変更された項目がありません。')).toBeVisible();
  });

  test('sends the whole application once, says that it is done, and shows the list as it was left [7.30]', async () => {
    keepInTab('list:/option', 'q=梅田');
    const app = show();
    await change(app);
    await app.user.click(related());
    await app.user.click(await screen.findByRole('option', { name: '関連付けない' }));
    pressThrice(save());
    expect(await screen.findByText('申請内容を変更しました。')).toBeVisible();
    expect(await screen.findByText('一覧')).toBeVisible();
    expect(decodeURIComponent(app.address())).toBe('/option?q=梅田');
    expect(app.sent()).toEqual([
      expect.objectContaining({
        params: { id: ID },
        body: {
          name: '改称した申請',
          requestService: ['roadPermit', 'guard'],
          otherRequestContent: null,
          orderId: null,
          province: '大阪府',
          district: '大阪市北区',
          street: '梅田3丁目1-3',
          usingStartTime: '2026-12-10',
          usingEndTime: '2027-03-31',
          others: '早朝の作業です。',
        },
      }),
    ]);
  });

  test('an application that breaks a rule is not sent [5.14]', async () => {
    const app = show();
    await change(app, ' ');
    await app.user.click(save());
    expect(await screen.findByText('申請名を入力してください。')).toBeVisible();
    expect(app.sent()).toEqual([]);
  });
});

describe('a refusal', () => {
  test.each([
    [409, '同じ名前の申請がすでにあります。申請名を変更してください。'],
    [428, '関連する駐車場の利用終了日を過ぎているため、申請できません。'],
    [422, '登録済みの内容と同じです。内容を変更してください。'],
  ])('%i has its own sentence, and the input is kept [8.18, 8.19, 8.21]', async (status, sentence) => {
    const app = show(optionFixture(), { 'PUT /option/:id': () => failWith(status) });
    await change(app);
    await app.user.click(save());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(textField('申請名')).toHaveValue('改称した申請');
    expect(save()).toBeEnabled();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('a colleague has cancelled it: that is said, the input stays, and nothing more can be sent [4.7, 8.20]', async () => {
    const app = show(optionFixture(), { 'PUT /option/:id': () => failWith(410) });
    await change(app);
    await app.user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('この申請はすでに取り消されています。');
    expect(screen.getByText('取り消し済み')).toBeVisible();
    expect(textField('申請名')).toHaveValue('改称した申請');
    expect(screen.queryByRole('button', { name: '変更を保存する' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '申請を取り消す' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: '申請内容の変更' })).toHaveFocus();
    await app.user.type(textField('申請名'), '{Enter}');
    expect(app.sent()).toHaveLength(1);
  });

  test('anything else is said in the general dialog, and the input kept [8.22, 8.23]', async () => {
    const app = show(optionFixture(), { 'PUT /option/:id': () => failWith(500) });
    await change(app);
    await app.user.click(save());
    const dialog = within(await screen.findByRole('alertdialog', { name: '送信できませんでした' }));
    await app.user.click(dialog.getByRole('button', { name: '閉じる' }));
    expect(textField('申請名')).toHaveValue('改称した申請');
    expect(save()).toBeEnabled();
  });
});

describe('cancelling', () => {
  const cancel = () => screen.getByRole('button', { name: '申請を取り消す' });
  const question = async () => within(await screen.findByRole('alertdialog', { name: '申請の取り消し' }));

  test('is asked about with the facts, and may be called off', async () => {
    const app = show();
    await opened();
    await app.user.click(cancel());
    const dialog = await question();
    expect(dialog.getByText(/取り消した後は変更できません。/)).toBeVisible();
    expect(dialog.getByText('梅田三丁目ビル新築工事 道路使用許可')).toBeVisible();
    expect(dialog.getByText('警備員の手配')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'キャンセル' })).toHaveFocus();
    await app.user.click(dialog.getByRole('button', { name: 'キャンセル' }));
    expect(app.cancels()).toEqual([]);
    expect(textField('申請名')).toBeVisible();
  });

  test('is asked and done once for three presses, said, and the list is shown [4.7, 7.31]', async () => {
    const app = show();
    await opened();
    pressThrice(cancel());
    await app.user.click((await question()).getByRole('button', { name: '申請を取り消す' }));
    expect(await screen.findByText('申請を取り消しました。')).toBeVisible();
    expect(await screen.findByText('一覧')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(app.cancels()).toEqual([expect.objectContaining({ params: { id: ID } })]);
  });

  test('that fails is said, and the input kept [8.23]', async () => {
    const app = show(optionFixture(), { 'PUT /option/:id/cancel': () => failWith(0) });
    await change(app);
    await app.user.click(cancel());
    await app.user.click((await question()).getByRole('button', { name: '申請を取り消す' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '問題が発生しました' }));
    expect(dialog.getByText(/各種申請の一覧で、申請の内容と状況を確認してください。/)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: '閉じる' }));
    expect(textField('申請名')).toHaveValue('改称した申請');
    expect(app.cancels()).toHaveLength(1);
  });
});

describe('an application that cannot be changed', () => {
  test('because it is cancelled is shown with all its facts [3.17, 4.7]', async () => {
    show(optionFixture({ status: 'cancelled', requestService: ['other'], otherRequestContent: '喫煙所を1か所' }));
    expect(await screen.findByText('この申請は取り消し済みのため、変更できません。')).toBeVisible();
    expect(screen.getByText('取り消し済み')).toBeVisible();
    expect(screen.getByText('喫煙所を1か所')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '申請を取り消す' })).not.toBeInTheDocument();
  });

  test('because of a service that this portal does not know is shown as it is, and can be cancelled', async () => {
    const app = show(optionFixture({ requestService: ['guard', 'droneSurvey'], others: '', order: null }));
    expect(await screen.findByText('droneSurvey')).toBeVisible();
    expect(screen.getByText(/内容を変更できません。/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '変更を保存する' })).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: '申請を取り消す' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: '申請の取り消し' }));
    await app.user.click(dialog.getByRole('button', { name: '申請を取り消す' }));
    expect(await screen.findByText('申請を取り消しました。')).toBeVisible();
  });

  test('because there is none leads back to the list', async () => {
    show(optionFixture(), { 'GET /option/:id': () => failWith(404) });
    expect(await screen.findByText('対象のデータが見つかりませんでした。削除された可能性があります。')).toBeVisible();
    expect(screen.getAllByRole('link', { name: '各種申請の一覧に戻る' })).not.toHaveLength(0);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('because it could not be loaded can be tried again', async () => {
    let isBroken = true;
    const { user } = show(optionFixture(), {
      'GET /option/:id': () => (isBroken ? failWith(500) : optionFixture()),
    });
    const retry = await screen.findByRole('button', { name: 'もう一度試す' });
    isBroken = false;
    await user.click(retry);
    expect(await screen.findByRole('textbox', { name: '申請名' })).toBeVisible();
  });
});

describe('what was changed and not saved', () => {
  const leave = () => screen.getByRole('link', { name: '各種申請の一覧に戻る' });
  const asked = async () => within(await screen.findByRole('alertdialog', { name: '確認' }));

  test('is asked about when the customer leaves, and forgotten only then', async () => {
    const app = show();
    await change(app);
    await app.user.click(leave());
    const dialog = await asked();
    expect(dialog.getByText(/保存していない変更があります。/)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'キャンセル' }));
    expect(textField('申請名')).toHaveValue('改称した申請');
    await app.user.click(leave());
    await app.user.click((await asked()).getByRole('button', { name: '保存せずに移動する' }));
    expect(await screen.findByText('一覧')).toBeVisible();
    await act(() => app.router.navigate(PATH));
    await opened();
    expect(textField('申請名')).toHaveValue('梅田三丁目ビル新築工事 道路使用許可');
  });

  test('nothing is asked when nothing has changed', async () => {
    const { user } = show();
    await opened();
    await user.click(leave());
    expect(await screen.findByText('一覧')).toBeVisible();
  });

  test('is there again after a reload, which is said, and can be undone', async () => {
    const first = show();
    await change(first);
    first.unmount();
    const { user } = show();
    await opened();
    expect(screen.getByText('前回の入力を復元しました。')).toBeVisible();
    expect(textField('申請名')).toHaveValue('改称した申請');
    expect(save()).toBeEnabled();
    await startOver(user, '入力した内容を削除して、最初から入力します。よろしいですか。');
    expect(textField('申請名')).toHaveValue('梅田三丁目ビル新築工事 道路使用許可');
    expect(save()).toBeDisabled();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('is not put over what a colleague has changed since', async () => {
    const first = show();
    await change(first);
    first.unmount();
    show(optionFixture({ others: '同僚が変更した備考' }));
    await opened();
    expect(screen.getByText(LOST)).toBeVisible();
    expect(textField('申請名')).toHaveValue('梅田三丁目ビル新築工事 道路使用許可');
    expect(textField('備考')).toHaveValue('同僚が変更した備考');
    expect(screen.queryByText('前回の入力を復元しました。')).not.toBeInTheDocument();
  });

  test('that could not be restored is missed once, and counts as input no longer', async () => {
    const changed = optionFixture({ others: '同僚が変更した備考' });
    const first = show();
    await change(first);
    first.unmount();
    const second = show(changed);
    await opened();
    expect(screen.getByText(LOST)).toBeVisible();
    expect(busyNow()).toEqual([]);
    second.unmount();
    show(changed);
    await opened();
    expect(screen.queryByText(LOST)).not.toBeInTheDocument();
  });
});

test('the form always begins with what the API says now', async () => {
  const gate = makeGate();
  let answer = async () => optionFixture({ others: '一度目' });
  const { user, router } = show(optionFixture(), { 'GET /option/:id': () => answer() });
  await waitFor(() => expect(textField('備考')).toHaveValue('一度目'));
  await user.click(screen.getByRole('link', { name: '各種申請の一覧に戻る' }));
  await screen.findByText('一覧');
  answer = () => gate.passed.then(() => optionFixture({ others: '二度目' }));
  await act(() => router.navigate(PATH));
  expect(screen.queryByRole('textbox', { name: '備考' })).not.toBeInTheDocument();
  gate.open();
  await waitFor(() => expect(textField('備考')).toHaveValue('二度目'));
});
