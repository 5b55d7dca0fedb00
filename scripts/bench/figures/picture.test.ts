import { picture, type Row } from './picture.ts';

const exactly = (middle: number) => ({ middle, from: middle, to: middle });
const rows: Row[] = [
  { what: '/billing', bytes: exactly(1.03), content: { middle: 1.04, from: 0.98, to: 1.31 } },
  { what: '/ → /order', bytes: exactly(0.9), content: exactly(0.95) },
];
const drawn = picture('The portal beside the monolith', rows);
const numbersOf = (name: string, svg = drawn) =>
  [...svg.matchAll(new RegExp(` ${name}="([\\d.-]+)"`, 'g'))].map(([, x]) => Number(x));

test('each row is named', () => {
  expect(drawn).toContain('>/billing<');
  expect(drawn).toContain('>/ → /order<');
});

test('nothing is drawn outside, and a higher ratio is further to the right', () => {
  for (const name of ['x', 'x1', 'x2', 'cx'])
    for (const x of numbersOf(name)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(760);
    }
  const [, billing = 0, move = 0] = numbersOf('cx');
  expect(billing).toBeGreaterThan(move);
});

test('it has colours for a dark page', () => {
  expect(drawn).toContain('prefers-color-scheme: dark');
});

test('a row without figures does not break the others', () => {
  const more = picture('', [
    ...rows,
    { what: '/news', bytes: exactly(1), content: exactly(Number.NaN) },
    { what: '/usage', bytes: exactly(Number.POSITIVE_INFINITY), content: exactly(1) },
  ]);
  expect(more).toContain('/news');
  expect(more).not.toMatch(/NaN|Infinity/);
  expect(numbersOf('cx', more)).toEqual(numbersOf('cx'));
});

test('a text cannot end the picture', () => {
  expect(picture('a < b & c', [])).toContain('a &lt; b &amp; c');
});

test('the numbers of the scale do not run into each other, however far apart the rows are', () => {
  for (const most of [1.06, 1.8, 3, 40]) {
    const scale = picture('', [{ what: '/news', bytes: exactly(most), content: exactly(0.7) }]);
    const [first = 0, second = 0] = [...scale.matchAll(/x="([\d.]+)" y="\d+" text-anchor/g)].map(([, x]) => Number(x));
    expect(second - first).toBeGreaterThan(30);
  }
});
