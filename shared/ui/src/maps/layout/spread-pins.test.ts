import fc from 'fast-check';
import { doTouch, isInside } from './pixels.ts';
import { doPinsTouch, pinBox, spreadPins, touchesSite } from './spread-pins.ts';

const SITE = { x: 500, y: 500 };
const REM = 16;
/** So close together that most of them touch. */
const pixel = fc.record({ x: fc.integer({ min: 440, max: 560 }), y: fc.integer({ min: 440, max: 560 }) });
const lots = fc.array(pixel, { maxLength: 12 });
const fromSite = ({ x, y }: { x: number; y: number }) => Math.hypot(x - SITE.x, y - SITE.y);

test('no pin touches the site or another', () => {
  fc.assert(
    fc.property(lots, (pins) => {
      const placed = spreadPins(SITE, pins, REM, null);
      return placed.every(
        (pin, index) =>
          !touchesSite(pin, SITE, REM) && placed.slice(index + 1).every((other) => !doPinsTouch(pin, other, REM)),
      );
    }),
  );
});

test('a pin is moved only where it touches the site or a lot that is as near or nearer, which keeps its place', () => {
  fc.assert(
    fc.property(lots, (pins) => {
      const placed = spreadPins(SITE, pins, REM, null);
      const isKept = (index: number) => placed[index] === pins[index];
      return pins.every(
        (pin, index) =>
          isKept(index) ||
          touchesSite(pin, SITE, REM) ||
          pins.some(
            (other, at) =>
              at !== index && isKept(at) && fromSite(other) <= fromSite(pin) && doPinsTouch(pin, other, REM),
          ),
      );
    }),
  );
});

test('a moved pin stays as near as the others leave room', () => {
  fc.assert(
    fc.property(lots, (pins) => {
      const reach = 40 * (Math.sqrt(pins.length) + 2);
      return spreadPins(SITE, pins, REM, null).every((pin, index) => {
        const own = pins[index] ?? pin;
        return Math.hypot(pin.x - own.x, pin.y - own.y) <= reach;
      });
    }),
  );
});

test('in a low strip pins are moved sideways, clear of the buttons', () => {
  const strip = { left: 0, top: 440, right: 1000, bottom: 560 };
  const room = { centre: SITE, inside: strip, buttons: { left: 560, top: 440, right: 1000, bottom: 500 } };
  const inStrip = fc.array(
    fc.record({ x: fc.integer({ min: 440, max: 540 }), y: fc.integer({ min: 460, max: 540 }) }),
    {
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(inStrip, (pins) =>
      spreadPins(SITE, pins, REM, room).every((pin) => {
        const box = pinBox(pin, REM);
        return isInside(box, strip) && !doTouch(box, room.buttons);
      }),
    ),
  );
});

test.each([
  ['of two on one place the first keeps it', [place(60, 0), place(60, 0)], [true, false]],
  ['the nearer keeps its place, also when it comes later', [place(70, 0), place(60, 0)], [false, true]],
  ['one that lies on the site is moved', [place(0, 0)], [false]],
  ['those that do not touch stay', [place(60, 0), place(100, 0), place(0, -60)], [true, true, true]],
])('%s', (_, pins, kept) => {
  expect(spreadPins(SITE, pins, REM, null).map((pin, index) => pin === pins[index])).toEqual(kept);
});

test('a pin moves away from the site', () => {
  const [pin] = spreadPins(SITE, [place(-30, 0)], REM, null);
  expect(pin?.x).toBeLessThan(SITE.x - 30);
  expect(pin?.y).toBeCloseTo(SITE.y);
});

test('with a larger font, pins are larger', () => {
  const pins = [place(100, 0), place(160, 0)];
  expect(spreadPins(SITE, pins, REM, null)).toEqual(pins);
  expect(spreadPins(SITE, pins, 2 * REM, null)).not.toEqual(pins);
});

function place(right: number, down: number) {
  return { x: SITE.x + right, y: SITE.y + down };
}
