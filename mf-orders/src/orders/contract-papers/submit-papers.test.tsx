import { answerWith, failWith } from '@portal/app-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { browserAsks } from '#testing/browser-asks.ts';
import { idOf, makeGate, pdf } from '#testing/order-fixtures.ts';
import {
  type App,
  card,
  choose,
  close,
  field,
  papersOf,
  show,
  submit,
  submitButton,
  submitted,
} from '#testing/papers-driver.tsx';
import { pressThrice } from '#testing/press-thrice.ts';

/** A file that was moved by its owner, or is still in the cloud. */
function unreadable(name: string): File {
  const file = pdf(name);
  const gone = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: gone });
  return file;
}
function slowToRead(name: string, passed: Promise<void>): File {
  const file = pdf(name);
  const head = new TextEncoder().encode('%PDF-1.7').buffer;
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => passed.then(() => head) });
  return file;
}

beforeEach(() => sessionStorage.clear());

describe('the signed contract', () => {
  test('is sent once, said in one dialog, and the list is read again [3.39, 4.29, 7.36]', async () => {
    let current = papersOf();
    const app = show({
      'GET /order/:id/contract': () => ({ data: [current] }),
      'POST /contract/pdf/:id': () => {
        current = submitted;
        return {};
      },
    });
    expect(await submitButton()).toBeDisabled();
    expect((await card()).getByText('ファイルを選ぶと提出できます。')).toBeVisible();
    await choose(app, pdf('契約書（署名済み）.PDF'));
    pressThrice(await submitButton());
    const dialog = await screen.findByRole('dialog', { name: '完了しました' });
    expect(within(dialog).getByText('契約書を提出しました。')).toBeVisible();
    expect(screen.getAllByText('契約書を提出しました。')).toHaveLength(1);
    await close(app, dialog);
    expect(await screen.findByText('提出：2026/11/22 10:15')).toBeVisible();
    expect(screen.getByRole('heading', { name: '明治通りパーク' })).toHaveFocus();
    expect(app.sent()).toHaveLength(1);
    expect(app.sent()[0]).toMatchObject({
      params: { id: idOf('papers', 1) },
      body: { attachment: { filename: '契約書（署名済み）.pdf', content: 'JVBERi0xLjcK4oCm' } },
    });
    expect(screen.queryByRole('button', { name: /を削除$/ })).not.toBeInTheDocument();
  });

  test('that has no extension, only a type, is sent with one', async () => {
    const app = show();
    fireEvent.change(await field(), { target: { files: [pdf('署名済み')] } });
    await screen.findByText('署名済み');
    await app.user.click(await submitButton());
    await waitFor(() => expect(app.sent()).toHaveLength(1));
    expect(app.sent()[0]).toMatchObject({ body: { attachment: { filename: '署名済み.pdf' } } });
  });

  test.each([
    ['写真.png', 'image/png', '\u0089PNG', '対応していないファイル形式です。'],
    ['偽物.pdf', 'application/pdf', 'MZ', 'ファイルの内容と拡張子が一致しません。'],
    ['大きい.pdf', 'application/pdf', '%PDF-'.padEnd(5_000_001), 'ファイルサイズが上限（5MB）を超えています。'],
    ['空.pdf', 'application/pdf', '', 'ファイルが空です。'],
  ])('%s is refused before it is sent', async (name, type, content, why) => {
    show();
    const input = await field();
    // As with "all files" in the file dialog.
    fireEvent.change(input, { target: { files: [new File([content], name, { type })] } });
    expect(await screen.findByText(`${name}：アップロードできません。${why}`)).toBeVisible();
    expect(await submitButton()).toBeDisabled();
  });

  test('that is wrong is named, and the one that was chosen before stays', async () => {
    const app = show();
    await choose(app);
    fireEvent.change(await field(), { target: { files: [new File(['MZ'], '写真.png', { type: 'image/png' })] } });
    expect(await screen.findByText(/^写真.png：アップロードできません。/)).toBeVisible();
    expect(screen.getByRole('button', { name: '署名済み.pdf を削除' })).toBeVisible();
    expect(await submitButton()).toBeEnabled();
  });

  test('that can no longer be read is named', async () => {
    show();
    const input = await field();
    fireEvent.change(input, { target: { files: [unreadable('移動済み.pdf')] } });
    expect(await screen.findByText('移動済み.pdf をアップロードできませんでした。')).toBeVisible();
    expect(await submitButton()).toBeDisabled();
  });

  test('is the one that was chosen last, also if the first takes longer to check', async () => {
    const gate = makeGate();
    show();
    const input = await field();
    fireEvent.change(input, { target: { files: [slowToRead('一.pdf', gate.passed)] } });
    fireEvent.change(input, { target: { files: [pdf('二.pdf')] } });
    expect(await screen.findByRole('button', { name: '二.pdf を削除' })).toBeVisible();
    await act(async () => gate.open());
    expect(screen.queryByRole('button', { name: '一.pdf を削除' })).not.toBeInTheDocument();
  });

  test('on its way says that it may take long, and cannot be changed', async () => {
    const gate = makeGate();
    const app = show({ 'POST /contract/pdf/:id': () => gate.passed.then(() => ({})) });
    await submit(app);
    const sending = '契約書を送信しています。ファイルが大きいと1分以上かかります。このままお待ちください。';
    expect((await screen.findByText(sending)).closest('[role=status]')).toBeVisible();
    expect(screen.getByRole('button', { name: '署名済み.pdf を削除' })).toBeDisabled();
    expect(await submitButton()).toHaveAttribute('aria-busy', 'true');
    act(gate.open);
    expect(await screen.findByRole('dialog', { name: '完了しました' })).toBeVisible();
    expect(screen.queryByText(sending)).not.toBeInTheDocument();
  });

  test.each([
    [0, '問題が発生しました', '契約書類の画面を再読み込みして、提出日時を確認してください。'],
    [400, '送信できませんでした', '契約書を提出できませんでした。選択したファイルは残っています。'],
    [409, '送信できませんでした', 'この契約はすでに成立しているため、契約書を提出できません。'],
    [413, '送信できませんでした', '送信するデータが大きすぎます。'],
    [500, '送信できませんでした', 'サーバーで問題が発生しました。'],
  ])('that fails (%i) says why, and stays chosen', async (status, title, why) => {
    let isBroken = true;
    const app = show({ 'POST /contract/pdf/:id': () => (isBroken ? failWith(status) : {}) });
    await submit(app);
    const dialog = await screen.findByRole('alertdialog', { name: title });
    expect(dialog).toHaveTextContent(why);
    await close(app, dialog);
    expect(screen.getByRole('button', { name: '署名済み.pdf を削除' })).toBeVisible();
    isBroken = false;
    await app.user.click(await submitButton());
    expect(await screen.findByRole('dialog', { name: '完了しました' })).toBeVisible();
  });

  test('in which malware is found is taken out, and that is said in the dialog and at the field', async () => {
    const issues = [{ path: 'attachment.content', message: 'Malware was found', code: 'malware' }];
    const problem = { type: 'about:blank', title: 'Bad Request', status: 400, issues };
    const app = show({ 'POST /contract/pdf/:id': () => answerWith(problem, 400) });
    await submit(app);
    const why = '署名済み.pdf からウイルスが検出されたため、送信できません。別のファイルを選択してください。';
    const dialog = await screen.findByRole('alertdialog', { name: '送信できませんでした' });
    expect(dialog).toHaveTextContent(why);
    await close(app, dialog);
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.queryByRole('button', { name: '署名済み.pdf を削除' })).not.toBeInTheDocument();
  });

  test('of a contract that was concluded meanwhile leads to the new state', async () => {
    let current = papersOf();
    const app = show({
      'GET /order/:id/contract': () => ({ data: [current] }),
      'POST /contract/pdf/:id': () => {
        current = papersOf({ status: 'contracted' });
        return failWith(409, 'alreadyContracted');
      },
    });
    await submit(app);
    await close(app, await screen.findByRole('alertdialog'));
    expect(await screen.findByText('契約が成立しました。契約書の提出は必要ありません。')).toBeVisible();
  });

  test('can be exchanged before it is sent', async () => {
    const app = show();
    await choose(app, pdf('一.pdf'));
    await choose(app, pdf('二.pdf'));
    expect(screen.queryByRole('button', { name: '一.pdf を削除' })).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: '二.pdf を削除' }));
    expect(await submitButton()).toBeDisabled();
  });
});

