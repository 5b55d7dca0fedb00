import { failWith, signedIn } from '@portal/app-kit/testing';
import { expectEarlyReads } from '@portal/app-kit/testing/expect-early-reads';
import { provideConfiguration } from '@portal/app-kit/testing/provide-configuration';
import { unreadNotification } from '@portal/app-kit/testing/unread-notification';
import { createMemoryAnalytics, setAnalytics } from '@portal/platform/observe';
import { newsQueries } from '@portal/queries/news';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '#remote.ts';
import { idOf, makeGate, orderDetail } from '#testing/order-fixtures.ts';
import { type App, card, close, ID, papersOf, requested, show, submitted } from '#testing/papers-driver.tsx';

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
    const { container } = show({
      'GET /order/:id/contract': () => ({ data: [] }),
      'GET /order/:id': () => ({ ...orderDetail(), estimates, expected: { papers: '2026-12-01' } }),
    });
    await screen.findByText(/にお届けする予定です。$/);
    expect(container).toHaveTextContent('2026/12/01（火）にお届けする予定です。');
    expect(container).toHaveTextContent('2026/12/01（火）お届け予定');
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

  test('of the rent is said what the provider says', async () => {
    provideConfiguration({ rentNote: '賃料は、1台あたりの税抜の金額です。' });
    show();
    expect((await screen.findByText('38,500円')).parentElement).toHaveTextContent(
      '38,500円 賃料は、1台あたりの税抜の金額です。',
    );
    provideConfiguration();
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

  describe('at a host that keeps who downloaded it', () => {
    const downloadedAt = '2026-11-26T06:02:00.000Z';
    const downloadedBy = { id: idOf('cont', 2), lastName: '木村', firstName: '陽子', department: '東北支店' };
    const marks = (app: App) => app.requests.filter(({ call }) => call === 'PUT /contract/pdf/:id/downloaded');

    test('is told of the first download, and the step says by whom and when; its number stays', async () => {
      let current = papersOf({ downloadedAt: null, downloadedBy: null });
      const app = show({
        'GET /order/:id/contract': () => ({ data: [current] }),
        'PUT /contract/pdf/:id/downloaded': () => {
          current = papersOf({ downloadedAt, downloadedBy });
          return {};
        },
      });
      answerStorage(() => new Response('%PDF-1.7'));
      expect((await card()).queryByText('ダウンロード済み')).not.toBeInTheDocument();
      await download(app);
      const tag = await screen.findByText('ダウンロード済み');
      expect(tag.closest('li')).toHaveTextContent(/^1契約書をダウンロードする/);
      expect((await card()).getByText('木村 陽子（東北支店）、2026/11/26 15:02')).toBeVisible();
      await app.user.click((await card()).getByRole('button', { name: 'もう一度ダウンロード' }));
      await waitFor(() => expect(saved).toHaveLength(2));
      expect(marks(app)).toMatchObject([{ params: { id: idOf('papers', 1) } }]);
    });

    test('of several documents nobody knows which was downloaded', async () => {
      const documents = papersOf().documents.flatMap((document) =>
        [1, 2].map((index) => ({ ...document, id: idOf('doc', index), name: `書類${index}` })),
      );
      show({ 'GET /order/:id/contract': () => ({ data: [papersOf({ downloadedAt, downloadedBy, documents })] }) });
      expect((await card()).getAllByRole('button', { name: '契約書をダウンロード' })).toHaveLength(2);
    });

    test('a failure of that is not shown: the file is there', async () => {
      const app = show({ 'PUT /contract/pdf/:id/downloaded': () => failWith(500) });
      answerStorage(() => new Response('%PDF-1.7'));
      await download(app);
      await waitFor(() => expect(marks(app)).toHaveLength(1));
      await waitFor(async () =>
        expect((await card()).getByRole('button', { name: '契約書をダウンロード' })).not.toHaveAttribute('aria-busy'),
      );
      expect(saved).toHaveLength(1);
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });

    test('another host is told nothing', async () => {
      const app = show({}, { session: signedIn({ features: [] }) });
      answerStorage(() => new Response('%PDF-1.7'));
      await download(app);
      await waitFor(() => expect(saved).toHaveLength(1));
      expect(marks(app)).toEqual([]);
    });
  });
});
