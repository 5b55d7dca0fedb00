import { answerWith, type FakeApi, failWith, renderApp } from '@portal/app-kit/testing';
import { TextLink } from '@portal/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { browserAsks } from '#testing/browser-asks.ts';
import { holdUpload, remove, resetStorage, upload } from '#testing/fake-storage.ts';
import { idOf, makeGate } from '#testing/order-fixtures.ts';
import { pressThrice } from '#testing/press-thrice.ts';
import { OrderFilePage } from './order-file-page.tsx';

const NAME = '依頼書_梅田三丁目ビル新築工事.pdf';
const KEY = new RegExp(`^order_files/cont00000000000001-\\d{13}-${NAME}$`);
const pdf = (name = NAME) => new File(['%PDF-1.7\n…'], name, { type: 'application/pdf' });

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = jest.fn();
  resetStorage();
});

function show(answers: FakeApi = {}, path = '/order/create-by-file') {
  const app = renderApp(
    [
      {
        path: '/order/create-by-file',
        element: (
          <>
            <TextLink to="/order">一覧</TextLink>
            <OrderFilePage />
          </>
        ),
      },
      { path: '*', element: null },
    ],
    { path, api: { 'POST /order/file': () => ({ id: idOf('file', 1) }), ...answers } },
  );
  const posts = () => app.requests.filter(({ call }) => call === 'POST /order/file');
  return { ...app, posts };
}
type App = ReturnType<typeof show>;

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = async (app: App, name: string) => app.user.click(await screen.findByRole('button', { name }));
const input = () => screen.getByLabelText('依頼書', { selector: 'input' });
async function choose(app: App, file = pdf()) {
  await app.user.upload(input(), file);
  await screen.findByRole('button', { name: `${file.name} を削除` });
}
const send = (app: App) => press(app, 'アップロードして依頼する');

describe('the file', () => {
  test('is required, and the field says which files it takes [5.26, 5.27]', async () => {
    const app = show();
    const field = screen.getByRole('group', { name: /^依頼書/ });
    expect(field).toHaveAccessibleDescription(/対応形式：CSV、.*Excel.*1ファイル5MBまで/);
    await send(app);
    expect(await screen.findByText('依頼書を選択してください。')).toBeVisible();
    expect(field).toHaveAccessibleDescription(/依頼書を選択してください。$/);
    expect(upload).not.toHaveBeenCalled();
  });

  test.each([
    ['依頼書.zip', new File(['PK'], '依頼書.zip', { type: 'application/zip' }), '対応していないファイル形式です。'],
    [
      '大きい.pdf',
      new File(['%PDF-'.padEnd(5_000_001)], '大きい.pdf', { type: 'application/pdf' }),
      'ファイルサイズが上限（5MB）を超えています。',
    ],
    ['空.pdf', new File([], '空.pdf', { type: 'application/pdf' }), 'ファイルが空です。'],
    ['表.pdf', new File(['MZ'], '表.pdf', { type: 'application/pdf' }), 'ファイルの内容と拡張子が一致しません。'],
    ['a:b.pdf', pdf('a:b.pdf'), 'ファイル名が長すぎるか、使用できない文字が含まれています。'],
  ])('%s is refused under the field, in words that name it [5.28]', async (name, file, reason) => {
    const app = show();
    fireEvent.drop(screen.getByText('ここにファイルをドラッグ＆ドロップ'), { dataTransfer: { files: [file] } });
    const refusal = await screen.findByText(`${name}：アップロードできません。${reason}`);
    expect(refusal.closest('[role=alert]')).toBeInTheDocument();
    await send(app);
    expect(app.posts()).toEqual([]);
    await choose(app);
    expect(screen.queryByText(/アップロードできません/)).not.toBeInTheDocument();
  });

  test('can be dropped, is shown with its size, and can be taken out again', async () => {
    const app = show();
    fireEvent.drop(screen.getByText('ここにファイルをドラッグ＆ドロップ'), { dataTransfer: { files: [pdf()] } });
    expect(await screen.findByText(NAME)).toBeVisible();
    expect(screen.getByText('1KB')).toBeVisible();
    await press(app, `${NAME} を削除`);
    expect(screen.queryByText(NAME)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'ファイルを選択する' })).toHaveFocus();
  });

  test('that is dropped later takes the place of the first', async () => {
    const app = show();
    await choose(app);
    fireEvent.drop(screen.getByText(NAME), { dataTransfer: { files: [pdf('別の依頼書.pdf')] } });
    expect(await screen.findByText('別の依頼書.pdf')).toBeVisible();
    expect(screen.queryByText(NAME)).not.toBeInTheDocument();
  });
});

