import type { FakeGeo } from '@portal/app-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  feature,
  field,
  fill,
  LOCATION,
  passReadingTime,
  press,
  show,
  startAfresh,
  stepHeading,
  YOTSUYA,
} from '#testing/order-create-driver.tsx';
import { makeGate } from '#testing/order-fixtures.ts';

beforeEach(startAfresh);
afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

const NISHI = feature('東京都新宿区西新宿', 35.6905, 139.6927);
const UMEDA = feature('大阪府大阪市北区梅田', 34.7025, 135.4959);
const CHIBA = feature('千葉県千葉市中央区旭町', 35.6, 140.12);
const HACHIOJI = feature('東京都八王子市旭町', 35.6558, 139.3389);
const TOWNS = [NISHI, UMEDA, YOTSUYA, CHIBA, HACHIOJI];
const GEO: FakeGeo = {
  search: (text) =>
    TOWNS.filter(({ properties: { title } }) => title.includes(text.slice(0, 2)) || text.startsWith(title)),
  reverse: () => ({ results: { muniCd: '13104', lv01Nm: '西新宿' } }),
};
const down = () => {
  throw new TypeError('Failed to fetch');
};
const setCentre = '地図の中心を現場の場所にする';
const coordinates = () => ['緯度', '経度'].map((name) => field(name).value);
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const type = (app: ReturnType<typeof show>, text: string) => app.user.type(field('現場住所'), text);
async function open(geo: FakeGeo = GEO, path?: string) {
  const app = show(path, {}, geo);
  // The map's library is compiled for the first test.
  await waitFor(() => expect(screen.getByRole('button', { name: setCentre })).toBeEnabled(), { timeout: 20_000 });
  return app;
}
function standAt(position: { latitude: number; longitude: number } | null) {
  const getCurrentPosition = (success: PositionCallback, failure: PositionErrorCallback) =>
    position ? success({ coords: position } as GeolocationPosition) : failure({ code: 1 } as GeolocationPositionError);
  Object.assign(navigator, { geolocation: { getCurrentPosition } });
}

