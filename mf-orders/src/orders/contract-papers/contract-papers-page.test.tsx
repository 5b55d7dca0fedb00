import { answerWith, type FakeApi, failWith, renderApp, signedIn } from '@portal/app-kit/testing';
import { expectEarlyReads } from '@portal/app-kit/testing/expect-early-reads';
import { unreadNotification } from '@portal/app-kit/testing/unread-notification';
import type { ContractPapers } from '@portal/contract/contract';
import { createMemoryAnalytics, setAnalytics } from '@portal/platform/observe';
import { newsQueries } from '@portal/queries/news';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remote } from '#remote.ts';
import { numbered } from '#testing/estimate-fixtures.ts';
import { pdf } from '#testing/order-create-driver.tsx';
import { idOf, makeGate, orderDetail } from '#testing/order-fixtures.ts';
import { pressThrice } from '#testing/press-thrice.ts';
import { ContractPapersPage } from './contract-papers-page.tsx';

const ID = idOf('order', 1);
const papersOf = (change: Partial<ContractPapers> = {}): ContractPapers => ({
  id: idOf('papers', 1),
  estimateId: idOf('est', 1),
  parkingName: '明治通りパーク',
  status: 'toBeSigned',
  submittedAt: null,
  documents: [
    {
      id: idOf('doc', 1),
      name: '契約書_明治通りパーク',
      url: 'http://localhost:9199/v0/b/x/o/contract.pdf',
      createdAt: '2026-11-21T03:00:00.000Z',
    },
  ],
  ...change,
});
const submitted = papersOf({
  status: 'submitted',
  submittedAt: '2026-11-22T01:15:00.000Z',
  submittedFilename: '契約書_押印済み.pdf',
});
const concluded = papersOf({ ...submitted, status: 'contracted' });
const requested = numbered(1, {
  id: idOf('est', 1),
  parkingName: '明治通りパーク',
  status: 'accepted',
  monthlyRent: 38_500,
  answeredAt: '2026-11-18T00:30:00.000Z',
  answeredBy: { id: idOf('cont', 2), lastName: '木村', firstName: '陽子', department: '東北支店' },
});

interface Shown {
  path?: string;
  session?: ReturnType<typeof signedIn>;
}
function show(answers: FakeApi = {}, { path = `/order/${ID}/contract`, ...options }: Shown = {}) {
  const app = renderApp(
    [
      { path: '/order/:id/contract', element: <ContractPapersPage /> },
      { path: '/order/:id', element: <p>見積の一覧</p> },
      { path: '/order', element: <p>依頼一覧</p> },
    ],
    {
      path,
      ...options,
      api: {
        'GET /order/:id': () => orderDetail(),
        'GET /order/:id/estimate': () => ({ data: [requested] }),
        'GET /order/:id/contract': () => ({ data: [papersOf()] }),
        'POST /contract/pdf/:id': () => ({}),
        ...answers,
      },
    },
  );
  const sent = () => app.requests.filter(({ call }) => call === 'POST /contract/pdf/:id');
  return { ...app, sent };
}
type App = ReturnType<typeof show>;

const card = async (name = '明治通りパーク') => within(await screen.findByRole('region', { name }));
const field = async () => (await card()).getByLabelText('提出する契約書', { selector: 'input' });
const submitButton = async () => (await card()).getByRole('button', { name: '契約書を提出する' });
async function choose(app: App, file = pdf('署名済み.pdf')) {
  await app.user.upload(await field(), file);
  expect(await screen.findByRole('button', { name: `${file.name} を削除` })).toBeVisible();
}
async function submit(app: App, file?: File) {
  await choose(app, file);
  await app.user.click(await submitButton());
}
const close = async ({ user }: App, dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: '閉じる' }));

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

test('what is read ahead for it is what it asks for itself', async () => {
  const { requests } = show();
  await screen.findByText('契約書_明治通りパーク');
  await expectEarlyReads(remote, `/order/${ID}/contract`, requests);
});