describe('sending', () => {
  test('uploads the file and orders with it, once; what was sent is listed [2.26, 4.44, 7.19, 7.45, 7.46]', async () => {
    const gate = makeGate();
    const app = show({ 'POST /order/file': () => gate.passed.then(() => ({ id: idOf('file', 1) })) });
    await choose(app);
    const button = screen.getByRole('button', { name: 'アップロードして依頼する' });
    pressThrice(button);
    act(gate.open);
    await heading('ファイルを受け付けました');
    expect(app.address()).toBe('/order/create-by-file?step=2');
    expect(upload).toHaveBeenCalledTimes(1);
    expect(remove).not.toHaveBeenCalled();
    const [path, , options] = upload.mock.calls[0] ?? [];
    expect(path).toMatch(KEY);
    expect(options?.contentType).toBe('application/pdf');
    expect(app.posts().map(({ body }) => body)).toEqual([{ filename: NAME, fileKey: path }]);
    expect(screen.getByText('内容を確認し、担当者からご連絡します。')).toBeVisible();
    expect(screen.getByText(`${NAME}（1KB）`)).toBeVisible();
    expect(screen.getByRole('link', { name: '駐車場探しの依頼一覧へ' })).toHaveAttribute('href', '/order');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('shows percent and bytes, and can be stopped: the file stays', async () => {
    holdUpload();
    const app = show();
    await choose(app, new File(['%PDF-'.padEnd(4_800_000)], NAME, { type: 'application/pdf' }));
    await send(app);
    expect(await screen.findByRole('progressbar', { name: `${NAME} をアップロード中です（66%）` })).toBeVisible();
    expect(screen.getByText('66%')).toBeVisible();
    expect(screen.getByText('3.2MB／4.8MB')).toBeVisible();
    await press(app, 'アップロードを中止する');
    expect(await screen.findByRole('button', { name: `${NAME} を削除` })).toHaveFocus();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByText(/アップロードできませんでした/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(app.posts()).toEqual([]);
  });

  test('an upload that fails is said by name, and can be tried again', async () => {
    upload.mockRejectedValueOnce(new Error('storage/retry-limit-exceeded'));
    const app = show();
    await choose(app);
    await send(app);
    expect(
      await screen.findByText(`${NAME} をアップロードできませんでした。接続を確認して、もう一度お試しください。`),
    ).toBeVisible();
    expect(app.posts()).toEqual([]);
    await send(app);
    await heading('ファイルを受け付けました');
    expect(upload).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['a broken line', 0, '問題が発生しました', /駐車場探しの依頼一覧で、依頼が受け付けられているか確認してください。/],
    ['a failing server', 500, '送信できませんでした', 'ファイルを送信できませんでした。もう一度お試しください。'],
  ])('%s after the upload keeps it: trying again does not upload again', async (_, status, title, says) => {
    let isBroken = true;
    const app = show({ 'POST /order/file': () => (isBroken ? failWith(status) : { id: idOf('file', 1) }) });
    await choose(app);
    await send(app);
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    expect(dialog.getByText(says)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: '閉じる' }));
    expect(screen.getByText(NAME)).toBeVisible();
    isBroken = false;
    await send(app);
    await heading('ファイルを受け付けました');
    expect(upload).toHaveBeenCalledTimes(1);
    expect(app.posts()[1]?.body).toEqual(app.posts()[0]?.body);
  });

  test('an uploaded file survives a reload, and is ordered with without another upload', async () => {
    const first = show({ 'POST /order/file': () => failWith(500) });
    await choose(first);
    await send(first);
    await press(first, '閉じる');
    first.unmount();
    const second = show();
    expect(await screen.findByText(NAME)).toBeVisible();
    await send(second);
    await heading('ファイルを受け付けました');
    expect(upload).toHaveBeenCalledTimes(1);
  });

  test.each<[string, (app: App) => Promise<unknown>]>([
    ['is taken out', (app) => press(app, `${NAME} を削除`)],
    ['gives way to another', (app) => choose(app, pdf('別の依頼書.pdf'))],
  ])('an uploaded file that was not ordered with and %s is taken back from the storage', async (_, end) => {
    const app = show({ 'POST /order/file': () => failWith(500) });
    await choose(app);
    await send(app);
    await press(app, '閉じる');
    const [path] = upload.mock.calls[0] ?? [];
    await end(app);
    await waitFor(() => expect(remove).toHaveBeenCalledWith(path));
  });

  test('a file that was ordered with by an attempt whose answer was lost counts as sent', async () => {
    const app = show({ 'POST /order/file': () => failWith(409, 'fileUsed') });
    await choose(app);
    await send(app);
    await heading('ファイルを受け付けました');
  });

  test('an upload that the storage has lost is made again', async () => {
    let isLost = true;
    const app = show({ 'POST /order/file': () => (isLost ? failWith(400) : { id: idOf('file', 1) }) });
    await choose(app);
    await send(app);
    await press(app, '閉じる');
    isLost = false;
    await send(app);
    await heading('ファイルを受け付けました');
    expect(upload).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['content', `${NAME} は、内容と拡張子が一致しないため送信できません。別のファイルを選択してください。`],
    ['malware', `${NAME} からウイルスが検出されたため、送信できません。別のファイルを選択してください。`],
  ])('a file that the API refuses for its %s has to be another, which dialog and field say', async (code, why) => {
    const issues = [{ path: 'fileKey', message: 'Refused', code }];
    const problem = { type: 'about:blank', title: 'Bad Request', status: 400, issues };
    const app = show({ 'POST /order/file': () => answerWith(problem, 400) });
    await choose(app);
    await send(app);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(why);
    await press(app, '閉じる');
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.queryByRole('button', { name: `${NAME} を削除` })).not.toBeInTheDocument();
    await choose(app);
  });

  test('after a reload such a file has to be chosen again, and that is said', async () => {
    const first = show({ 'POST /order/file': () => failWith(500) });
    await choose(first);
    await send(first);
    await press(first, '閉じる');
    first.unmount();
    const second = show({ 'POST /order/file': () => failWith(400) });
    await send(second);
    await press(second, '閉じる');
    expect(screen.getByText(`${NAME} のアップロードが中断されました。もう一度選択してください。`)).toBeVisible();
    expect(screen.getByRole('button', { name: 'ファイルを選択する' })).toBeVisible();
  });

  test('neither Back nor a reload can send again; the next order starts empty', async () => {
    const app = show();
    await choose(app);
    await send(app);
    await heading('ファイルを受け付けました');
    await press(app, '続けて依頼する');
    await heading('ファイルの選択');
    expect(screen.queryByText(NAME)).not.toBeInTheDocument();
    await choose(app, pdf('次の依頼書.pdf'));
    await act(() => app.router.navigate(-1));
    await heading('ファイルを受け付けました');
    await act(() => app.router.navigate(1));
    expect(await screen.findByText('次の依頼書.pdf')).toBeVisible();
    expect(app.posts()).toHaveLength(1);
    app.unmount();
    show({}, '/order/create-by-file?step=2');
    await heading('ファイルの選択');
  });
});

