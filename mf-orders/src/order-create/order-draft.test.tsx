import { screen } from '@testing-library/react';
import {
  field,
  fill,
  LOCATION,
  NEW_ORDER,
  pdf,
  press,
  show,
  showConfirmation,
  startAfresh,
  stepHeading,
  upload,
} from '#testing/order-create-driver.tsx';

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
