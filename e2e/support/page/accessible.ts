import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { englishInAccessibilityTree } from './accessible-names.ts';
import { expectNoSidewaysScrolling, expectStyled } from './looks.ts';

/**
 * No serious accessibility problem, only Japanese, everything styled, and nothing wider than the screen. `without` names
 * rules of axe that do not apply.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { without = [] }: { without?: readonly string[] } = {},
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
  const { violations } = await axe.analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 150)).join(' | ')}`);
  expect.soft(grave, what).toEqual([]);
  expect.soft(await englishInAccessibilityTree(page), what).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expectStyled(page);
  await expectNoSidewaysScrolling(page);
}
