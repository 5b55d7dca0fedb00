import type { Page } from '@playwright/test';

/** Another tab of the same browser. */
export async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}
