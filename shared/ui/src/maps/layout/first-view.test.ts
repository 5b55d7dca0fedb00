import fc from 'fast-check';
import { buttonsIn, CLOSE_ZOOM, firstView, MIN_ZOOM } from './first-view.ts';
import { boxAround, doTouch, isInside, type Pixel, type PixelBox, squareAround } from './pixels.ts';

const REM = 16;
const DESK = { x: 280, y: 440 };
const STRIP = { x: 960, y: 160 };
const PHONE = { x: 343, y: 352 };
/** At the closest zoom. */
const world = (pixel: Pixel, zoom: number): Pixel => ({
  x: pixel.x * 2 ** (zoom - CLOSE_ZOOM),
  y: pixel.y * 2 ** (zoom - CLOSE_ZOOM),
});
const sightOf =
  (places: readonly Pixel[], reach = 100) =>
  (zoom: number) => ({
    marks: places.map((place) => squareAround(world(place, zoom), 16)),
    around: squareAround(world({ x: 0, y: 0 }, zoom), reach * 2 ** (zoom - CLOSE_ZOOM)),
  });

function look(size: Pixel, places: readonly Pixel[], reach?: number) {
  const sightAt = sightOf(places, reach);
  const { zoom, centre } = firstView(size, sightAt, REM);
  const view = boxAround(centre, { x: size.x / 2, y: size.y / 2 });
  return { zoom, view, ...sightAt(zoom) };
}

const grown = ({ left, top, right, bottom }: PixelBox, by: number): PixelBox => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

test('every mark has 24 px around it, and none lies under the buttons', () => {
  const far = fc.integer({ min: -1000, max: 1000 });
  fc.assert(
    fc.property(
      fc.constantFrom(DESK, STRIP, PHONE),
      fc.array(fc.record({ x: far, y: far }), { minLength: 1, maxLength: 8 }),
      (size, lots) => {
        const { view, marks } = look(size, [{ x: 0, y: 0 }, ...lots]);
        // Halves are rounded.
        return marks.every((mark) => isInside(grown(mark, 23.99), view) && !doTouch(mark, buttonsIn(view, REM)));
      },
    ),
  );
});

test('it is as close as that allows, but never closer than shows some streets', () => {
  expect(look(DESK, [{ x: 0, y: 0 }]).zoom).toBe(CLOSE_ZOOM);
  // 200 px between 40 px at each side are all that a desk's map has.
  const pair = (apart: number) =>
    look(
      DESK,
      [
        { x: 0, y: 0 },
        { x: apart, y: 0 },
      ],
      0,
    );
  expect(pair(200).zoom).toBe(CLOSE_ZOOM);
  expect(pair(202).zoom).toBe(CLOSE_ZOOM - 1);
});

test('a mark in the corner of the buttons moves the view, not the zoom', () => {
  const lots = [
    { x: 0, y: 0 },
    { x: 150, y: -300 },
  ];
  const { zoom, view, marks } = look(DESK, lots, 0);
  expect(zoom).toBe(CLOSE_ZOOM);
  expect((view.left + view.right) / 2).toBeGreaterThan(75);
  expect(marks.some((mark) => doTouch(mark, buttonsIn(view, REM)))).toBe(false);
});

test('the surroundings are shown around the site, except above and below in a strip', () => {
  const { zoom, view, around } = look(DESK, [{ x: 0, y: 0 }], 200);
  expect(zoom).toBe(CLOSE_ZOOM - 1);
  expect(isInside(around, view)).toBe(true);
  expect(look(STRIP, [{ x: 0, y: 0 }], 200).zoom).toBe(CLOSE_ZOOM);
});

test('a map that is smaller than its buttons shows the middle', () => {
  const { zoom, view } = look({ x: 10, y: 10 }, [{ x: 0, y: 0 }]);
  expect(zoom).toBe(CLOSE_ZOOM);
  expect(view).toEqual(squareAround({ x: 0, y: 0 }, 5));
});

test('where even the whole country has no room for all, the site is in the middle', () => {
  const abroad = { x: -9_000_000, y: 4_000_000 };
  const north = { x: 12_000, y: -1_100_000 };
  for (const [size, lot] of [
    [DESK, abroad],
    [PHONE, abroad],
    [STRIP, abroad],
    [STRIP, north],
  ] as const) {
    const { zoom, view } = look(size, [{ x: 0, y: 0 }, lot]);
    expect(zoom).toBe(MIN_ZOOM);
    expect(view).toEqual(boxAround({ x: 0, y: 0 }, { x: size.x / 2, y: size.y / 2 }));
  }
});
