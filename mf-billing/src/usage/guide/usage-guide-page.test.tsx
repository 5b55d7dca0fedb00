import { answerWith, type FakeApi, failWith, renderApp } from '@portal/app-kit/testing';
import { expectEarlyReads } from '@portal/app-kit/testing/expect-early-reads';
import { giveMapsSize, takeMapsSize } from '@portal/app-kit/testing/map-size';
import type { Contract } from '@portal/contract/contract';
import { screen } from '@testing-library/react';
import { remote } from '#remote.ts';
import { contractOf, idOf } from '#testing/contract-fixtures.ts';
import { readQrCode } from '#testing/read-qr-code.ts';
import { UsageGuidePage } from './usage-guide-page.tsx';

const PATH = `/usage/${idOf('contract', 1)}/guide`;

const show = (contract: Partial<Contract> = {}, answers: FakeApi = {}) =>
  renderApp(
    [
      { path: '/usage/:id/guide', element: <UsageGuidePage /> },
      { path: '/usage/:id', element: <p>契約</p> },
    ],
    { path: PATH, api: { 'GET /contract/:id': () => contractOf(contract), ...answers } },
  );
const sheet = () => screen.findByRole('region', { name: '豊洲一丁目駐車場' });
const printButton = () => screen.queryByRole('button', { name: '印刷する' });

beforeEach(giveMapsSize);
afterEach(takeMapsSize);

test('what is read ahead for it is what it asks for itself', async () => {
  const { requests } = show();
  await sheet();
  await expectEarlyReads(remote, PATH, requests);
});

test('the sheet says which lot, where, for how many cars and how long, and nothing of rent, site or person', async () => {
  const { requests } = show();
  const lot = await sheet();
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['東京都江東区豊洲1丁目27-3', '2台', '2026/10/01（木）08:00〜2027/03/31（水）18:00']);
  expect(readQrCode(screen.getByRole('img', { name: '地図のQRコード' }))).toBe(
    'https://www.google.com/maps/search/?api=1&query=35.655800,139.796700',
  );
  expect(await screen.findByRole('img', { name: '豊洲一丁目駐車場' }, { timeout: 20_000 })).toBeVisible();
  expect(lot).not.toHaveTextContent(/107,250|臨海副都心|田中/);
  expect(requests.map(({ call }) => call)).toEqual(['GET /contract/:id']);
});

test('it says how to get in, between address and cars, in the provider’s own lines', async () => {
  show({ entrance: '北側の道路から入ります。\n右手の3番ゲートです。' });
  await sheet();
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(terms).toEqual(['駐車場住所', '入口', '台数', '利用期間']);
  expect(screen.getByText(/^北側の道路から入ります。\s右手の3番ゲートです。$/)).toBeVisible();
});

test.each([undefined, null, ' ', 5])('an entrance that is %j is left out with its name', async (entrance) => {
  const { entrance: _, ...contract } = contractOf();
  show({}, { 'GET /contract/:id': () => answerWith(entrance === undefined ? contract : { ...contract, entrance }) });
  await sheet();
  expect(screen.queryByText('入口')).not.toBeInTheDocument();
});

test('the button opens the browser’s own dialog for printing', async () => {
  const print = jest.fn();
  Object.defineProperty(window, 'print', { value: print, configurable: true });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '印刷する' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('what is not known is left out with its name', async () => {
  const unknown = { parkingAddress: '', location: null, numberOfCars: null };
  show({}, { 'GET /contract/:id': () => answerWith({ ...contractOf(), ...unknown }) });
  await sheet();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['利用期間']);
  expect(screen.queryByRole('img', { name: '地図のQRコード' })).not.toBeInTheDocument();
  expect(screen.queryByRole('group', { name: '駐車場の地図' })).not.toBeInTheDocument();
});

test('a contract that has ended has none', async () => {
  const { user, address } = show({ usageStatus: 'endOfUse' });
  expect(await screen.findByText('利用期間が終了したため、案内は印刷できません。')).toBeVisible();
  expect(printButton()).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('link', { name: '利用状況の詳細に戻る' }).at(-1) as HTMLElement);
  expect(address()).toBe(`/usage/${idOf('contract', 1)}`);
});

test('neither has one that does not exist, or that is still loading', async () => {
  let answer: () => void = () => undefined;
  const later = new Promise<void>((resolve) => {
    answer = resolve;
  });
  show({}, { 'GET /contract/:id': () => later.then(() => failWith(404)) });
  expect(screen.getByText('読み込み中です')).toBeInTheDocument();
  expect(printButton()).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText('利用状況が見つかりませんでした。')).toBeVisible();
  expect(printButton()).not.toBeInTheDocument();
});

test('one that cannot be loaded says so, and can be tried again', async () => {
  let fails = true;
  const { user } = show({}, { 'GET /contract/:id': () => (fails ? failWith(500) : contractOf()) });
  const retry = await screen.findByRole('button', { name: 'もう一度試す' });
  fails = false;
  await user.click(retry);
  expect(await sheet()).toBeVisible();
});