describe('an address', () => {
  test('is suggested while it is typed, chosen by the keyboard, and moves the pin', async () => {
    const app = await open();
    await type(app, '西新宿');
    expect(await screen.findByRole('listbox', { name: '住所の候補' })).toBeVisible();
    expect(options()).toEqual(['東京都新宿区西新宿']);
    expect(screen.getByText('候補1件')).toBeVisible();
    await app.user.keyboard('{ArrowDown}');
    // The mark follows the key by a moment.
    await waitFor(() => expect(field('現場住所')).toHaveAttribute('aria-activedescendant'));
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(field('現場住所')).toHaveValue('東京都新宿区西新宿'));
    await waitFor(() => expect(coordinates()).toEqual(['35.6905', '139.6927']));
    expect(screen.getByText('現場の場所：東京都新宿区西新宿')).toBeVisible();
    expect(options()).toEqual([]);
  });

  test('that says more than the suggestion keeps its number', async () => {
    const app = await open();
    await type(app, '西新宿2-8');
    await app.user.click(await screen.findByRole('option', { name: '東京都新宿区西新宿' }));
    await waitFor(() => expect(field('現場住所')).toHaveValue('西新宿2-8'));
    await waitFor(() => expect(coordinates()).toEqual(['35.6905', '139.6927']));
  });

  test('moves the pin when the field is left, and again when it is changed', async () => {
    const app = await open();
    await fill(app, '現場住所', '新宿区西新宿2-8-1');
    await app.user.tab();
    await waitFor(() => expect(coordinates()).toEqual(['35.6905', '139.6927']));
    await fill(app, '現場住所', '大阪市北区梅田1-1');
    await app.user.tab();
    await waitFor(() => expect(coordinates()).toEqual(['34.7025', '135.4959']));
  });

  test('that nobody knows is said, and so is a name that several places have', async () => {
    const app = await open();
    await type(app, 'どこにもない町');
    expect(await screen.findByText('該当する住所が見つかりませんでした。別の表記でお試しください。')).toBeVisible();
    await app.user.tab();
    expect(
      await screen.findByText('住所の場所が見つかりませんでした。地図で現場の場所を指定してください。'),
    ).toBeVisible();
    await fill(app, '現場住所', '旭町1-1');
    await app.user.tab();
    expect(
      await screen.findByText('同じ名前の場所が複数あります。都道府県から入力するか、地図で指定してください。'),
    ).toBeVisible();
  });

  test('that nobody knows keeps the place of the one before, which can be read before the next step opens', async () => {
    const app = await open();
    await fill(app, '現場住所', '新宿区西新宿2-8-1');
    await app.user.tab();
    await waitFor(() => expect(coordinates()).toEqual(['35.6905', '139.6927']));
    await fill(app, '現場住所', 'どこにもない町');
    // The suggestions have found nothing either.
    await screen.findByText('該当する住所が見つかりませんでした。別の表記でお試しください。');
    await press(app, '次へ');
    expect(await screen.findByText(/住所の場所が見つかりませんでした。/)).toBeVisible();
    expect(app.address()).toBe('/order/create');
    passReadingTime();
    await press(app, '次へ');
    await stepHeading('依頼内容');
  });

  test('is looked up again after a search that failed', async () => {
    let isDown = true;
    const app = await open({ ...GEO, search: (text) => (isDown ? down() : (GEO.search?.(text) ?? [])) });
    await fill(app, '現場住所', '大阪市北区梅田1-1');
    await app.user.tab();
    expect(await screen.findByText(/住所から場所を調べられませんでした。/)).toBeVisible();
    isDown = false;
    await app.user.click(field('現場住所'));
    await app.user.tab();
    await waitFor(() => expect(coordinates()).toEqual(['34.7025', '135.4959']));
  });

  test('goes on without the search, which is said', async () => {
    const app = await open({ search: down, reverse: down });
    await type(app, '東京都新宿区');
    expect(await screen.findByText('住所の候補を表示できません。このまま入力を続けられます。')).toBeVisible();
    await app.user.tab();
    expect(
      await screen.findByText('住所から場所を調べられませんでした。地図または緯度・経度で指定してください。'),
    ).toBeVisible();
    await press(app, setCentre);
    await press(app, '次へ');
    await stepHeading('依頼内容');
  });
});

