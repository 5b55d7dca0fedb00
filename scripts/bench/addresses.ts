import type { Bench } from './parts/part.ts';
import { visit } from './sample.ts';
import { openVisitor } from './visitor.ts';

const ONE = '/:id';

/**
 * By page, an address of it, the same on both sides, which have one sandbox. Of a page with a parameter (`/order/:id`) it is
 * the first that the list of its area links to. @throws if the list has none.
 */
export async function addressesOf(pages: readonly string[], bench: Bench): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for (const page of pages)
    addresses.set(page, page.endsWith(ONE) ? await firstOf(page.slice(0, -ONE.length), bench) : page);
  return addresses;
}

async function firstOf(list: string, { browser, stack, signedIn }: Bench): Promise<string> {
  const visitor = await openVisitor(browser, signedIn.portal, { isSlow: false });
  try {
    await visit(visitor, stack.origins.portal + list);
    const links = visitor.page.getByRole('main').locator(`a[href^="${list}/"]`);
    const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    const first = paths.find((path) => /^\/[a-z]+\/[A-Za-z0-9]{18}$/.test(path));
    if (!first) throw new Error(`${list} has no link to a page of its own`);
    // News are not measured while they are unread.
    await visit(visitor, stack.origins.portal + first);
    return first;
  } finally {
    await visitor.leave();
  }
}
