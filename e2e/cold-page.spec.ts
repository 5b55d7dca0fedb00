import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { REMOTES } from './pages/areas.ts';
import { loginForm } from './pages/login.ts';
import { expect, test } from './portal-test.ts';
import { isOfRemoteConfig, PORTAL } from './support/addresses.ts';
import { costOf, countLoads, untilContent } from './support/page/journey-cost.ts';
import { codeOf, type Network, scriptsOf, watchNetwork } from './support/page/network.ts';
import { LONG } from './support/page/screens.ts';
import { addressOf } from './support/provider/lessee-api.ts';
import { modulesOf } from './support/release/bundles.ts';
import { namedFiles } from './support/release/named-files.ts';
import { publishedPages } from './support/release/registry.ts';

/* What a page loads with nothing in the cache: whose code, when, and how much. */

const appsOf = (network: Network) =>
  [
    ...new Set(codeOf(network).map(({ address }) => new URL(address).pathname.match(/^\/(?:mf\/)?([\w-]+)\//)?.[1])),
  ].sort();
const twice = (network: Network) => {
  const files = network.requests.map(({ address }) => address).filter((address) => address.startsWith(PORTAL));
  return files.filter((file, index) => files.indexOf(file) !== index);
};

/** By path, the query with which a visitor arrives: mails carry a code. */
const VISITORS: Readonly<Record<string, string>> = {
  '/login': '',
  '/entry': '',
  '/password-reset': '',
  '/password-reset/change': '?oobCode=x',
  '/mfa-reset': '',
  '/mfa/revert': '?oobCode=x',
};
/** It only leads on. */
const LEADS_ON = '/auth-action';
/** The two behind a mail that has been sent: who opens them without one is led away. They have the code of the first. */
const AFTER_THE_MAIL = ['/mfa/email-verify-sent', '/mfa/email-verify-complete'];
const OPENED = publishedPages().filter((path) => path !== LEADS_ON && !AFTER_THE_MAIL.includes(path));

const Budgets = v.record(v.string(), v.object({ requests: v.number(), waves: v.optional(v.number(), 2) }));
/** By page, how much it may load (docs/adr/0069). */
const budgets = v.parse(Budgets, JSON.parse(readFileSync(join(import.meta.dirname, 'budgets.json'), 'utf8')));

const ownerOf = (path: string): string[] => {
  const prefix = `/${path.split('/')[1]}`;
  return REMOTES.filter(([, prefixes]) => prefixes.includes(prefix)).map(([remote]) => remote);
};
/** The pages with an order's tabs: they have slots (docs/adr/0078), which their document knows nothing of. */
const WITH_SLOTS = ['/order/:id', '/order/:id/contract', '/order/:id/usage', '/order/:id/billing'];
const fillersOf = (path: string): string[] => (WITH_SLOTS.includes(path) ? ['mf-billing'] : []);
const isOfFiller = (path: string, address: string) => fillersOf(path).some((app) => address.includes(`/mf/${app}/`));

for (const path of OPENED) {
  const query = VISITORS[path];
  const apps = query === undefined ? [...ownerOf(path), 'shell'] : ['shell'];
  // What has a budget is looked at in the usual run.
  test.describe(path, path in budgets ? {} : LONG, () => {
    test.use({ account: query === undefined ? 'yamada' : undefined });
    test(`a cold ${path} loads only the code of ${apps.join(' and ')}, all of it named by its document, and keeps its budget`, async ({
      page,
      complaints,
    }) => {
      // The provider does not know a visitor's code.
      complaints.allow(/400 .*accounts:resetPassword/);
      const network = await watchNetwork(page);
      const loads = await countLoads(page);
      const address = query === undefined ? await addressOf(path, 'yamada') : `${path}${query}`;
      // A tile of the map that never comes would hold back the load event.
      await page.goto(address, { waitUntil: 'commit' });
      const { requests, waves } = costOf(loads, await untilContent(page));
      const budget = budgets[path] ?? { requests: Number.POSITIVE_INFINITY, waves: 2 };
      expect(waves, 'waves of code').toBe(budget.waves);
      expect(requests, 'requests').toBeLessThanOrEqual(budget.requests);
      // What fills a slot beside the page's own data comes when the page is idle.
      await expect.poll(() => appsOf(network), 'whose code').toEqual([...fillersOf(path), ...apps]);
      expect(twice(network), 'twice').toEqual([]);
      if (query === undefined) expectOwnPage(network, path);
      await expectAllNamed(page, path, address);
    });
  });
}

function expectOwnPage(network: Network, path: string): void {
  expect(network.failures).toEqual([]);
  const depths = codeOf(network).filter(({ depth, address }) => depth > 2 && !isOfFiller(path, address));
  expect(depths, 'more than two steps deep').toEqual([]);
  // The area's own first page is loaded early only where it is shown.
  if (path.split('/').length > 2) expect(scriptsOf(network).filter((file) => /-list\./.test(file ?? ''))).toEqual([]);
}

async function expectAllNamed(page: Page, path: string, address: string): Promise<void> {
  const named = (await namedFiles(page, address)).map(({ href }) => href);
  const unnamed = async () => {
    const scripts = await scriptsBeforeContent(page);
    const filler = scripts.findIndex((script) => isOfFiller(path, script));
    // What fills a slot brings what it needs.
    const own = filler === -1 ? scripts : scripts.slice(0, filler);
    return own.filter((script) => !named.includes(script) && !isOfRemoteConfig(script));
  };
  await expect.poll(unnamed).toEqual([]);
}

/** Their paths. */
const scriptsOfPage = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name }) => new URL(name).pathname),
  );

