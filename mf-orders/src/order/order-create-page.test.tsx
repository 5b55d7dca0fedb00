import { uploadFile } from '@portal/shared/firebase/storage';
import { type FakeApi, failWith, renderApp } from '@portal/shared/testing';
import { todayInTokyo } from '@portal/shared/text';
import { act, screen, waitFor, within } from '@testing-library/react';
import { OrderCreatePage } from './order-create-page.tsx';
import { idOf, makeGate } from './order-fixtures.ts';

jest.mock('@portal/shared/firebase/storage', () => ({ uploadFile: jest.fn() }));
const upload = jest.mocked(uploadFile);

const NEW_ORDER = idOf('order', 7);
const LOCATION = 'address=東京都新宿区新宿三丁目1番&latitude=35.690921&longitude=139.700258';
const CONTENT =
  'constructionName=新宿三丁目ビル新築工事&automobileType=WAGON&numberOfCars=3&startDate=2030-12-01&endDate=2031-03-31';

function show(path = '/order/create', answers: FakeApi = {}) {
  const app = renderApp(<OrderCreatePage />, { path, api: { 'POST /order': () => ({ id: NEW_ORDER }), ...answers } });
  return { ...app, posts: () => app.requests.filter(({ call }) => call === 'POST /order') };
}
type App = ReturnType<typeof show>;

const press = (app: App, name: string) =>
  screen.findByRole('button', { name }).then((button) => app.user.click(button));
const stepHeading = (name: string) => screen.findByRole('heading', { level: 2, name });
const field = (name: string) => screen.getByRole('textbox', { name });
/** As from the clipboard: typing letter by letter costs a test seconds and shows no more. */
async function fill(app: App, name: string, text: string) {
  await app.user.clear(await screen.findByRole('textbox', { name }));
  await app.user.paste(text);
}
const pdf = (name = '配置図.pdf') => new File(['%PDF-1.7\n…'], name, { type: 'application/pdf' });

/** Filled in by a linking service, up to the confirmation. */
async function showConfirmation(answers: FakeApi = {}) {
  const app = show(`/order/create?${LOCATION}&${CONTENT}`, answers);
  await stepHeading('現場の場所');
  await press(app, '次へ');
  await stepHeading('依頼内容');
  await press(app, '確認画面へ');
  await stepHeading('内容の確認');
  return app;
}

beforeEach(() => {
  sessionStorage.clear();
  upload.mockReset();
  upload.mockImplementation(async (path) => ({
    path,
    url: `http://localhost:9199/v0/b/x/o/${encodeURIComponent(path)}`,
  }));
  window.scrollTo = jest.fn();
});

