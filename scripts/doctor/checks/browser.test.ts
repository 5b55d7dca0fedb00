import { lookForChromium } from '../../chromium.ts';
import { browserFindings } from './browser.ts';

const findings = (named: string | undefined, paths: readonly string[]) =>
  browserFindings({ chromium: lookForChromium(named, paths), missingPackages: [] });

test('a Chromium that is there is taken, the named one first', () => {
  expect(findings(undefined, ['/no/chromium', process.execPath])).toEqual([]);
  expect(findings(process.execPath, [])).toEqual([]);
});

test('no Chromium is found, with how to get one', () => {
  expect(findings(undefined, ['/no/chromium'])).toEqual([
    {
      isProblem: true,
      what: 'The browser tests need Chromium and none was found',
      fix: expect.stringMatching(/apt-get install chromium-headless-shell .* npx playwright install/),
    },
  ]);
});

test('a PORTAL_CHROMIUM that does not exist is found, although there is another', () => {
  expect(findings('/no/such/chromium', [process.execPath])).toEqual([
    {
      isProblem: true,
      what: 'PORTAL_CHROMIUM names /no/such/chromium, which does not exist',
      fix: 'correct it or unset it',
    },
  ]);
});

test('what is missing beside Chromium is named as well', () => {
  const chromium = lookForChromium(undefined, []);
  const found = browserFindings({ chromium, missingPackages: ['postgresql'] });
  expect(found.map(({ isProblem }) => isProblem)).toEqual([true, false]);
});

test('what tests can do without is worth a hint', () => {
  const chromium = process.execPath;
  expect(browserFindings({ chromium, missingPackages: ['postgresql', 'poppler-utils'] })).toEqual([
    {
      isProblem: false,
      what: 'without postgresql, poppler-utils some tests see less, or are skipped',
      fix: expect.stringContaining('apt-get install postgresql poppler-utils'),
    },
  ]);
});
