import { giveMapsSize, takeMapsSize } from '@portal/app-kit/testing/map-size';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderUi } from '../kit/testing/render-ui.tsx';
import { type MapPin, SiteMap } from './index.ts';
import { siteLayout } from './layout/site-layout.ts';

jest.mock('./layout/site-layout.ts', () => {
  const actual: typeof import('./layout/site-layout.ts') = jest.requireActual('./layout/site-layout.ts');
  return { ...actual, siteLayout: jest.fn(actual.siteLayout) };
});

beforeEach(() => giveMapsSize());
afterEach(takeMapsSize);

const SITE = { latitude: 35.6558, longitude: 139.3389 };
const pin = (number: number, north: number, east: number): MapPin => ({
  id: `lot-${number}`,
  number,
  label: `${number}番 旭町第${number}駐車場 回答待ち`,
  location: { latitude: SITE.latitude + north, longitude: SITE.longitude + east },
  tone: 'waiting',
});
const PINS = [pin(1, 0.002, 0.001), pin(2, -0.003, -0.004)];
const CIRCLES = [5, 10];
const TILES = 'http://tiles.test/{z}/{x}/{y}.png';

async function setup(pins = PINS) {
  const handlers = { onPinHover: jest.fn(), onPinPress: jest.fn() };
  const ui = renderUi(
    <SiteMap label="現場と見積の地図" tiles={TILES} site={SITE} pins={pins} walkCircles={CIRCLES} {...handlers} />,
  );
  // The library is compiled for the first test.
  await screen.findByRole('button', nameOf(pins[0] as MapPin), { timeout: 20_000 });
  return { ...ui, ...handlers };
}
const nameOf = ({ label }: MapPin) => ({ name: label });
/** Where the map has put a mark, in pixels. */
function placeOf(pin: MapPin): { x: number; y: number } {
  const icon = screen.getByRole('button', nameOf(pin)).closest<HTMLElement>('.leaflet-marker-icon');
  // Where a browser cannot transform, as here, the map places by left and top.
  return { x: Number.parseFloat(icon?.style.left ?? ''), y: Number.parseFloat(icon?.style.top ?? '') };
}

test('the map, its pins, its buttons and its source have names of ours', async () => {
  await setup();
  const map = screen.getByRole('group', { name: '現場と見積の地図' });
  expect(map).toHaveAccessibleDescription('矢印キーで地図を移動、＋・－キーで拡大・縮小できます。');
  expect(map).toHaveAttribute('tabindex', '0');
  for (const name of ['1番 旭町第1駐車場 回答待ち', '2番 旭町第2駐車場 回答待ち', '地図を拡大', '地図を縮小'])
    expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.getByRole('link', { name: '地理院タイル' })).toHaveAttribute(
    'href',
    'https://maps.gsi.go.jp/development/ichiran.html',
  );
  expect(map).toHaveTextContent('現場');
  expect(map).toHaveTextContent('徒歩5分');
  expect(map.innerHTML).not.toMatch(/Leaflet|Zoom|Marker/);
});

test('a pin is pressed and pointed at like any button, with the keyboard too', async () => {
  const { user, onPinHover, onPinPress } = await setup();
  const second = screen.getByRole('button', { name: '2番 旭町第2駐車場 回答待ち' });
  await user.hover(second);
  expect(onPinHover).toHaveBeenLastCalledWith('lot-2');
  await user.unhover(second);
  expect(onPinHover).toHaveBeenLastCalledWith(null);
  second.focus();
  expect(onPinHover).toHaveBeenLastCalledWith('lot-2');
  await user.keyboard('{Enter}');
  expect(onPinPress).toHaveBeenCalledWith('lot-2');
});

function PointedAt() {
  const [id, setId] = useState<string | null>(null);
  const pins = PINS.map((one) => ({ ...one, isHighlighted: one.id === id }));
  return <SiteMap label="地図" tiles={TILES} site={SITE} pins={pins} walkCircles={CIRCLES} onPinHover={setId} />;
}

