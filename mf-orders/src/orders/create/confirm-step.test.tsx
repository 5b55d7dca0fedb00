import { answerWith, failWith } from '@portal/app-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  CONTENT,
  field,
  fill,
  LOCATION,
  NEW_ORDER,
  passReadingTime,
  press,
  show,
  showConfirmation,
  startAfresh,
  stepHeading,
} from '#testing/order-create-driver.tsx';
import { makeGate, pdf } from '#testing/order-fixtures.ts';
import { pressThrice } from '#testing/press-thrice.ts';

beforeEach(startAfresh);

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
    pressThrice(button);
    act(gate.open);
    await stepHeading('駐車場探しの依頼を受け付けました');
    expect(app.posts()).toHaveLength(1);
    expect(keyOf(app.posts()[0])).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a failure is shown, keeps the input, and is repeated with the same key [4.9, 8.4, 8.27]', async () => {
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

  test.each([
    [
      'that is gone meanwhile',
      undefined,
      '見つからない添付ファイルがあります。一覧から削除して、もう一度選択してください。入力内容は残っています。',
      '配置図.pdf のアップロードが中断されました。もう一度選択してください。',
    ],
    [
      'whose content is another',
      'content',
      '送信できない添付ファイルがあります。一覧から削除して、別のファイルを選択してください。入力内容は残っています。',
      '配置図.pdf は、内容と拡張子が一致しないため送信できません。別のファイルを選択してください。',
    ],
    [
      'with malware',
      'malware',
      '送信できない添付ファイルがあります。一覧から削除して、別のファイルを選択してください。入力内容は残っています。',
      '配置図.pdf からウイルスが検出されたため、送信できません。別のファイルを選択してください。',
    ],
  ])('a file %s has to be chosen again, which is said; the input stays [4.9]', async (_, code, all, one) => {
    const issues = [{ path: 'attachmentUrls.0', message: 'Not an upload of yours', ...(code && { code }) }];
    const problem = { type: 'about:blank', title: 'Bad Request', status: 400, issues };
    let isGone = true;
    const app = show(`/order/create?${LOCATION}&${CONTENT}`, {
      'POST /order': () => (isGone ? answerWith(problem, 400) : { id: NEW_ORDER }),
    });
    await press(app, '次へ');
    await stepHeading('依頼内容');
    const choose = () => app.user.upload(screen.getByLabelText('添付ファイル', { selector: 'input' }), pdf());
    await choose();
    await screen.findByRole('button', { name: '配置図.pdf を削除' });
    await press(app, '確認画面へ');
    await press(app, 'この内容で依頼する');
    const dialog = await screen.findByRole('alertdialog', { name: '送信できませんでした' });
    expect(dialog).toHaveTextContent(all);
    isGone = false;
    await press(app, '閉じる');
    await stepHeading('依頼内容');
    expect(screen.getByText(one)).toBeVisible();
    expect(field('現場名')).toHaveValue('新宿三丁目ビル新築工事');
    await press(app, '配置図.pdf を削除');
    await choose();
    await screen.findByText('配置図.pdf をアップロードしました。', { exact: false });
    await press(app, '確認画面へ');
    await press(app, 'この内容で依頼する');
    await stepHeading('駐車場探しの依頼を受け付けました');
    expect(app.posts()).toHaveLength(2);
  });

  test('another success than 201 is no order: it may have arrived, and where to look [4.8, 4.9]', async () => {
    const app = await showConfirmation({ 'POST /order': () => answerWith({ id: NEW_ORDER }, 200) });
    await press(app, 'この内容で依頼する');
    const dialog = await screen.findByRole('alertdialog', { name: '問題が発生しました' });
    expect(dialog).toHaveTextContent('駐車場探しの依頼一覧で、依頼が受け付けられているか確認してください。');
    expect(screen.queryByText('駐車場探しの依頼を受け付けました')).not.toBeInTheDocument();
  });

  test('201 is one, also from a host that does not say which', async () => {
    const app = await showConfirmation({ 'POST /order': () => answerWith({}) });
    await press(app, 'この内容で依頼する');
    await stepHeading('駐車場探しの依頼を受け付けました');
    expect(screen.getByRole('link', { name: '駐車場探しの依頼一覧へ' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '依頼の詳細を見る' })).not.toBeInTheDocument();
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

  test('the next order starts from an empty form with a new key', async () => {
    const app = await showConfirmation();
    await press(app, 'この内容で依頼する');
    await press(app, '続けて依頼する');
    await stepHeading('現場の場所');
    await waitFor(() => expect(field('現場住所')).toHaveValue(''));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('the next order survives going back to the thanks', async () => {
    const app = await showConfirmation();
    await press(app, 'この内容で依頼する');
    await press(app, '続けて依頼する');
    await stepHeading('現場の場所');
    await fill(app, '現場住所', '東京都新宿区四谷一丁目5番');
    await act(() => app.router.navigate(-1));
    await stepHeading('駐車場探しの依頼を受け付けました');
    await act(() => app.router.navigate(1));
    await stepHeading('現場の場所');
    await waitFor(() => expect(field('現場住所')).toHaveValue('東京都新宿区四谷一丁目5番'));
  });

  test.each([
    ['on an earlier step', -1],
    ['on the first step', -2],
    ['on another page', '/order'],
  ])('an answer that finds the customer %s says that the order was sent, and does not navigate', async (_, place) => {
    const gate = makeGate();
    const app = await showConfirmation({
      'POST /order': async () => {
        await gate.passed;
        return { id: NEW_ORDER };
      },
    });
    await press(app, 'この内容で依頼する');
    await act(() => (typeof place === 'string' ? app.router.navigate(place) : app.router.navigate(place)));
    act(gate.open);
    expect(await screen.findByText('駐車場探しの依頼を受け付けました')).toBeVisible();
    expect(screen.getByRole('link', { name: '依頼の詳細を見る' })).toHaveAttribute('href', `/order/${NEW_ORDER}`);
    expect(app.address()).toBe(typeof place === 'string' ? place : '/order/create');
    expect(Object.keys(sessionStorage)).toEqual([]);
    if (typeof place === 'number') await waitFor(() => expect(field('現場住所')).toHaveValue(''));
  });

  test('coordinates left at Tokyo station lead to a warning before sending', async () => {
    const app = show(`/order/create?${CONTENT}`);
    await fill(app, '現場住所', '東京都千代田区丸の内一丁目');
    await press(app, '次へ');
    await screen.findByText('住所の場所が見つかりませんでした。地図で現場の場所を指定してください。');
    passReadingTime();
    await press(app, '次へ');
    await press(app, '確認画面へ');
    expect(await screen.findByText(/緯度・経度が初期値（東京駅の位置）のままです。/)).toBeVisible();
  });
});
