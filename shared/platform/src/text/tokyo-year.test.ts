import { tokyoYear } from './tokyo-year.ts';

afterEach(() => jest.useRealTimers());

test.each([
  ['2026-12-31T14:59:59.999Z', '2026'],
  ['2026-12-31T15:00:00.000Z', '2027'],
])('at %s it is %s in Tokyo', (instant, year) => {
  jest.useFakeTimers({ now: new Date(instant) });
  expect(tokyoYear()).toBe(year);
});
