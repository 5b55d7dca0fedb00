import { visit } from './sample.ts';
import type { Bench } from './stack.ts';
import { openVisitor } from './visitor.ts';

/** By page with an id, the list with what mails lead to: an order with estimates, a contract with bills. */
const LISTS: Readonly<Record<string, string>> = {
  '/order/:id': '/order?filter=unanswered',
  '/usage/:id': '/usage?filter=using',
  '/news/:id': '/news',
};

/**
 * By page, an address of it, the same on both sides, which have one sandbox. Of a page with an id it is the first that its
 * list links to. @throws if the list has none.
 */
export async function addressesOf(pages: readonly string[], bench: Bench): Promise<ReadonlyMap<string, string>> {
  const addresses = new Map<string, string>();
  for (const page of pages) {
    const list = LISTS[page];
    addresses.set(page, list ? await firstOf(page, list, bench) : page);
  }
  return addresses;
}

async function firstOf(page: string, list: string, { browser, stack, signedIn }: Bench): Promise<string> {
  const visitor = await openVisitor(browser, signedIn.portal, { isSlow: false });
  try {
    await visit(visitor, stack.origins.portal + list);
    const links = visitor.page.getByRole('main').locator('a');
    const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
    const first = paths.find((path) => new RegExp(`^${page.replace(':id', '[A-Za-z0-9]{18}')}$`).test(path));
    if (!first) throw new Error(`${list} has no link to a page of its own`);
    // News are not measured while they are unread.
    await visit(visitor, stack.origins.portal + first);
    return first;
  } finally {
    await visitor.leave();
  }
}