describe('the list', () => {
  test('is the third tab of the order: each contract with its state and its documents [2.31, 7.35]', async () => {
    show({
      'GET /order/:id/contract': () => ({
        data: [
          papersOf(),
          {
            ...submitted,
            id: idOf('papers', 2),
            parkingName: '西新宿パーク',
            submittedBy: { id: idOf('cont', 1), lastName: '山田', firstName: '花子', department: '工事部' },
          },
          papersOf({ id: idOf('papers', 3), parkingName: '大久保パーク', status: 'contracted' }),
        ],
      }),
    });
    expect((await card()).getByText('提出待ち')).toBeVisible();
    expect(screen.getByRole('link', { name: /^契約書類/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('heading', { level: 1, name: '新宿三丁目ビル新築工事' })).toBeVisible();
    expect((await card()).getByText('契約書_明治通りパーク')).toBeVisible();
    expect((await card()).getByText('発行日 2026/11/21')).toBeVisible();
    expect((await card('西新宿パーク')).getByText('当社で確認中')).toBeVisible();
    expect((await card('西新宿パーク')).getByText('提出済み')).toBeVisible();
    expect((await card('西新宿パーク')).getByText('契約書_押印済み.pdf')).toBeVisible();
    expect((await card('西新宿パーク')).getByText('提出：山田 花子（工事部）、2026/11/22 10:15')).toBeVisible();
    const concluded = await card('大久保パーク');
    expect(concluded.getByText('契約済み')).toBeVisible();
    expect(concluded.queryByRole('button', { name: '契約書を提出する' })).not.toBeInTheDocument();
  });

  test('is asked for together with the order', async () => {
    const gate = makeGate();
    const app = show({ 'GET /order/:id': () => gate.passed.then(() => orderDetail()) });
    await waitFor(() => expect(app.requests.map(({ call }) => call)).toContain('GET /order/:id/contract'));
    act(gate.open);
    await card();
  });

  test.each([
    [0, '契約書類はまだありません。', '見積の画面で契約を依頼すると、契約書類がここに届きます。'],
    [2, '2件の契約書類を準備しています', /^契約を依頼した駐車場の契約書を、当社で作成しています。/],
  ])('without any papers, and %d accepted estimates, says what comes and when', async (accepted, title, body) => {
    const order = orderDetail();
    show({
      'GET /order/:id/contract': () => ({ data: [] }),
      'GET /order/:id': () => ({
        ...order,
        estimates: { total: 3, unanswered: 0, rejected: 1, contracted: 0, aborted: 0, accepted },
      }),
    });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(body)).toBeVisible();
    const toEstimates = screen.queryByRole('link', { name: '見積を見る' });
    if (accepted > 0) expect(toEstimates).not.toBeInTheDocument();
    else expect(toEstimates).toHaveAttribute('href', `/order/${ID}`);
  });

  test('that are being prepared, the day is said where the host tells it, as in the steps above', async () => {
    const estimates = { total: 1, unanswered: 0, rejected: 0, contracted: 0, aborted: 0, accepted: 1 };
    show({
      'GET /order/:id/contract': () => ({ data: [] }),
      'GET /order/:id': () => ({ ...orderDetail(), estimates, expected: { papers: '2026-12-01' } }),
    });
    expect(await screen.findByText(/2026\/12\/01（火）にお届けする予定です。$/)).toBeVisible();
    expect(screen.getByText('2026/12/01（火）お届け予定')).toBeVisible();
    expect(screen.queryByText(/日程が決まりましたら/)).not.toBeInTheDocument();
  });

  test('of an unknown order is not found, without a dialog', async () => {
    show({ 'GET /order/:id': () => failWith(404), 'GET /order/:id/contract': () => failWith(404) });
    expect(await screen.findByText('対象のデータが見つかりませんでした。削除された可能性があります。')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

describe('a list that cannot be loaded', () => {
  const broken = { 'GET /order/:id/contract': () => failWith(500) };

  test('says so; closing goes one page back [8.24]', async () => {
    const app = show(broken, { path: `/order/${ID}` });
    await act(() => app.router.navigate(`/order/${ID}/contract`));
    const dialog = await screen.findByRole('alertdialog', { name: 'データを取得できませんでした' });
    expect(dialog).toHaveTextContent('契約書類を取得できませんでした。前の画面に戻ります。');
    await close(app, dialog);
    expect(await screen.findByText('見積の一覧')).toBeVisible();
    expect(app.router.state.historyAction).toBe('POP');
    expect(app.address()).toBe(`/order/${ID}`);
  });

  test('leads to the order whoever came by a link', async () => {
    const app = show(broken);
    await close(app, await screen.findByRole('alertdialog'));
    expect(await screen.findByText('見積の一覧')).toBeVisible();
    expect(app.address()).toBe(`/order/${ID}`);
  });

  test('but was on screen already, stays there', async () => {
    let isBroken = false;
    const app = show({ 'GET /order/:id/contract': () => (isBroken ? failWith(500) : { data: [papersOf()] }) });
    await card();
    isBroken = true;
    await act(() => app.client.invalidateQueries({ queryKey: ['order'] }));
    expect((await card()).getByText('提出待ち')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

test('new papers are marked, and read by a visit', async () => {
  const { client, requests } = show(
    unreadNotification({ id: idOf('papers', 1), kind: 'contractPaper', order: { id: ID, name: '現場' } }),
  );
  expect((await card()).queryByText('新着')).not.toBeInTheDocument();
  act(() => client.setQueryData(newsQueries.unreadCount().queryKey, { count: 0, notificationCount: 1 }));
  expect(await (await card()).findByText('新着')).toBeVisible();
  await waitFor(() =>
    expect(requests.find(({ call }) => call === 'PUT /notifications/read')?.body).toEqual({ ids: [idOf('papers', 1)] }),
  );
});

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

describe('three steps lead to the signed contract', () => {
  test('download, sign in the provider’s words, hand in', async () => {
    const signingInstruction = '印刷して、「借主」の欄に署名してください。';
    const submissionNote = '提出後、2営業日以内に確認します。';
    show({ 'GET /order/:id/contract': () => ({ data: [papersOf({ signingInstruction, submissionNote })] }) });
    const steps = (await card())
      .getAllByRole('listitem')
      .filter(({ parentElement }) => parentElement?.tagName === 'OL');
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
      '契約書をダウンロードする',
      '署名・押印する',
      '契約書を提出する',
    ]);
    expect(steps.map((step) => step.textContent?.charAt(0))).toEqual(['1', '2', '3']);
    expect(within(steps[0] as HTMLElement).getByRole('button', { name: '契約書をダウンロード' })).toBeVisible();
    expect(within(steps[1] as HTMLElement).getByText(signingInstruction)).toBeVisible();
    expect(within(steps[1] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(within(steps[2] as HTMLElement).getByRole('button', { name: '契約書を提出する' })).toBeVisible();
    expect((await card()).getByText(submissionNote)).toBeVisible();
  });

  test.each([{}, { signingInstruction: null, submissionNote: null }])(
    'without the provider’s words (%j) nothing is said in its name',
    async (words) => {
      show({ 'GET /order/:id/contract': () => ({ data: [papersOf(words)] }) });
      const step = (await card()).getByRole('heading', { name: '署名・押印する' });
      expect(step.closest('li')).toHaveTextContent(/^2署名・押印する$/);
      expect((await card()).queryByText(/営業日/)).not.toBeInTheDocument();
    },
  );

  test('beside them are the facts of the contract, and who asked for it', async () => {
    show();
    expect(await screen.findByText('38,500円')).toBeVisible();
    const facts = (await card()).getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(facts).toEqual([
      ['賃料（月額）', '38,500円'],
      ['利用期間', '2026/12/01（火）〜2027/03/31（水）'],
      ['台数', '3台'],
      ['住所', requested.address],
    ]);
    expect((await card()).getByRole('link', { name: '地図アプリで開く' })).toBeVisible();
    expect((await card()).getByText('契約を依頼：木村 陽子（東北支店）、2026/11/18 09:30')).toBeVisible();
  });

  test.each([
    ['cannot be read', () => failWith(500)],
    ['has no such row', () => ({ data: [] })],
  ])('where the estimate %s, its facts are left out whole', async (_, estimates) => {
    show({ 'GET /order/:id/estimate': estimates });
    await waitFor(async () =>
      expect((await card()).getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['利用期間', '台数']),
    );
    expect((await card()).queryByText(/^契約を依頼/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('those that wait for the customer come first, and keep their place when they are handed in', async () => {
    const other = papersOf({ ...submitted, id: idOf('papers', 2), parkingName: '西新宿パーク' });
    let current = papersOf();
    const app = show({ 'GET /order/:id/contract': () => ({ data: [other, current] }) });
    const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await card();
    expect(names()).toEqual(['明治通りパーク', '西新宿パーク']);
    current = submitted;
    await act(() => app.client.invalidateQueries({ queryKey: ['order'] }));
    expect(await (await card()).findByText('提出済み')).toBeVisible();
    expect(names()).toEqual(['明治通りパーク', '西新宿パーク']);
  });
});

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
    expect(await buttons()).toEqual(['差し替える', '契約書をダウンロード', '住所をコピー']);
  });

  test('is no more to be replaced once it is concluded', async () => {
    show({ 'GET /order/:id/contract': () => ({ data: [concluded] }) });
    expect((await card()).getByText('提出済み')).toBeVisible();
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
    expect(await buttons()).toEqual(['契約書をダウンロード', '住所をコピー']);
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

describe('leaving', () => {
  const leave = async ({ user }: App) => user.click(screen.getByRole('link', { name: '駐車場探しの依頼一覧に戻る' }));
  const asksTheBrowser = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('with a chosen contract asks first, and names it', async () => {
    const two = [papersOf(), papersOf({ id: idOf('papers', 2), parkingName: '西新宿パーク' })];
    const app = show({ 'GET /order/:id/contract': () => ({ data: two }) });
    await choose(app);
    await waitFor(() => expect(asksTheBrowser()).toBe(true));
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
    await waitFor(() => expect(asksTheBrowser()).toBe(false));
    await leave(app);
    expect(await screen.findByText('依頼一覧')).toBeVisible();
  });

  test('while it is on its way is asked about by the browser alone: in the portal it goes on', async () => {
    const gate = makeGate();
    const app = show({ 'POST /contract/pdf/:id': () => gate.passed.then(() => ({})) });
    await submit(app);
    await waitFor(async () => expect(await submitButton()).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(asksTheBrowser()).toBe(true));
    await leave(app);
    expect(await screen.findByText('依頼一覧')).toBeVisible();
    act(gate.open);
    expect(await screen.findByText('契約書を提出しました。')).toBeVisible();
    expect(asksTheBrowser()).toBe(false);
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

describe('a document', () => {
  const saved: string[] = [];
  beforeEach(() => {
    saved.length = 0;
    Object.assign(URL, { createObjectURL: () => 'blob:document', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  /** The storage's answer; the API's calls go on as before. */
  function answerStorage(answer: () => Response) {
    const api = globalThis.fetch;
    globalThis.fetch = async (input, init) =>
      String(input).startsWith('http://localhost:9199/') ? answer() : api(input, init);
  }
  const download = async ({ user }: App) =>
    user.click((await card()).getByRole('button', { name: '契約書をダウンロード' }));

  test('is saved under its own name, made safe, and counted without it', async () => {
    const analytics = createMemoryAnalytics();
    setAnalytics(analytics);
    const name = '契約書_A/B "駅前"';
    const app = show({
      'GET /order/:id/contract': () => ({
        data: [papersOf({ documents: papersOf().documents.map((document) => ({ ...document, name })) })],
      }),
    });
    answerStorage(() => new Response('%PDF-1.7'));
    await download(app);
    await waitFor(() => expect(saved).toEqual(['契約書_A_B _駅前_.pdf']));
    expect(analytics.events).toContainEqual({ name: 'contract_paper_downloaded', params: {} });
    expect(JSON.stringify(analytics.events)).not.toContain('駅前');
  });

  test('that cannot be fetched says so', async () => {
    const app = show();
    answerStorage(() => new Response('', { status: 403 }));
    await download(app);
    expect(await screen.findByRole('alertdialog', { name: 'データを取得できませんでした' })).toBeVisible();
    expect(saved).toEqual([]);
  });
});