describe('a pin of the customer’s own', () => {
  test('stays when the address is elsewhere; that is said, and offered', async () => {
    const app = await open();
    await press(app, setCentre);
    await screen.findByText('現場の場所：東京都新宿区西新宿');
    await fill(app, '現場住所', '大阪府大阪市北区梅田1-1');
    await app.user.tab();
    expect(await screen.findByText('住所と地図の場所が離れています。ご確認ください。')).toBeVisible();
    expect(coordinates()).toEqual(['35.681236', '139.767125']);
    await press(app, '住所の場所にピンを移動する');
    expect(coordinates()).toEqual(['34.7025', '135.4959']);
    expect(screen.queryByText(/離れています/)).not.toBeInTheDocument();
  });

  test('names its town, offers it where the address is elsewhere, and fills it into an empty field', async () => {
    const app = await open();
    await press(app, setCentre);
    expect(await screen.findByText('現場の場所：東京都新宿区西新宿')).toBeVisible();
    await waitFor(() => expect(field('現場住所')).toHaveValue('東京都新宿区西新宿'));
    await fill(app, '現場住所', '大阪市北区梅田');
    await app.user.tab();
    await press(app, '住所を「東京都新宿区西新宿」にする');
    await waitFor(() => expect(field('現場住所')).toHaveValue('東京都新宿区西新宿'));
    expect(screen.queryByText(/離れています/)).not.toBeInTheDocument();
  });

  test('at sea has no address, which is said', async () => {
    const app = await open({ ...GEO, reverse: () => ({}) });
    await press(app, setCentre);
    expect(await screen.findByText('地図で指定した場所の住所が見つかりません。場所をご確認ください。')).toBeVisible();
  });

  test('handed over by a linking service stays, too', async () => {
    const app = await open(GEO, `/order/create?${LOCATION}`);
    await fill(app, '現場住所', '大阪市北区梅田');
    await app.user.tab();
    expect(await screen.findByText('住所と地図の場所が離れています。ご確認ください。')).toBeVisible();
    expect(coordinates()).toEqual(['35.690921', '139.700258']);
  });

  test('is where the device is, if it says so', async () => {
    const app = await open();
    standAt(null);
    await press(app, '現在地を使う');
    expect(
      await screen.findByText('現在地を取得できませんでした。ブラウザーの位置情報の設定をご確認ください。'),
    ).toBeVisible();
    standAt({ latitude: 48.85, longitude: 2.35 });
    await press(app, '現在地を使う');
    expect(await screen.findByText('日本国外の座標は指定できません。')).toBeVisible();
    standAt({ latitude: 35.70000049, longitude: 139.7 });
    await press(app, '現在地を使う');
    await waitFor(() => expect(coordinates()).toEqual(['35.7', '139.7']));
    expect(screen.queryByText('日本国外の座標は指定できません。')).not.toBeInTheDocument();
  });

  test('can be typed as coordinates, behind a word that opens by itself when one is wrong', async () => {
    const app = await open();
    await fill(app, '現場住所', '大阪市北区梅田');
    const details = screen.getByText('詳細（緯度・経度）').closest('details');
    expect(details).not.toHaveAttribute('open');
    fireEvent.change(field('緯度'), { target: { value: '48.85' } });
    await press(app, '次へ');
    expect(await screen.findByText('日本国外の座標は指定できません。')).toBeVisible();
    expect(details).toHaveAttribute('open');
    await fill(app, '緯度', '３５．７');
    await press(app, '次へ');
    await stepHeading('依頼内容');
  });
});

describe('the form’s first place, Tokyo station', () => {
  test('an address that is not found says so once, which is read out, and the next press goes on', async () => {
    const app = await open({});
    await fill(app, '現場住所', 'どこにもない町');
    await press(app, '次へ');
    const notice = await screen.findByText('住所の場所が見つかりませんでした。地図で現場の場所を指定してください。');
    await waitFor(() => expect(document.activeElement).toContainElement(notice));
    expect(app.address()).toBe('/order/create');
    passReadingTime();
    await press(app, '次へ');
    await stepHeading('依頼内容');
  });

  test('an address typed just before the next step still moves the pin', async () => {
    const app = await open();
    await fill(app, '現場住所', '大阪市北区梅田1-1');
    await app.user.keyboard('{Enter}');
    await stepHeading('依頼内容');
    await press(app, '戻る');
    await stepHeading('現場の場所');
    expect(coordinates()).toEqual(['34.7025', '135.4959']);
  });

  test('a search that does not answer holds nobody up for long, and its late answer changes nothing', async () => {
    const gate = makeGate();
    const app = await open({ search: () => gate.passed.then(() => [UMEDA]) });
    await fill(app, '現場住所', '大阪市北区梅田1-1');
    await press(app, '次へ');
    expect(
      await screen.findByText(/住所から場所を調べられませんでした。/, undefined, { timeout: 15_000 }),
    ).toBeVisible();
    passReadingTime();
    await press(app, '次へ');
    await screen.findByRole('heading', { level: 2, name: '依頼内容' }, { timeout: 15_000 });
    await act(async () => gate.open());
    await press(app, '戻る');
    await stepHeading('現場の場所');
    expect(coordinates()).toEqual(['35.681236', '139.767125']);
  });
});