describe('the four steps', () => {
  test('lead from the location over the content and the confirmation to the thanks [2.100, 2.110, 4.8, 7.18]', async () => {
    const app = show();
    await stepHeading('現場の場所');
    await fill(app, '現場住所', '東京都新宿区四谷一丁目5番');
    await press(app, '次へ');
    await stepHeading('依頼内容');
    await fill(app, '現場名', '四谷リノベーション');
    await app.user.selectOptions(screen.getByRole('combobox', { name: '車両の種類' }), '2tトラック');
    await fill(app, '備考', '朝7時から');
    await press(app, '確認画面へ');
    await stepHeading('内容の確認');
    for (const text of ['東京都新宿区四谷一丁目5番', '四谷リノベーション', '2tトラック', '1台', '朝7時から'])
      expect(screen.getByText(text)).toBeVisible();
    await press(app, 'この内容で依頼する');
    expect(await stepHeading('駐車場探しの依頼を受け付けました')).toHaveFocus();
    expect(app.posts()[0]?.body).toEqual({
      constructionName: '四谷リノベーション',
      address: '東京都新宿区四谷一丁目5番',
      latitude: 35.681236,
      longitude: 139.767125,
      numberOfCars: 1,
      automobileType: 'TRUCK_2T',
      startDate: todayInTokyo(),
      endDate: todayInTokyo(),
      remarks: '朝7時から',
      attachmentUrls: [],
    });
    expect(screen.getByRole('link', { name: '依頼一覧へ' })).toHaveAttribute('href', '/order');
    expect(screen.getByRole('link', { name: '依頼の詳細を見る' })).toHaveAttribute('href', `/order/${NEW_ORDER}`);
  });

  test('a step starts at the top and at its heading, and Back goes one step back [2.109]', async () => {
    const app = show(`/order/create?${LOCATION}`);
    await press(app, '次へ');
    const heading = await stepHeading('依頼内容');
    expect(heading).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
    expect(app.address()).toBe('/order/create?step=2');
    await act(() => app.router.navigate(-1));
    expect(await stepHeading('現場の場所')).toHaveFocus();
    await press(app, '次へ');
    await stepHeading('依頼内容');
    await press(app, '戻る');
    await stepHeading('現場の場所');
    expect(app.address()).toBe('/order/create');
  });

  test('a step before its time leads back to the one that is missing', async () => {
    const app = show('/order/create?step=3');
    await stepHeading('現場の場所');
    expect(app.address()).toBe('/order/create');
  });

  test('completion without an order is no completion', async () => {
    const app = show('/order/create?step=4');
    await stepHeading('現場の場所');
    expect(app.address()).toBe('/order/create');
  });

  test('what is wrong is said at its field and holds the step back [5.20, 5.24]', async () => {
    const app = show(`/order/create?${LOCATION}`);
    await press(app, '次へ');
    await stepHeading('依頼内容');
    await fill(app, '利用終了日', '2020/01/01');
    await press(app, '確認画面へ');
    expect(await screen.findByText('利用終了日は、利用開始日以降の日付にしてください。')).toBeVisible();
    expect(field('現場名')).toHaveAccessibleDescription(/現場名を入力してください。/);
    expect(field('現場名')).toHaveFocus();
    expect(app.address()).toBe('/order/create?step=2');
  });

  test('a start date in the past is pointed out and allowed', async () => {
    const app = show(`/order/create?${LOCATION}&constructionName=四谷&automobileType=NORMAL&startDate=2020-01-01`);
    await press(app, '次へ');
    expect(await screen.findByText('過去の日付が指定されています。よろしければそのまま進んでください。')).toBeVisible();
    await press(app, '確認画面へ');
    await stepHeading('内容の確認');
  });

  test('coordinates outside Japan are refused', async () => {
    const app = show();
    await fill(app, '現場住所', 'Paris');
    await fill(app, '緯度', '48.85');
    await press(app, '次へ');
    expect(await screen.findByText('日本国外の座標は指定できません。')).toBeVisible();
  });
});

describe('values from a linking service', () => {
  test('are taken over, announced, and taken out of the address [2.101, 2.102]', async () => {
    const app = show(`/order/create?${LOCATION}`);
    expect(
      await screen.findByText('連携元のサービスから現場の情報を引き継ぎました。内容をご確認ください。'),
    ).toBeVisible();
    expect(field('現場住所')).toHaveValue('東京都新宿区新宿三丁目1番');
    expect(field('緯度')).toHaveValue('35.690921');
    await waitFor(() => expect(app.address()).toBe('/order/create'));
  });

  test('that cannot be read are left out, and that is said [2.103]', async () => {
    show('/order/create?address=東京都新宿区&numberOfCars=0');
    expect(await screen.findByText('引き継いだ情報の一部を読み取れませんでした。内容をご確認ください。')).toBeVisible();
    expect(field('現場住所')).toHaveValue('');
    expect(field('緯度')).toHaveValue('35.681236');
    expect(screen.queryByText(/引き継ぎました/)).not.toBeInTheDocument();
  });

  test('do not come back over what was typed since, when the page is loaded again', async () => {
    const first = show(`/order/create?${LOCATION}`);
    await fill(first, '現場住所', '東京都新宿区四谷');
    first.unmount();
    show(first.address());
    expect(await screen.findByRole('textbox', { name: '現場住所' })).toHaveValue('東京都新宿区四谷');
  });
});

