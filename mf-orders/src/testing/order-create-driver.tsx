import { type FakeApi, type FakeGeo, renderApp } from '@portal/app-kit/testing';
import { screen } from '@testing-library/react';
import { OrderCreatePage } from '#orders/create/order-create-page.tsx';
import { resetStorage } from './fake-storage.ts';
import { idOf } from './order-fixtures.ts';

export const NEW_ORDER = idOf('order', 7);
export const LOCATION = 'address=東京都新宿区新宿三丁目1番&latitude=35.690921&longitude=139.700258';
export const CONTENT =
  'constructionName=新宿三丁目ビル新築工事&automobileType=WAGON&numberOfCars=3&startDate=2030-12-01&endDate=2031-03-31';

/** A place as GSI's search answers. */
export const feature = (title: string, latitude: number, longitude: number) => ({
  geometry: { type: 'Point', coordinates: [longitude, latitude] },
  type: 'Feature',
  properties: { addressCode: '', title },
});
export const YOTSUYA = feature('東京都新宿区四谷一丁目', 35.6857, 139.7302);
/** A geo service that knows one town. */
const GEO: FakeGeo = { search: (text) => (text.includes('四谷') ? [YOTSUYA] : []) };

export function show(path = '/order/create', answers: FakeApi = {}, geo: FakeGeo = GEO) {
  const pages = [
    { path: '/order', element: null },
    { path: '*', element: <OrderCreatePage /> },
  ];
  const app = renderApp(pages, { path, api: { 'POST /order': () => ({ id: NEW_ORDER }), ...answers }, geo });
  return { ...app, posts: () => app.requests.filter(({ call }) => call === 'POST /order') };
}
type App = ReturnType<typeof show>;

export const press = (app: App, name: string) =>
  screen.findByRole('button', { name }).then((button) => app.user.click(button));
export const stepHeading = (name: string) => screen.findByRole('heading', { level: 2, name });
/** The address suggests while it is typed. */
const roleOf = (name: string) => (name === '現場住所' ? 'combobox' : 'textbox');
export const field = (name: string) => screen.getByRole<HTMLInputElement>(roleOf(name), { name });
/** Pasted: typing letter by letter costs a test seconds and shows nothing more. */
export async function fill(app: App, name: string, text: string) {
  await app.user.clear(await screen.findByRole(roleOf(name), { name }));
  await app.user.paste(text);
}

/** Filled in by a linking service, up to the confirmation. */
export async function showConfirmation(answers: FakeApi = {}) {
  const app = show(`/order/create?${LOCATION}&${CONTENT}`, answers);
  await stepHeading('現場の場所');
  await press(app, '次へ');
  await stepHeading('依頼内容');
  await press(app, '確認画面へ');
  await stepHeading('内容の確認');
  return app;
}

/** Lets enough time pass that a notice can have been read. */
export function passReadingTime() {
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 1_500);
}

/** Clears what an earlier test left, and lets every upload succeed at once. */
export function startAfresh() {
  jest.restoreAllMocks();
  sessionStorage.clear();
  resetStorage();
  window.scrollTo = jest.fn();
}