/** Their paths, once the page shows its content. */
function scriptsBeforeContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [mark] = performance.getEntriesByName('portal:content');
    if (!mark) return ['no content yet'];
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < mark.startTime)
      .map(({ name }) => new URL(name).pathname);
  });
}

test.describe('signed in', () => {
  test.use({ account: 'yamada' });
  for (const path of ['/order/create', '/order/:id', '/usage/:id'])
    test(`a cold ${path} has its map named, after the rest`, async ({ page }) => {
      const address = await addressOf(path, 'yamada');
      await page.goto(address);
      await expect(page.locator('.leaflet-container').first()).toBeVisible();
      const late = (await scriptsOfPage(page)).filter((script) => /\/leaflet\./.test(script));
      expect(late).toHaveLength(1);
      expect(await namedFiles(page, address)).toContainEqual({ href: late[0], fetchPriority: 'low' });
    });
});

/** What only a customer needs, or a visitor who presses the button. */
const NOT_FOR_VISITORS = [
  /\/\.\/src\/federation\/loader\//,
  /node_modules\/@firebase\/auth\//,
  /node_modules\/@tanstack\/query-core\//,
  /node_modules\/ky\//,
  /node_modules\/dayjs\//,
  /\/\.\/src\/(?:frame\/layout\/portal-layout|start\/open-portal|federation\/(?:registry\/open-registry|updates\/))/,
  /\/\.\/src\/text\/messages\.ts/,
];

test('what a cold /login loads before its content has nothing that only customers need', async ({ page }) => {
  await page.goto('/login');
  await expect(loginForm(page).submit).toBeVisible();
  // The mark comes with the next frame.
  await page.waitForFunction(() => performance.getEntriesByName('portal:content').length > 0);
  const modulesUntil = async (until: 'beforeContent' | 'ever') =>
    (await shellFiles(page, until)).flatMap((file) => modulesOf('shell', file.version, file.name));
  const early = await modulesUntil('beforeContent');
  expect(early.filter((module) => NOT_FOR_VISITORS.some((pattern) => pattern.test(module)))).toEqual([]);
  // Otherwise the rule would hold for a name that no module has any more. Once the page is idle, all of it comes.
  const missing = async () => {
    const modules = await modulesUntil('ever');
    return NOT_FOR_VISITORS.filter((pattern) => !modules.some((module) => pattern.test(module)));
  };
  await expect.poll(missing).toEqual([]);
});

/** The shell's scripts that were requested before the page marked its content, or until now. */
async function shellFiles(page: Page, until: 'beforeContent' | 'ever'): Promise<{ version: string; name: string }[]> {
  const addresses = await page.evaluate((isBefore) => {
    const [mark] = performance.getEntriesByName('portal:content');
    if (!mark) throw new Error('the page has not marked its content');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => !isBefore || startTime < mark.startTime)
      .map(({ name }) => name);
  }, until === 'beforeContent');
  return addresses.flatMap((address) => {
    const [, version, name] = /\/shell\/([^/]+)\/([^/?]+\.js)/.exec(address) ?? [];
    return version && name ? [{ version, name }] : [];
  });
}