describe('loading the page again', () => {
  test('keeps the step, what was typed and the finished uploads', async () => {
    const first = show(`/order/create?${LOCATION}`);
    await press(first, '次へ');
    await fill(first, '現場名', '四谷');
    await first.user.upload(screen.getByLabelText('添付ファイル', { selector: 'input' }), pdf());
    expect(await screen.findByRole('button', { name: '配置図.pdf を削除' })).toBeVisible();
    first.unmount();
    show(first.address());
    await stepHeading('依頼内容');
    expect(field('現場名')).toHaveValue('四谷');
    expect(screen.getByRole('button', { name: '配置図.pdf を削除' })).toBeVisible();
  });

  test('names the uploads that it cut off', async () => {
    upload.mockImplementation(() => new Promise(() => {}));
    const first = show(`/order/create?${LOCATION}`);
    await press(first, '次へ');
    await stepHeading('依頼内容');
    await first.user.upload(screen.getByLabelText('添付ファイル', { selector: 'input' }), pdf());
    expect(await screen.findByRole('progressbar')).toBeVisible();
    first.unmount();
    const second = show(first.address());
    expect(
      await screen.findByText('配置図.pdf のアップロードが中断されました。もう一度選択してください。'),
    ).toBeVisible();
    await press(second, '配置図.pdf を削除');
    expect(screen.queryByText(/中断されました/)).not.toBeInTheDocument();
  });

  test('keeps the thanks', async () => {
    const app = await showConfirmation();
    await press(app, 'この内容で依頼する');
    await stepHeading('駐車場探しの依頼を受け付けました');
    expect(app.address()).toBe('/order/create?step=4');
    expect(app.router.state.location.state).toEqual({ createdOrderId: NEW_ORDER });
  });
});

describe('files', () => {
  const goToFiles = async () => {
    const app = show(`/order/create?${LOCATION}&${CONTENT}`);
    await press(app, '次へ');
    await stepHeading('依頼内容');
    return { ...app, input: screen.getByLabelText('添付ファイル', { selector: 'input' }) };
  };

  test('lie in the customer’s folder, and their addresses are sent [3.23, 7.44, 7.46]', async () => {
    const app = await goToFiles();
    await app.user.upload(app.input, [pdf(), new File(['a,b'], '一覧.csv', { type: 'text/csv' })]);
    await screen.findByRole('button', { name: '一覧.csv を削除' });
    const paths = upload.mock.calls.map(([path]) => path).toSorted();
    expect(paths[0]).toMatch(/^users\/uid-tanaka\/order_attachments\/cont00000000000001-\d{13}-一覧\.csv$/);
    expect(paths[1]).toMatch(/^users\/uid-tanaka\/order_attachments\/cont00000000000001-\d{13}-配置図\.pdf$/);
    expect(upload.mock.calls.map(([, , options]) => options?.contentType).toSorted()).toEqual([
      'application/pdf',
      'text/csv',
    ]);
    await press(app, '確認画面へ');
    await press(app, 'この内容で依頼する');
    await stepHeading('駐車場探しの依頼を受け付けました');
    expect(app.posts()[0]?.body).toMatchObject({
      attachmentUrls: [
        expect.stringContaining(encodeURIComponent('配置図.pdf')),
        expect.stringContaining(encodeURIComponent('一覧.csv')),
      ],
    });
  });

  test('that break the rules are not uploaded, and the reason stands beside them [5.26, 5.27, 5.28]', async () => {
    const app = await goToFiles();
    await app.user.upload(app.input, new File(['%PDF-'.padEnd(5_000_001)], '大きい.pdf', { type: 'application/pdf' }));
    expect(
      await screen.findByText('アップロードできません。ファイルサイズが上限（5MB）を超えています。'),
    ).toBeVisible();
    expect(upload).not.toHaveBeenCalled();
    await press(app, '確認画面へ');
    expect(await screen.findByRole('alert')).toHaveTextContent('アップロードできなかったファイルがあります。');
    await press(app, '大きい.pdf を削除');
    await press(app, '確認画面へ');
    await stepHeading('内容の確認');
  });

  test('on their way hold the next step back, show their progress, and can be stopped', async () => {
    let aborted = false;
    upload.mockImplementation(
      (_path, _file, options) =>
        new Promise((_, reject) => {
          options?.onProgress?.(64);
          options?.signal?.addEventListener('abort', () => {
            aborted = true;
            reject(new DOMException('stopped', 'AbortError'));
          });
        }),
    );
    const app = await goToFiles();
    await app.user.upload(app.input, pdf());
    expect(await screen.findByRole('progressbar', { name: '配置図.pdf をアップロード中です（64%）' })).toBeVisible();
    await press(app, '確認画面へ');
    expect(await screen.findByRole('alert')).toHaveTextContent('ファイルのアップロードが終わるまでお待ちください。');
    await press(app, 'アップロードを中止する');
    expect(aborted).toBe(true);
    await press(app, '確認画面へ');
    await stepHeading('内容の確認');
  });

  test('that the storage refuses say so', async () => {
    upload.mockRejectedValue(new Error('storage/unauthorized'));
    const app = await goToFiles();
    await app.user.upload(app.input, pdf());
    expect(await screen.findByText('配置図.pdf をアップロードできませんでした。')).toBeVisible();
  });
});

