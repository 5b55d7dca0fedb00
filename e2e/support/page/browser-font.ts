import type { Page } from '@playwright/test';

/** The size that a customer has chosen in the browser's settings; unlike a style of the page, queries follow it. */
export async function chooseFontSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}
