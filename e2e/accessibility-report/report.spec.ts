import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { customersPages, type EachPage, VISITORS } from '../pages/each-page.ts';
import { expect, test } from '../portal-test.ts';
import { brokenHeadings, linksWithoutLine, pictures, smallTargets, walkByKeyboard } from '../support/page/barriers.ts';
import { chooseFontSize } from '../support/page/browser-font.ts';
import { expectNoSidewaysScrolling } from '../support/page/looks.ts';
import { leastTarget, REPORT_WIDTHS } from '../support/page/screens.ts';
import { note, rulesOf } from './findings.ts';

/* Looks at every page at four widths and notes what it finds; the report says what was found, not this test. */

/** Whether everything is on the screen; the sentence of the failure if it is not. */
const wider = (page: Page) =>
  expectNoSidewaysScrolling(page).then(
    () => [],
    (failure: Error) => [failure.message.split('\n')[0] ?? ''],
  );

async function wideWithLargeText(page: Page, width: number): Promise<string[]> {
  await chooseFontSize(page, 32);
  // Chromium asks the queries for a screen's width again when the width changes.
  await page.setViewportSize({ width: width - 1, height: 900 });
  await page.setViewportSize({ width, height: 900 });
  const found = await wider(page);
  await chooseFontSize(page, 16);
  await page.setViewportSize({ width: width - 1, height: 900 });
  await page.setViewportSize({ width, height: 900 });
  return found;
}

/** An address without the ids of this run. */
const nameOf = (path: string): string =>
  decodeURIComponent(path)
    .replaceAll(/\b[A-Za-z0-9]{18}\b/g, '{id}')
    .replace(/oobCode.*$/, '…');

async function lookAt(page: Page, { path, sign }: EachPage): Promise<void> {
  for (const width of REPORT_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(sign(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const rules = rulesOf(await new AxeBuilder({ page }).setLegacyMode().analyze());
    const checks = {
      headings: await brokenHeadings(page),
      links: await linksWithoutLine(page),
      pictures: await pictures(page),
      targets: await smallTargets(page, leastTarget(width)),
      largeText: await wideWithLargeText(page, width),
      keyboard: (await walkByKeyboard(page)).problems,
    };
    note({ kind: 'page', what: nameOf(path), width, rules, checks });
  }
  await page.setViewportSize({ width: 320, height: 900 });
  note({ kind: 'page', what: nameOf(path), width: 320, rules: [], checks: { reflow: await wider(page) } });
}

test('the pages of visitors', async ({ page, complaints }) => {
  complaints.allow(/accounts:/);
  for (const one of VISITORS) await lookAt(page, one);
});

test.describe('signed in', () => {
  test.use({ account: 'sato' });

  // Two halves, one for each worker.
  for (const half of [0, 1])
    test(`the pages of customers, half ${half + 1}`, async ({ page, complaints }) => {
      complaints.allow(/404/);
      const pages = await customersPages('sato');
      for (const [index, one] of pages.entries()) if (index % 2 === half) await lookAt(page, one);
    });
});