test('the places are worked out for each view, and not each time that a pin is pointed at', async () => {
  const { user } = renderUi(<PointedAt />);
  const second = await screen.findByRole('button', nameOf(PINS[1] as MapPin));
  const works = jest.mocked(siteLayout);
  works.mockClear();
  const plain = second.className;
  await user.hover(second);
  expect(second.className).not.toBe(plain);
  expect(works).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '地図を拡大' }));
  await waitFor(() => expect(works).toHaveBeenCalled());
});

test('every pin is inside the first view', async () => {
  const far = pin(3, 0.03, -0.05);
  await setup([...PINS, far]);
  for (const { x, y } of [...PINS, far].map(placeOf)) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(800);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(600);
  }
});

test('the site and the labels of the circles lie below every pin, also below one that is higher on the screen', async () => {
  const north = pin(3, 0.03, 0);
  await setup([...PINS, north]);
  const layerOf = (element: HTMLElement) => Number(element.closest<HTMLElement>('.leaflet-marker-icon')?.style.zIndex);
  const labels = ['現場', '徒歩5分', '徒歩10分'].map((text) => layerOf(screen.getByText(text)));
  const pins = [...PINS, north].map((lot) => layerOf(screen.getByRole('button', nameOf(lot))));
  expect(Math.max(...labels)).toBeLessThan(Math.min(...pins));
});

/** How far a pin stands from its place, in pixels. */
const asideOf = (lot: MapPin) => {
  const { left, top } = screen.getByRole('button', nameOf(lot)).style;
  return Math.hypot(Number.parseFloat(left), Number.parseFloat(top));
};

test('of lots on one place the second stands aside, tied to its place by a line', async () => {
  const [first, second] = [pin(1, 0.002, 0.001), pin(2, 0.002, 0.001)];
  const { container, user } = await setup([first, second]);
  expect(asideOf(first)).toBe(0);
  expect(asideOf(second)).toBeGreaterThanOrEqual(40);
  const lines = () => [...container.querySelectorAll<HTMLElement>('[data-tie]')];
  expect(lines().map(({ style }) => Number.parseFloat(style.width))).toEqual([expect.closeTo(asideOf(second))]);
  // At every zoom it is as far.
  await user.click(screen.getByRole('button', { name: '地図を縮小' }));
  expect(asideOf(second)).toBeGreaterThanOrEqual(40);
  expect(lines()).toHaveLength(1);
});

test('pins that touch only from afar find their own places when the map is nearer', async () => {
  const [first, second] = [pin(1, 0.002, 0.001), pin(2, 0.002, 0.0013)];
  const { user } = await setup([first, second]);
  expect(asideOf(second)).toBeGreaterThan(0);
  for (const _ of [1, 2]) await user.click(screen.getByRole('button', { name: '地図を拡大' }));
  await waitFor(() => expect(asideOf(second)).toBe(0));
});

test('the label of a circle stands below the site, or where no pin is', async () => {
  const labelPlace = () => {
    const icon = screen.getByText('徒歩5分').closest<HTMLElement>('.leaflet-marker-icon');
    return { x: Number.parseFloat(icon?.style.left ?? ''), y: Number.parseFloat(icon?.style.top ?? '') };
  };
  const sitePlace = () =>
    Number.parseFloat(screen.getByText('現場').closest<HTMLElement>('.leaflet-marker-icon')?.style.top ?? '');
  const { unmount } = await setup();
  expect(labelPlace().y).toBeGreaterThan(sitePlace());
  unmount();
  const south = pin(3, -400 / 111_320, 0);
  await setup([south]);
  expect(labelPlace().y).toBeLessThan(sitePlace());
});

