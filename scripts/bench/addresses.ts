import type { Browser } from '@playwright/test';
import { visit } from './sample.ts';
import { openVisitor, type SignedIn } from './visitor.ts';

/** By page, an address of it. */
export type Addresses = Readonly<Record<string, string>>;

/** Of a page with a parameter (`/order/:id`) it is the first that the list of its area links to. */
export async function addressesOf(
  pages: readonly string[],
  browser: Browser,
  origin: string,
  signedIn: SignedIn,
): Promise<Addresses> {
  const addresses: Record<string, string> = {};
  for (const page of pages) addresses[page] = page.endsWith('/:id') ? await firstOf(page) : page;
  return addresses;

  async function firstOf(page: string): Promise<string> {
    const list = page.slice(0, -'/:id'.length);
    const visitor = await openVisitor(browser, signedIn, { isSlow: false });
    try {
      await visit(visitor, origin + list);
      const links = visitor.page.getByRole('main').locator(`a[href^="${list}/"]`);
      const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
      const first = paths.find((path) => /^\/[a-z]+\/[A-Za-z0-9]{18}$/.test(path));
      if (!first) throw new Error(`${list} has no link to a page of its own`);
      return first;
    } finally {
      await visitor.leave();
    }
  }
}
