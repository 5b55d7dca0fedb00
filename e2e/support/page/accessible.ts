import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { FINDINGS, note, rulesOf } from '../../accessibility-report/findings.ts';
import { englishInAccessibilityTree } from './accessible-names.ts';
import { brokenHeadings, farErrors, linksWithoutLine, pictures, smallTargets } from './barriers.ts';
import { chooseFontSize } from './browser-font.ts';
import { expectNoSidewaysScrolling, expectStyled } from './looks.ts';
import { leastTarget, REPORT_WIDTHS } from './screens.ts';

/** In pixels. */
const MOST_FROM_CONTROL = 40;

/**
 * No serious accessibility problem, only Japanese, everything styled, and nothing wider than the screen. `without` names
 * rules of axe that do not apply; a part of a page has no heading of its own.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { without = [], isPart = false }: { without?: readonly string[]; isPart?: boolean } = {},
): Promise<void> {
  // Colours are measured at rest.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
  });
  // Its other mode opens a page for each look, for frames of other origins, which the portal has not.
  const axe = new AxeBuilder({ page }).setLegacyMode().disableRules([...without]);
  const results = await axe.analyze();
  const width = page.viewportSize()?.width ?? 0;
  const checks = isPart ? {} : await whatAxeDoesNotSee(page, width);
  if (process.env[FINDINGS.variable]) note({ kind: 'state', what, width, rules: rulesOf(results), checks });
  const grave = results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 150)).join(' | ')}`);
  expect.soft(grave, what).toEqual([]);
  for (const [check, found] of Object.entries(checks)) expect.soft(found, `${what}: ${check}`).toEqual([]);
  expect.soft(await englishInAccessibilityTree(page), what).toEqual([]);
  expect.soft(await farErrorsWithLargeText(page), `${what}: errors away from their control`).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expectStyled(page);
  await expectNoSidewaysScrolling(page);
}

/** The same where nothing closes when the window gets another width, such as a whole page. */
export async function expectAccessibleAtEachWidth(page: Page, what: string): Promise<void> {
  for (const width of REPORT_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page, what);
  }
}

const whatAxeDoesNotSee = async (page: Page, width: number) => ({
  headings: await brokenHeadings(page),
  links: await linksWithoutLine(page),
  pictures: await pictures(page),
  targets: await smallTargets(page, leastTarget(width)),
});

/** Who sees a part of the screen alone, enlarged, must find a control's error beside it. */
async function farErrorsWithLargeText(page: Page): Promise<string[]> {
  if ((await page.locator('[aria-invalid="true"]').count()) === 0) return [];
  await chooseFontSize(page, 32);
  const far = await farErrors(page, MOST_FROM_CONTROL);
  await chooseFontSize(page, 16);
  return far;
}
