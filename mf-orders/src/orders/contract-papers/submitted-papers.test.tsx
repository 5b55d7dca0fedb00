import { failWith, signedIn } from '@portal/app-kit/testing';
import { catchSavedFiles } from '@portal/app-kit/testing/saved-files';
import { FEATURES } from '@portal/contract/values/features';
import { act, screen, waitFor } from '@testing-library/react';
import { idOf, makeGate, pdf } from '#testing/order-fixtures.ts';
import { type App, card, choose, close, concluded, papersOf, show, submitted } from '#testing/papers-driver.tsx';
import { pressThrice } from '#testing/press-thrice.ts';

beforeEach(() => sessionStorage.clear());

describe('a contract that was handed in', () => {
  const given = { 'GET /order/:id/contract': () => ({ data: [submitted] }) };
  const press = async ({ user }: App, name: string) => user.click((await card()).getByRole('button', { name }));
  const buttons = async () => (await card()).getAllByRole('button').map(({ textContent }) => textContent);

  test('says when and which file, and shows no steps; the papers can still be downloaded', async () => {
    show(given);
    expect((await card()).getByText('当社で確認中')).toBeVisible();
    expect((await card()).getByText('提出済み')).toBeVisible();
    expect((await card()).getByText('契約書_押印済み.pdf')).toBeVisible();
    expect((await card()).getByText('提出：2026/11/22 10:15')).toBeVisible();
    expect((await card()).getByText('確認が終わるまで差し替えられます。')).toBeVisible();
    expect(await buttons()).toEqual(['控えを見る', '差し替える', '契約書をダウンロード', '住所をコピー']);
  });

  test('is confirmed and no more to be replaced once it is concluded', async () => {
    show({ 'GET /order/:id/contract': () => ({ data: [concluded] }) });
    expect((await card()).getByText('確認済み')).toBeVisible();
    expect(screen.queryByText('提出済み')).not.toBeInTheDocument();
    expect((await card()).getByText('契約済み')).toBeVisible();
    expect(screen.queryByRole('button', { name: '差し替える' })).not.toBeInTheDocument();
  });

  test('cannot be replaced at a host that does not say that it can', async () => {
    show(given, { session: signedIn({ features: [] }) });
    expect((await card()).getByText('提出済み')).toBeVisible();
    expect(screen.queryByRole('button', { name: '差し替える' })).not.toBeInTheDocument();
    expect(screen.queryByText(/差し替え/)).not.toBeInTheDocument();
  });

  test('opens the choice of another file in the card; キャンセル closes it, and keeps the focus', async () => {
    const app = show(given);
    await press(app, '差し替える');
    expect((await card()).getByText('差し替えると、前に提出した契約書と置き換わります。')).toBeVisible();
    expect(screen.getByRole('button', { name: 'キャンセル' })).toHaveFocus();
    await choose(app);
    await press(app, 'キャンセル');
    expect(screen.getByRole('button', { name: '差し替える' })).toHaveFocus();
    expect(screen.queryByLabelText('提出する契約書', { selector: 'input' })).not.toBeInTheDocument();
    await press(app, '差し替える');
    expect((await card()).getByRole('button', { name: '契約書を差し替える' })).toBeDisabled();
    expect(app.sent()).toEqual([]);
  });

  test('is replaced by one request, however often the button is pressed [3.39, 7.36]', async () => {
    let current = submitted;
    const app = show({
      'GET /order/:id/contract': () => ({ data: [current] }),
      'POST /contract/pdf/:id': () => {
        current = papersOf({ ...submitted, submittedAt: '2026-11-23T01:15:00.000Z', submittedFilename: '二枚目.pdf' });
        return {};
      },
    });
    await press(app, '差し替える');
    await choose(app, pdf('二枚目.pdf'));
    pressThrice((await card()).getByRole('button', { name: '契約書を差し替える' }));
    const dialog = await screen.findByRole('dialog', { name: '完了しました' });
    expect(dialog).toHaveTextContent('契約書を差し替えました。');
    await close(app, dialog);
    expect(await screen.findByText('提出：2026/11/23 10:15')).toBeVisible();
    expect(screen.getByText('二枚目.pdf')).toBeVisible();
    expect(screen.getByRole('heading', { name: '明治通りパーク' })).toHaveFocus();
    expect(screen.queryByLabelText('提出する契約書', { selector: 'input' })).not.toBeInTheDocument();
    expect(app.sent()).toHaveLength(1);
  });

  test.each([0, 429, 500])('that cannot be replaced (%i) keeps both files, and is not tried again', async (status) => {
    const app = show({ ...given, 'POST /contract/pdf/:id': () => failWith(status) });
    await press(app, '差し替える');
    await choose(app);
    await press(app, '契約書を差し替える');
    await close(app, await screen.findByRole('alertdialog'));
    expect((await card()).getByText('契約書_押印済み.pdf')).toBeVisible();
    expect(screen.getByRole('button', { name: '署名済み.pdf を削除' })).toBeVisible();
    expect(app.sent()).toHaveLength(1);
  });

  test('says that the first one stands where the other is refused', async () => {
    const app = show({ ...given, 'POST /contract/pdf/:id': () => failWith(400) });
    await press(app, '差し替える');
    await choose(app);
    await press(app, '契約書を差し替える');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      '契約書を差し替えられませんでした。前に提出した契約書はそのままです。選択したファイルは残っています。',
    );
  });

  test('that was concluded meanwhile says so, and shows the contract', async () => {
    let current = submitted;
    const app = show({
      'GET /order/:id/contract': () => ({ data: [current] }),
      'POST /contract/pdf/:id': () => {
        current = concluded;
        return failWith(409, 'alreadyContracted');
      },
    });
    await press(app, '差し替える');
    await choose(app);
    await press(app, '契約書を差し替える');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(
      '当社の確認が終わり、契約が成立したため、差し替えられませんでした。前に提出した契約書で契約が成立しています。',
    );
    await close(app, dialog);
    expect(await (await card()).findByText('契約済み')).toBeVisible();
    expect((await card()).getByText('契約書_押印済み.pdf')).toBeVisible();
    expect(await buttons()).toEqual(['控えを見る', '契約書をダウンロード', '住所をコピー']);
  });

  test('by a colleague, while a file is chosen here, loses no file', async () => {
    let current = papersOf();
    const app = show({ 'GET /order/:id/contract': () => ({ data: [current] }) });
    await choose(app);
    current = submitted;
    await act(() => app.client.invalidateQueries({ queryKey: ['order'] }));
    expect(await (await card()).findByText('提出済み')).toBeVisible();
    expect(screen.getByRole('button', { name: '署名済み.pdf を削除' })).toBeVisible();
    expect((await card()).getByRole('button', { name: '契約書を差し替える' })).toBeEnabled();
  });
});

