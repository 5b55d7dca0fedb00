import { giveMapsSize, takeMapsSize } from '@portal/app-kit/testing/map-size';
import { forgetWidth, showAtWidth } from '@portal/app-kit/testing/screen-width';
import { act, screen, waitFor, within } from '@testing-library/react';
import { nameOf, rowOf, showEstimates } from '#testing/estimate-driver.tsx';
import { numbered } from '#testing/estimate-fixtures.ts';

const near = numbered(1, { parkingName: '近い駐車場', minutesOnFoot: 1 });
const far = numbered(4, {
  parkingName: '遠い駐車場',
  minutesOnFoot: 9,
  location: { latitude: 35.695, longitude: 139.705 },
});
const gone = numbered(2, { parkingName: '中止の駐車場', status: 'aborted' });

beforeEach(() => {
  sessionStorage.clear();
  giveMapsSize();
});
afterEach(takeMapsSize);

const pin = (name: string) => screen.findByRole('button', { name });

test('the map shows the site and every estimate of the list by its number, with the colours explained', async () => {
  showEstimates([gone, far, near]);
  expect(await screen.findByRole('group', { name: '現場と見積3件の位置を示した地図' })).toBeVisible();
  expect(await pin('4番 遠い駐車場 回答待ち')).toHaveTextContent('4');
  expect(await pin('1番 近い駐車場 回答待ち')).toBeVisible();
  expect(await pin('2番 中止の駐車場 中止')).toBeVisible();
  const map = within(screen.getByRole('region', { name: '地図' }));
  expect(map.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '回答待ち',
    '契約手続き中・契約済み',
    '見送り・中止',
  ]);
});

describe('on a phone', () => {
  beforeEach(() => showAtWidth(375));
  afterEach(() => act(forgetWidth));

  test('either the list or the map is shown, as the address says; a pressed pin opens its card below', async () => {
    const { user, address } = showEstimates([gone, far, near]);
    await screen.findByRole('listitem', { name: '近い駐車場' });
    expect(screen.queryByRole('region', { name: '地図' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: '地図' }));
    await waitFor(() => expect(address()).toMatch(/\?view=map$/));
    expect(await screen.findByText('回答待ち・2件中1件目')).toBeVisible();
    expect(screen.queryByRole('listitem', { name: '遠い駐車場' })).not.toBeInTheDocument();

    await user.click(await pin('4番 遠い駐車場 回答待ち'));
    expect(screen.getByRole('listitem', { name: '遠い駐車場' })).toBeVisible();
    expect(screen.getByText('回答待ち・2件中2件目')).toBeVisible();
    expect(screen.getByRole('button', { name: '次の見積' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '前の見積' }));
    expect(screen.getByRole('listitem', { name: '近い駐車場' })).toBeVisible();
  });

  test('an address with the map shows it at once, and an answer can be given there', async () => {
    const { user } = showEstimates([near], {}, '?view=map');
    const card = within(await screen.findByRole('listitem', { name: '近い駐車場' }));
    await user.click(card.getByRole('button', { name: '見送る' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '見送る' }));
    expect(await screen.findByText('見送り・中止・1件中1件目')).toBeVisible();
  });
});

test('without estimates it shows the site', async () => {
  showEstimates([]);
  expect(await screen.findByRole('group', { name: '現場の位置を示した地図' })).toBeVisible();
});

test('a row and its pin point at each other, by mouse and by keyboard', async () => {
  const { user } = showEstimates([far, near]);
  const farPin = await pin('4番 遠い駐車場 回答待ち');
  const row = await rowOf('遠い駐車場');
  const plain = farPin.className;

  await user.hover(row);
  expect(farPin.className).not.toBe(plain);
  await user.unhover(row);
  expect(farPin.className).toBe(plain);
  act(() => within(row).getByRole('checkbox').focus());
  expect(farPin.className).not.toBe(plain);

  await user.hover(await pin('1番 近い駐車場 回答待ち'));
  expect(await rowOf('近い駐車場')).toHaveAttribute('data-pointed');
  expect(row).not.toHaveAttribute('data-pointed');
});

test('a press on a pin leads to its row', async () => {
  const { user } = showEstimates([far, near]);
  await user.click(await pin('4番 遠い駐車場 回答待ち'));
  expect(nameOf('遠い駐車場')).toHaveFocus();
});