describe('leaving', () => {
  const leave = async ({ user }: App) => user.click(screen.getByRole('link', { name: '駐車場探しの依頼一覧に戻る' }));

  test('with a chosen contract asks first, and names it', async () => {
    const two = [papersOf(), papersOf({ id: idOf('papers', 2), parkingName: '西新宿パーク' })];
    const app = show({ 'GET /order/:id/contract': () => ({ data: two }) });
    await choose(app);
    await waitFor(() => expect(browserAsks()).toBe(true));
    const input = (await card('西新宿パーク')).getByLabelText('提出する契約書', { selector: 'input' });
    await app.user.upload(input, pdf('二枚目.pdf'));
    await screen.findByRole('button', { name: '二枚目.pdf を削除' });
    await leave(app);
    const question = await screen.findByRole('alertdialog', { name: '確認' });
    expect(question).toHaveTextContent(
      '契約書はまだ提出していません。このページを離れると、次のファイルは提出されません。',
    );
    const named = within(question).getAllByRole('listitem');
    expect(named.map(({ textContent }) => textContent)).toEqual(['署名済み.pdf', '二枚目.pdf']);
    await app.user.click(within(question).getByRole('button', { name: 'キャンセル' }));
    expect(screen.getByRole('button', { name: '署名済み.pdf を削除' })).toBeVisible();
    await leave(app);
    await app.user.click(await screen.findByRole('button', { name: '提出せずに移動する' }));
    expect(await screen.findByText('依頼一覧')).toBeVisible();
  });

  test('with nothing left to send asks nothing', async () => {
    const app = show();
    await choose(app);
    await app.user.click(screen.getByRole('button', { name: '署名済み.pdf を削除' }));
    await waitFor(() => expect(browserAsks()).toBe(false));
    await leave(app);
    expect(await screen.findByText('依頼一覧')).toBeVisible();
  });

  test('while it is on its way is asked about by the browser alone: in the portal it goes on', async () => {
    const gate = makeGate();
    const app = show({ 'POST /contract/pdf/:id': () => gate.passed.then(() => ({})) });
    await submit(app);
    await waitFor(async () => expect(await submitButton()).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(browserAsks()).toBe(true));
    await leave(app);
    expect(await screen.findByText('依頼一覧')).toBeVisible();
    act(gate.open);
    expect(await screen.findByText('契約書を提出しました。')).toBeVisible();
    expect(browserAsks()).toBe(false);
  });

  test('while it is on its way, and then it fails: the file has to be chosen again', async () => {
    const gate = makeGate();
    const app = show({ 'POST /contract/pdf/:id': () => gate.passed.then(() => failWith(500)) });
    await submit(app);
    await leave(app);
    expect(await screen.findByText('依頼一覧')).toBeVisible();
    act(gate.open);
    const dialog = await screen.findByRole('alertdialog', { name: '送信できませんでした' });
    expect(dialog).toHaveTextContent('契約書を提出できませんでした。契約書類の画面で、ファイルを選び直してください。');
  });
});
