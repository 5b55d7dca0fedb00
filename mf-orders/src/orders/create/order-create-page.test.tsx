import { todayInTokyo } from '@portal/platform/text';
import { act, screen, waitFor } from '@testing-library/react';
import {
  CONTENT,
  field,
  fill,
  LOCATION,
  NEW_ORDER,
  press,
  show,
  startAfresh,
  stepHeading,
} from '#testing/order-create-driver.tsx';

beforeEach(startAfresh);
const shownIn = (name: string) => field(name).value;

describe('the four steps', () => {
  test('lead from the location over the content and the confirmation to the thanks [2.25, 2.100, 2.110, 3.21, 4.8, 5.24, 7.18, 9.14]', async () => {
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
    const thanks = await stepHeading('駐車場探しの依頼を受け付けました');
    await waitFor(() => expect(thanks).toHaveFocus());
    expect(app.posts()[0]?.body).toEqual({
      constructionName: '四谷リノベーション',
      address: '東京都新宿区四谷一丁目5番',
      latitude: 35.6857,
      longitude: 139.7302,
      numberOfCars: 1,
      automobileType: 'TRUCK_2T',
      startDate: todayInTokyo(),
      endDate: todayInTokyo(),
      remarks: '朝7時から',
      attachmentUrls: [],
    });
    expect(screen.getByRole('link', { name: '駐車場探しの依頼一覧へ' })).toHaveAttribute('href', '/order');
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

  test('a step that is not available yet leads back to the missing one', async () => {
    const app = show('/order/create?step=3');
    await stepHeading('現場の場所');
    expect(app.address()).toBe('/order/create');
  });

  test('completion without an order is not shown', async () => {
    const app = show('/order/create?step=4');
    await stepHeading('現場の場所');
    expect(app.address()).toBe('/order/create');
  });

  test('an error is shown at its field and blocks the step', async () => {
    const app = show(`/order/create?${LOCATION}`);
    await press(app, '次へ');
    await stepHeading('依頼内容');
    await fill(app, '利用終了日', '2020/01/01');
    await press(app, '確認画面へ');
    await waitFor(() => expect(field('現場名')).toHaveAccessibleDescription(/現場名を入力してください。/));
    expect(field('利用終了日')).toHaveAccessibleDescription(/利用終了日は、利用開始日以降の日付にしてください。/);
    expect(field('現場名')).toHaveFocus();
    expect(app.address()).toBe('/order/create?step=2');
  });

  test('errors are listed above the button, each with its field and a link to it', async () => {
    const app = show(`/order/create?${LOCATION}`);
    await press(app, '次へ');
    await stepHeading('依頼内容');
    await fill(app, '必要台数', '0');
    await fill(app, '利用終了日', '2020/01/01');
    await press(app, '確認画面へ');
    expect(await screen.findByText('4件の入力エラーがあります')).toBeVisible();
    expect(screen.getByRole('button', { name: '必要台数：1以上の整数で入力してください。' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: '利用終了日は、利用開始日以降の日付にしてください。' }));
    expect(field('利用終了日')).toHaveFocus();
  });

  test('free text takes 255 characters, and says so beforehand [5.22, 9.8]', async () => {
    const app = show(`/order/create?${LOCATION}&${CONTENT}`);
    await press(app, '次へ');
    await stepHeading('依頼内容');
    expect(field('備考')).toHaveAccessibleDescription(/255文字以内で入力してください。/);
    await fill(app, '備考', 'あ'.repeat(256));
    await press(app, '確認画面へ');
    expect(await screen.findByText('備考は255文字以内で入力してください。')).toBeVisible();
    await fill(app, '備考', 'あ'.repeat(255));
    await press(app, '確認画面へ');
    await stepHeading('内容の確認');
  });

  test('a start date in the past shows a notice and is allowed', async () => {
    const app = show(`/order/create?${LOCATION}&constructionName=四谷&automobileType=NORMAL&startDate=2020-01-01`);
    await press(app, '次へ');
    expect(await screen.findByText('過去の日付が指定されています。よろしければそのまま進んでください。')).toBeVisible();
    await press(app, '確認画面へ');
    await stepHeading('内容の確認');
  });

  test('a period that is completely over shows a notice in the form and before it is sent', async () => {
    const period = 'startDate=2020-01-01&endDate=2020-03-31';
    const app = show(`/order/create?${LOCATION}&constructionName=四谷&automobileType=NORMAL&${period}`);
    const isOver = '利用期間がすべて過去の日付です。よろしければそのまま進んでください。';
    await press(app, '次へ');
    expect(await screen.findByText(isOver)).toBeVisible();
    await press(app, '確認画面へ');
    await stepHeading('内容の確認');
    expect(screen.getByText(isOver)).toBeVisible();
  });

  test('an invisible character is named', async () => {
    const app = show(`/order/create?${LOCATION}`);
    await press(app, '次へ');
    await stepHeading('依頼内容');
    await fill(app, '現場名', '四谷\u202E新築');
    await press(app, '確認画面へ');
    await waitFor(() =>
      expect(field('現場名')).toHaveAccessibleDescription(
        /使用できない文字（U\+202E）が含まれています。削除してください。/,
      ),
    );
    expect(field('現場名')).toHaveFocus();
  });

  test('dates in the wrong order show an error while typing, before the field is left', async () => {
    const app = show(`/order/create?${LOCATION}`);
    await press(app, '次へ');
    await stepHeading('依頼内容');
    await fill(app, '利用開始日', '2030/12/05');
    await fill(app, '利用終了日', '2030/12/04');
    const end = field('利用終了日');
    expect(end).toHaveFocus();
    expect(end).toHaveAccessibleDescription(/利用終了日は、利用開始日以降の日付にしてください。/);
    await fill(app, '利用終了日', '2030/12/05');
    expect(end).toBeValid();
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
  test('are filled in, announced, and removed from the address', async () => {
    const app = show(`/order/create?${LOCATION}`);
    expect(
      await screen.findByText('連携元のサービスから現場の情報を引き継ぎました。内容をご確認ください。'),
    ).toBeVisible();
    await waitFor(() => expect(field('現場住所')).toHaveValue('東京都新宿区新宿三丁目1番'));
    expect(field('緯度')).toHaveValue('35.690921');
    await waitFor(() => expect(app.address()).toBe('/order/create'));
  });

  test('fill in every field, and go out with the order [2.101, 2.102, 2.104–2.108, 3.21, 3.24]', async () => {
    const app = show(`/order/create?${LOCATION}&${CONTENT}&remarks=朝7時から&constructionCode=K-001`);
    await stepHeading('現場の場所');
    expect(['現場住所', '緯度', '経度'].map(shownIn)).toEqual(['東京都新宿区新宿三丁目1番', '35.690921', '139.700258']);
    await press(app, '次へ');
    await stepHeading('依頼内容');
    expect(['現場名', '必要台数', '利用開始日', '利用終了日', '備考'].map(shownIn)).toEqual([
      '新宿三丁目ビル新築工事',
      '3',
      '2030/12/01',
      '2031/03/31',
      '朝7時から',
    ]);
    expect(screen.getByRole('combobox', { name: '車両の種類' })).toHaveDisplayValue('ワゴン・バン');
    await press(app, '確認画面へ');
    await press(app, 'この内容で依頼する');
    await stepHeading('駐車場探しの依頼を受け付けました');
    expect(app.posts()[0]?.body).toEqual({
      constructionName: '新宿三丁目ビル新築工事',
      address: '東京都新宿区新宿三丁目1番',
      latitude: 35.690921,
      longitude: 139.700258,
      numberOfCars: 3,
      automobileType: 'WAGON',
      startDate: '2030-12-01',
      endDate: '2031-03-31',
      remarks: '朝7時から',
      attachmentUrls: [],
      kizukuSpotId: 'K-001',
    });
  });

  test('that are invalid are left out, and the page says so [2.102, 2.103, 5.23]', async () => {
    const app = show('/order/create?address=東京都新宿区&numberOfCars=0');
    expect(await screen.findByText('引き継いだ情報の一部を読み取れませんでした。内容をご確認ください。')).toBeVisible();
    await waitFor(() => expect(field('現場住所')).toHaveValue(''));
    expect(['緯度', '経度'].map(shownIn)).toEqual(['35.681236', '139.767125']);
    expect(screen.queryByText(/引き継ぎました/)).not.toBeInTheDocument();
    await fill(app, '現場住所', '東京都新宿区四谷一丁目5番');
    await press(app, '次へ');
    await stepHeading('依頼内容');
    expect(shownIn('必要台数')).toBe('1');
  });

  test('do not overwrite later input when the page is loaded again', async () => {
    const first = show(`/order/create?${LOCATION}`);
    await fill(first, '現場住所', '東京都新宿区四谷');
    first.unmount();
    show(first.address());
    expect(await screen.findByRole('combobox', { name: '現場住所' })).toHaveValue('東京都新宿区四谷');
  });
});
