import { expect, type Page } from '@playwright/test';
import { t } from '../text.ts';

const TABLET = 768;

/** Sorts a list that has another order, or none: by a header or, on a phone, in the drawer of its filters. */
export async function sortList(page: Page, column: string, direction: 'asc' | 'desc'): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) >= TABLET) {
    const header = page.getByRole('button', { name: column, exact: true });
    await header.click();
    // A second press turns around what the first one has brought about, so that has to be there.
    await expect(header).toHaveAccessibleDescription(t('sort.buttonToAsc', { column }));
    if (direction === 'asc') await header.click();
    return;
  }
  await page.getByRole('button', { name: t('filter.open') }).click();
  const drawer = page.getByRole('dialog', { name: t('filter.titleWithSort') });
  const label = t(direction === 'asc' ? 'sort.choiceAsc' : 'sort.choiceDesc', { column });
  await drawer.getByRole('combobox', { name: t('sort.order') }).selectOption({ label });
  await drawer.getByRole('button', { name: /表示する$/ }).click();
}
