import { chromium } from '@playwright/test';
import { openVisitor, signIn } from '../../bench/visitor.ts';
import { say } from '../../console.ts';
import { findChromium } from '../../programs/chromium.ts';

/** A customer of the sandbox who looks at a portal in a browser, and goes from area to area by the menu. */
export async function customerInBrowser(address: string) {
  const browser = await chromium.launch({ executablePath: findChromium(say) });
  const { page } = await openVisitor(browser, await signIn(browser, address), { isSlow: false });
  page.setDefaultTimeout(10_000);
  // The news open by themselves, above any page.
  await page.addLocatorHandler(page.getByRole('dialog'), () => page.keyboard.press('Escape'));
  const link = (title: string) => page.getByRole('banner').getByRole('link', { name: title, exact: true });
  return {
    /** Loads the portal afresh, and sees these areas beside each other in the menu. */
    async seesInMenu(...titles: readonly string[]): Promise<void> {
      await page.goto(address);
      for (const title of titles) await link(title).waitFor();
    },
    /** The page of an area with its heading and a row of its list. */
    async opens(title: string): Promise<void> {
      await link(title).click();
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await page.locator('main table, main li').first().waitFor();
    },
    leave: () => browser.close(),
  };
}