describe('sending', () => {
  const keyOf = (request: { headers: Headers } | undefined) => request?.headers.get('idempotency-key');

  test('three presses send one order with one key [4.44]', async () => {
    const gate = makeGate();
    const app = await showConfirmation({
      'POST /order': async () => {
        await gate.passed;
        return { id: NEW_ORDER };
      },
    });
    const button = screen.getByRole('button', { name: 'この内容で依頼する' });
    act(() => {
      for (let times = 0; times < 3; times += 1) button.click();
    });
    act(gate.open);
    await stepHeading('駐車場探しの依頼を受け付けました');
    expect(app.posts()).toHaveLength(1);
    expect(keyOf(app.posts()[0])).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a failure is said, keeps the input, and is repeated with the same key [4.9, 8.4, 8.27]', async () => {
    let isBroken = true;
    const app = await showConfirmation({ 'POST /order': () => (isBroken ? failWith(500) : { id: NEW_ORDER }) });
    await press(app, 'この内容で依頼する');
    const dialog = within(await screen.findByRole('alertdialog', { name: '送信できませんでした' }));
    expect(
      dialog.getByText('依頼を送信できませんでした。入力内容は残っています。もう一度お試しください。'),
    ).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: '閉じる' }));
    expect(screen.getByText('新宿三丁目ビル新築工事')).toBeVisible();
    isBroken = false;
    await press(app, 'この内容で依頼する');
    await stepHeading('駐車場探しの依頼を受け付けました');
    expect(app.posts()).toHaveLength(2);
    expect(keyOf(app.posts()[1])).toBe(keyOf(app.posts()[0]));
  });

  test('the key survives a reload, and changes with the order', async () => {
    const first = await showConfirmation({ 'POST /order': () => failWith(0) });
    await press(first, 'この内容で依頼する');
    await press(first, '閉じる');
    first.unmount();
    const second = show(first.address(), { 'POST /order': () => failWith(500) });
    await press(second, 'この内容で依頼する');
    await press(second, '閉じる');
    expect(keyOf(second.posts()[0])).toBe(keyOf(first.posts()[0]));
    await press(second, '依頼内容を変更する');
    await fill(second, '備考', '急ぎです。');
    await press(second, '確認画面へ');
    await press(second, 'この内容で依頼する');
    await waitFor(() => expect(second.posts()).toHaveLength(2));
    expect(keyOf(second.posts()[1])).not.toBe(keyOf(second.posts()[0]));
  });

  test('the next order starts from an empty form with a key of its own', async () => {
    const app = await showConfirmation();
    await press(app, 'この内容で依頼する');
    await press(app, '続けて依頼する');
    await stepHeading('現場の場所');
    expect(field('現場住所')).toHaveValue('');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('coordinates that were left at Tokyo station are pointed out before sending', async () => {
    const app = show(`/order/create?${CONTENT}`);
    await fill(app, '現場住所', '東京都千代田区丸の内一丁目');
    await press(app, '次へ');
    await press(app, '確認画面へ');
    expect(await screen.findByText(/緯度・経度が初期値（東京駅の位置）のままです。/)).toBeVisible();
  });
});
