import type { Page } from '@playwright/test';
import { customersPages, type EachPage, VISITORS } from './pages/each-page.ts';
import { expect, test } from './portal-test.ts';
import { brokenHeadings, linksWithoutLine, pictures, smallTargets } from './support/page/barriers.ts';
import { chooseFontSize } from './support/page/browser-font.ts';
import { answerWithLongWords } from './support/page/long-words.ts';
import { brokenUnits, expectFitsAtEveryWidth, filledButtons, watchArrival } from './support/page/looks.ts';
import { FEW_WIDTHS, LONG, leastTarget, NARROW, SHIFT_LIMITS, WIDE, WIDTHS } from './support/page/screens.ts';
import { answerLate, expectFresh, translate } from './support/page/translator.ts';

/* Every page, one after the other. To open one takes longer than to look at it, so that a visit looks at much. */

/** Used to make orders, as in other files; existing orders are never changed. */
test.use({ account: 'sato' });

type Look = (page: EachPage) => Promise<void>;

async function openEach(page: Page, pages: readonly EachPage[], look: Look): Promise<void> {
  for (const one of pages)
    await test.step(one.path, async () => {
      await page.goto(one.path);
      await expect(one.sign(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      await look(one);
    });
}

/** While it arrives, with slow answers. */
async function lookAtArrival(page: Page, limit: number): Promise<Look> {
  await answerLate(page);
  const arrival = await watchArrival(page);
  return async ({ path }) => {
    const { sum, by, headings } = await arrival();
    expect.soft(sum, `${path}: ${by}`).toBeLessThan(limit);
    expect.soft(headings, `${path}: the heading's texts`).toHaveLength(1);
  };
}

/** What axe does not see: headings, links in sentences, texts in pictures, controls that are hard to press. */
async function expectNoBarriers(page: Page, { path }: EachPage): Promise<void> {
  const least = leastTarget(page.viewportSize()?.width ?? 0);
  expect.soft(await brokenHeadings(page), `${path}: headings`).toEqual([]);
  expect.soft(await linksWithoutLine(page), `${path}: links without a line`).toEqual([]);
  expect.soft(await pictures(page), `${path}: pictures`).toEqual([]);
  expect.soft(await smallTargets(page, least), `${path}: controls of less than ${least} px`).toEqual([]);
}

async function lookAtDesk(page: Page): Promise<Look> {
  const lookAtIt = await lookAtArrival(page, SHIFT_LIMITS['on a desk']);
  return async (one) => {
    await lookAtIt(one);
    if (one.filled) expect.soft(await filledButtons(page), `${one.path}: filled buttons`).toEqual(one.filled);
    await expectNoBarriers(page, one);
    await expectFitsAtEveryWidth(page, WIDTHS, async (width) =>
      expect.soft(await brokenUnits(page), `${one.path}: broken at ${width} px`).toEqual([]),
    );
    await chooseFontSize(page, 32);
    await expectFitsAtEveryWidth(page, FEW_WIDTHS);
    await chooseFontSize(page, 16);
  };
}

async function lookAtPhone(page: Page): Promise<Look> {
  const lookAtIt = await lookAtArrival(page, SHIFT_LIMITS['on a phone']);
  return async (one) => {
    await lookAtIt(one);
    await expectNoBarriers(page, one);
    // Some have a shorter name here.
    if (one.filled)
      expect.soft(await filledButtons(page), `${one.path}: filled buttons`).toHaveLength(one.filled.length);
  };
}

async function lookAtTranslation(page: Page): Promise<Look> {
  const translator = await translate(page);
  await answerLate(page);
  return ({ path }) => expectFresh(translator, path);
}

async function lookAtLongWords(page: Page): Promise<Look> {
  await answerWithLongWords(page);
  return () => expectFitsAtEveryWidth(page, FEW_WIDTHS);
}

const SMALL = { ...NARROW, viewport: { ...NARROW.viewport, width: 320 } };
const LOOKS = [
  [
    'stays still while it arrives, has one filled button, and fits at every width and with a large font',
    lookAtDesk,
    WIDE,
    {},
  ],
  ['stays still while it arrives on a phone', lookAtPhone, NARROW, LONG],
  ['stays still while it arrives on the smallest phone', lookAtPhone, SMALL, LONG],
  ['shows what was answered, while it is translated', lookAtTranslation, WIDE, LONG],
  ['fits when all that a host sends is one long word', lookAtLongWords, WIDE, LONG],
] as const;

for (const [what, lookAt, size, length] of LOOKS)
  test.describe(`every page ${what}`, length, () => {
    test.use(size);

    // Two halves, one for each worker.
    for (const half of [0, 1])
      test(`of a customer, half ${half + 1}`, async ({ page }) => {
        test.slow();
        const pages = await customersPages('sato');
        const ofHalf = pages.filter((_, index) => index % 2 === half);
        await openEach(page, ofHalf, await lookAt(page));
      });

    test.describe('nobody is signed in', () => {
      test.use({ account: undefined });
      test('of a visitor', async ({ page, complaints }) => {
        test.slow();
        complaints.allow(/accounts:resetPassword/);
        await openEach(page, VISITORS, await lookAt(page));
      });
    });
  });
