const LENGTH = 200_000;

/** Of what a pattern for secrets begins with: one that begins again at every place would take minutes. */
const PARTS = [
  'eyJ-',
  'http://',
  'http://a',
  'https://?',
  '?',
  '?:1',
  '#a ',
  'a',
  'a@',
  '@',
  'a.a@',
  'code',
  'code ',
  'code=',
  'token: ',
  '0',
  '+81 ',
  '0-',
  'aA1',
  'aA1 ',
];

/** Tests a mask with long texts; the browser's and the API's have patterns of their own. */
export const testLinearTime = (mask: (text: string) => string): void =>
  test.each(PARTS)('a long text of %j takes a time in proportion to its length', (part) => {
    const started = performance.now();
    mask(part.repeat(LENGTH / part.length));
    expect(performance.now() - started).toBeLessThan(2_000);
  });