test('the map stays where it is when pins arrive, until it is asked to show them', async () => {
  const [first, second] = PINS as [MapPin, MapPin];
  const far = pin(3, 0.03, -0.05);
  function Page() {
    const [pins, setPins] = useState(PINS);
    const [shown, setShown] = useState(0);
    return (
      <>
        <SiteMap label="地図" tiles={TILES} site={SITE} pins={pins} fitKey={shown} />
        <button type="button" onClick={() => setPins([...PINS, far])}>
          届く
        </button>
        <button type="button" onClick={() => setShown(1)}>
          表示する
        </button>
      </>
    );
  }
  const { user } = renderUi(<Page />);
  await screen.findByRole('button', nameOf(first));
  const before = [first, second].map(placeOf);
  await user.click(screen.getByRole('button', { name: '届く' }));
  await screen.findByRole('button', nameOf(far));
  expect([first, second].map(placeOf)).toEqual(before);
  await user.click(screen.getByRole('button', { name: '表示する' }));
  await waitFor(() => expect([first, second].map(placeOf)).not.toEqual(before));
  expect(placeOf(far).x).toBeGreaterThan(0);
});

test('tiles that fail are said in a line, and the line goes when one comes', async () => {
  const { container } = await setup();
  const tiles = [...container.querySelectorAll('img')];
  expect(tiles[0]?.src).toMatch(/^http:\/\/tiles\.test\/\d+\/\d+\/\d+\.png$/);
  const failure = '地図を表示できません。一覧の内容はそのままご確認いただけます。';
  for (const tile of tiles.slice(0, 2)) fireEvent.error(tile);
  expect(screen.queryByText(failure)).not.toBeInTheDocument();
  fireEvent.error(tiles[2] as HTMLElement);
  expect(screen.getByText(failure).closest('[role=status]')).toBeVisible();
  expect(screen.getByRole('button', nameOf(PINS[0] as MapPin))).toBeVisible();
  fireEvent.load(tiles[3] as HTMLElement);
  expect(screen.queryByText(failure)).not.toBeInTheDocument();
});

test('on a map with room for few tiles it is said as well, when none of them has come', async () => {
  giveMapsSize(10, 10);
  const { container } = await setup();
  fireEvent.error(container.querySelector('img') as HTMLElement);
  expect(screen.getByText('地図を表示できません。一覧の内容はそのままご確認いただけます。')).toBeVisible();
});

describe('tiles that are late', () => {
  const slow = '読み込みに時間がかかっています。このままお待ちください。';
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('are said after three seconds, and no longer once one comes', async () => {
    const { container } = await setup();
    await wait(2_900);
    expect(screen.queryByText(slow)).not.toBeInTheDocument();
    await wait(200);
    expect(screen.getByText(slow).closest('[role=status]')).toBeVisible();
    fireEvent.load(container.querySelector('img') as HTMLElement);
    expect(screen.queryByText(slow)).not.toBeInTheDocument();
  });

  test('are not said when one is missing and none is on its way, but again when the map asks for more', async () => {
    // Room for a single tile.
    giveMapsSize(10, 10);
    const { container } = await setup();
    const tiles = container.querySelectorAll('img');
    expect(tiles).toHaveLength(1);
    fireEvent.error(tiles[0] as HTMLElement);
    await wait(4_000);
    expect(screen.queryByText(slow)).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '地図を縮小' }));
    await wait(4_000);
    expect(screen.getByText(slow)).toBeVisible();
  });
});

test('the map goes with its page', async () => {
  const { unmount, container } = await setup();
  unmount();
  expect(container).toBeEmptyDOMElement();
});

describe('a map that is only looked at', () => {
  const pointBy = (pointer: 'coarse' | 'fine') =>
    Object.assign(window, { matchMedia: (query: string) => ({ matches: query === `(pointer: ${pointer})` }) });
  const map = () => screen.getByRole('group', { name: '現場と見積の地図' });
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  test('leaves one finger to the page, which scrolls', async () => {
    pointBy('coarse');
    await setup();
    expect(map()).not.toHaveClass('leaflet-touch-drag');
  });

  test('is dragged with a mouse', async () => {
    pointBy('fine');
    await setup();
    expect(map()).toHaveClass('leaflet-touch-drag');
  });
});
