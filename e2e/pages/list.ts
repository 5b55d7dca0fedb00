import type { Locator, Page } from '@playwright/test';
import { type PlainMessageKey, t } from '../support/text.ts';

/** The rows of a list: of a table on a wide screen, cards on a narrow one. */
export function rows(page: Page, title: PlainMessageKey): Locator {
  const caption = t('table.caption', { title: t(title) });
  const table = page
    .getByRole('table', { name: caption })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  return table.or(page.getByRole('list', { name: caption }).getByRole('listitem'));
}

/** What the list is saved as; on a phone behind a menu. */
export async function chooseExport(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  if (!(await button.isVisible())) await page.getByRole('button', { name: t('export.menu'), exact: true }).click();
  await button.click();
}
