import { screen, waitFor } from '@testing-library/react';
import { upload } from '#testing/fake-storage.ts';
import {
  field,
  fill,
  LOCATION,
  NEW_ORDER,
  press,
  show,
  showConfirmation,
  startAfresh,
  stepHeading,
} from '#testing/order-create-driver.tsx';
import { pdf } from '#testing/order-fixtures.ts';
import { startOver } from '#testing/start-over.ts';

beforeEach(startAfresh);

describe('loading the page again', () => {
  test('keeps the step, the input and the finished uploads', async () => {
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

  test('offers to begin again: after a question everything is gone, and the first step is shown', async () => {
    const first = show(`/order/create?${LOCATION}`);
    await press(first, '次へ');
    await fill(first, '現場名', '四谷');
    await first.user.upload(screen.getByLabelText('添付ファイル', { selector: 'input' }), pdf());
    await screen.findByRole('button', { name: '配置図.pdf を削除' });
    first.unmount();
    const { user } = show(first.address());
    const question = '入力した内容と添付ファイルを削除して、最初から入力します。よろしいですか。';
    await startOver(user, question, 'キャンセル');
    expect(field('現場名')).toHaveValue('四谷');
    await startOver(user, question);
    expect(await stepHeading('現場の場所')).toHaveFocus();
    await waitFor(() => expect(field('現場住所')).toHaveValue(''));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('on the first step, beginning again leads to the heading of the page', async () => {
    const first = show();
    await fill(first, '現場住所', '東京都新宿区四谷');
    first.unmount();
    const { user } = show();
    await startOver(user, '入力した内容と添付ファイルを削除して、最初から入力します。よろしいですか。');
    await waitFor(() => expect(field('現場住所')).toHaveValue(''));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('names the uploads that it interrupted', async () => {
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
    expect(app.router.state.location.state).toEqual({
      sent: {
        orderId: NEW_ORDER,
        name: '新宿三丁目ビル新築工事',
        submissionKey: app.posts()[0]?.headers.get('idempotency-key'),
      },
    });
  });
});