test('Back from the completion leads to where the form was opened, not to the form', async () => {
  const app = show({}, '/order');
  await act(() => app.router.navigate('/order/create-by-file'));
  await choose(app);
  await send(app);
  await heading('ファイルを受け付けました');
  await act(() => app.router.navigate(-1));
  expect(app.address()).toBe('/order');
});

describe('leaving', () => {
  const question = () => screen.findByRole('alertdialog', { name: '確認' });

  test('asks while a chosen file is unsent, and names it', async () => {
    const app = show();
    await choose(app);
    await app.user.click(screen.getByRole('link', { name: '一覧' }));
    expect(await question()).toHaveTextContent(NAME);
    await press(app, 'キャンセル');
    expect(app.address()).toBe('/order/create-by-file');
    await app.user.click(screen.getByRole('link', { name: '一覧' }));
    await press(app, '送信せずに移動する');
    expect(app.address()).toBe('/order');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('asks nothing without a file, and nothing once it was sent', async () => {
    const app = show();
    await choose(app);
    await send(app);
    await heading('ファイルを受け付けました');
    await app.user.click(screen.getByRole('link', { name: '一覧' }));
    expect(app.address()).toBe('/order');
  });

  test.each([
    ['a chosen file', true, true],
    ['no file', false, false],
  ])('the browser asks before a reload with %s', async (_, isChosen, isAsked) => {
    const app = show();
    await heading('ファイルの選択');
    if (isChosen) await choose(app);
    expect(browserAsks()).toBe(isAsked);
  });

  test('ends an upload that is on its way', async () => {
    holdUpload();
    const app = show();
    await choose(app);
    await send(app);
    await screen.findByRole('progressbar');
    await app.user.click(screen.getByRole('link', { name: '一覧' }));
    await press(app, '送信せずに移動する');
    expect(upload.mock.calls[0]?.[2]?.signal?.aborted).toBe(true);
    expect(app.posts()).toEqual([]);
  });

  test('ends it even without a question, as the end of a session does', async () => {
    holdUpload();
    const app = show();
    await choose(app);
    await send(app);
    await screen.findByRole('progressbar');
    app.unmount();
    expect(upload.mock.calls[0]?.[2]?.signal?.aborted).toBe(true);
  });

  test('without a page before it, back leads to the list', async () => {
    const app = show();
    await press(app, '戻る');
    expect(app.address()).toBe('/order');
  });
});
