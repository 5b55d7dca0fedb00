import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { PlaceActions } from './place-actions.tsx';

const ADDRESS = '東京都江東区豊洲1丁目27-3';
const LOCATION = { latitude: 35.6558, longitude: 139.7967 };
const writeText = jest.fn(async () => {});

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
  jest.restoreAllMocks();
});

test('a map opens in a new tab, and the address is copied', async () => {
  renderUi(<PlaceActions address={ADDRESS} location={LOCATION} lotName="豊洲一丁目駐車場" />);
  const link = screen.getByRole('link', { name: '地図アプリで開く' });
  expect(link).toHaveAttribute('aria-description', '新しいタブで開きます');
  expect(link).toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=35.655800,139.796700');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await act(async () => screen.getByRole('button', { name: '住所をコピー' }).click());
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
  expect(screen.getByRole('status')).toHaveTextContent('コピーしました');
});

test('on a phone the app opens, and no tab stays behind', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 16; Pixel 9)');
  Object.defineProperty(window, 'matchMedia', {
    value: (query: string) => ({
      matches: query === '(pointer: coarse)',
      addEventListener() {},
      removeEventListener() {},
    }),
    configurable: true,
  });
  renderUi(<PlaceActions address={ADDRESS} location={LOCATION} />);
  const link = screen.getByRole('link', { name: '地図アプリで開く' });
  expect(link).toHaveAttribute('href', 'geo:35.655800,139.796700?q=35.655800,139.796700');
  expect(link).not.toHaveAttribute('target');
  expect(link).not.toHaveAttribute('aria-description');
});

test('in a table they are icons, with the same names', async () => {
  renderUi(<PlaceActions address={ADDRESS} location={LOCATION} look="icons" />);
  const link = screen.getByRole('link', { name: '地図アプリで開く' });
  expect(link).toHaveAttribute('title', '地図アプリで開く');
  expect(link).toHaveTextContent('');
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await act(async () => screen.getByRole('button', { name: '住所をコピー' }).click());
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
  expect(screen.getByRole('status')).toHaveTextContent('コピーしました');
});

test('what is not known has no action', () => {
  renderUi(<PlaceActions address={ADDRESS} location={null} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  renderUi(<PlaceActions address="" location={LOCATION} />);
  expect(screen.getAllByRole('button', { name: '住所をコピー' })).toHaveLength(1);
});