describe('the copy of what was handed in', () => {
  const COPY = { name: '契約書_押印済み', content: 'JVBERi0xLjcK/4A=' };
  const copyButton = async () => (await card()).getByRole('button', { name: '控えを見る' });
  let saved: ReturnType<typeof catchSavedFiles>;
  beforeEach(() => {
    saved = catchSavedFiles();
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([submitted, concluded])('is saved under its own name, byte by byte, by one request: %#', async (papers) => {
    const gate = makeGate();
    const app = show({
      'GET /order/:id/contract': () => ({ data: [papers] }),
      'GET /contract/pdf/:id': () => gate.passed.then(() => COPY),
    });
    pressThrice(await copyButton());
    expect(await copyButton()).toHaveAttribute('aria-busy', 'true');
    act(gate.open);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('契約書_押印済み.pdf');
    // The bytes alone: the byte-order mark [4.34] is for bills.
    expect(saved[0]?.blob.size).toBe(11);
    const asked = app.requests.filter(({ call }) => call === 'GET /contract/pdf/:id');
    expect(asked).toMatchObject([{ params: { id: idOf('papers', 1) } }]);
  });

  test.each([
    [404, '提出した契約書をダウンロードできませんでした。対象のデータが見つかりませんでした。'],
    [500, '提出した契約書をダウンロードできませんでした。サーバーで問題が発生しました。'],
  ])('that cannot be had (%i) says so, and can be asked for again', async (status, why) => {
    let fails = true;
    const app = show({
      'GET /order/:id/contract': () => ({ data: [submitted] }),
      'GET /contract/pdf/:id': () => (fails ? failWith(status) : COPY),
    });
    await app.user.click(await copyButton());
    const dialog = await screen.findByRole('alertdialog', { name: 'データを取得できませんでした' });
    expect(dialog).toHaveTextContent(why);
    expect(saved).toEqual([]);
    await close(app, dialog);
    fails = false;
    await app.user.click(await copyButton());
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  test('is not offered at a host that does not say that it has it, nor before anything is handed in', async () => {
    const features = FEATURES.filter((feature) => feature !== 'submittedPapers');
    const first = show(
      { 'GET /order/:id/contract': () => ({ data: [submitted] }) },
      { session: signedIn({ features }) },
    );
    expect((await card()).getByRole('button', { name: '差し替える' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '控えを見る' })).not.toBeInTheDocument();
    first.unmount();
    show();
    expect((await card()).getByText('提出待ち')).toBeVisible();
    expect(screen.queryByRole('button', { name: '控えを見る' })).not.toBeInTheDocument();
  });
});
