import fc from 'fast-check';
import { labelBox, labelDegrees } from './free-label.ts';
import { doTouch, isInside, squareAround } from './pixels.ts';

const SITE = { x: 0, y: 0 };
const REM = 16;
const WIDE = squareAround(SITE, 1000);
const pinAt = (x: number, y: number) => squareAround({ x, y }, 18);
const degreesOf = (taken: Parameters<typeof labelDegrees>[2], view = WIDE) => labelDegrees(SITE, 100, taken, view, REM);

test('a label stands below the site, or where no pin is', () => {
  expect(degreesOf([])).toBe(90);
  expect(degreesOf([pinAt(0, 100)])).toBe(270);
  expect(degreesOf([pinAt(0, 100), pinAt(0, -100)])).toBe(45);
});

test('a label stands in the view', () => {
  expect(degreesOf([], { left: -200, top: -60, right: 200, bottom: 60 })).toBe(0);
  expect(degreesOf([], squareAround(SITE, 50))).toBeNull();
});

test('wherever pins are, a label covers none', () => {
  const far = fc.integer({ min: -140, max: 140 });
  fc.assert(
    fc.property(fc.array(fc.record({ x: far, y: far }), { maxLength: 30 }), (pins) => {
      const taken = pins.map(({ x, y }) => pinAt(x, y));
      const degrees = degreesOf(taken);
      if (degrees === null) return true;
      const label = labelBox(SITE, 100, degrees, REM);
      return isInside(label, WIDE) && taken.every((pin) => !doTouch(pin, label));
    }),
  );
});
