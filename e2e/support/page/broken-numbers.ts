import type { Page } from '@playwright/test';

/** The page at this path cannot write its numbers, and so not be rendered, until `repaired` is kept in its tab. */
export async function breakNumbers(page: Page, path: string): Promise<void> {
  await page.addInitScript((broken) => {
    const { replace } = String.prototype;
    function fail(this: string, ...given: unknown[]): unknown {
      // Where a number has a comma (`formatNumber`).
      const isNumber = String(given[0]).includes('\\d{3}');
      if (isNumber && location.pathname === broken && !sessionStorage.getItem('repaired'))
        throw new Error('broken on purpose');
      return Reflect.apply(replace, this, given);
    }
    Object.defineProperty(String.prototype, 'replace', { value: fail });
  }, path);
}
