import type { Page } from '@playwright/test';
import { ANY_EXPORT } from '@portal/app-kit/build/contract';
import { isSingle, LAZY_SHARED, SHARED_LIBRARIES, SHARED_PLATFORM } from '@portal/app-kit/build/shared-modules';
import { goTo, heading, requestSearch } from './pages/frame.ts';
import { orderForm } from './pages/order-form.ts';
import { expect, test } from './portal-test.ts';
import { hasNews } from './support/areas.ts';
import { builtContract, bundledModules, shellVersion } from './support/release/bundles.ts';
import { readRegistry } from './support/release/registry.ts';
import { t } from './support/text.ts';

test.use({ account: 'yamada' });

/** Every area, and the pages that load shared modules on demand. */
async function visitEverything(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: t('home.attentionTitle') })).toBeVisible();
  await goTo(page, '駐車場探しの依頼');
  await requestSearch(page, 'byForm');
  await expect(orderForm(page).next).toBeVisible();
  for (const [item, title] of [
    ['請求', 'billing.title'],
    ...(hasNews ? ([['お知らせ', 'news.title']] as const) : []),
  ] as const) {
    await goTo(page, item);
    await expect(heading(page, t(title))).toBeVisible();
  }
  await page.goto('/password');
  await expect(heading(page, t('password.title'))).toBeVisible();
}

interface Copies {
  [module: string]: string[];
}

/** By module, the copies known to the page's federation: `version@provider`. */
function copiesInPage(page: Page): Promise<Copies> {
  return page.evaluate(() => {
    interface Provided {
      from: string;
      loaded?: unknown;
      lib?: unknown;
      eager?: boolean;
      shareConfig?: { eager?: boolean };
    }
    type Scopes = Record<string, Record<string, Record<string, Provided>>>;
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: { __SHARE__: Record<string, Scopes> };
    };
    const copies: Record<string, string[]> = {};
    for (const scopes of Object.values(federation.__SHARE__)) {
      for (const modules of Object.values(scopes)) {
        for (const [module, versions] of Object.entries(modules)) {
          for (const [version, { from }] of Object.entries(versions)) {
            const copy = `${version}@${from}`;
            copies[module] = [...new Set([...(copies[module] ?? []), copy])];
          }
        }
      }
    }
    return copies;
  });
}

const moreThanOne = (copies: Copies) => Object.entries(copies).filter(([, providers]) => providers.length > 1);

test('after visiting all areas there is one copy of each shared module', async ({ page }) => {
  await visitEverything(page);
  const copies = await copiesInPage(page);
  expect(moreThanOne(copies)).toEqual([]);
  // Otherwise a list that nothing provides any more would always pass.
  expect(Object.keys(copies).sort()).toEqual([...SHARED_LIBRARIES, ...SHARED_PLATFORM, ...LAZY_SHARED].sort());
});

test('a second copy would be noticed', async ({ page }) => {
  await visitEverything(page);
  // Like a remote that was built with its own fallback.
  await page.evaluate(() => {
    type Versions = Record<string, { from: string; lib: () => object }>;
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: { __SHARE__: Record<string, Record<string, Record<string, Versions>>> };
    };
    const [scopes] = Object.values(federation.__SHARE__);
    const react = scopes?.default?.react;
    if (react) react['99.0.0'] = { from: 'mf_intruder', lib: () => ({}) };
  });
  expect(moreThanOne(await copiesInPage(page)).map(([module]) => module)).toEqual(['react']);
});

test('no remote contains a module that the shell provides', async () => {
  const { remotes } = await readRegistry();
  const carried = Object.entries(remotes).flatMap(([name, { current }]) =>
    bundledModules(name, current.version)
      .filter(isSingle)
      .map((module) => `${name}: ${module}`),
  );
  expect(carried).toEqual([]);
});

test('the shell provides every module and every export that a remote takes', async () => {
  const { remotes } = await readRegistry();
  const { provides } = builtContract('host', 'shell', await shellVersion());
  const taken = Object.entries(remotes).flatMap(([name, { current }]) =>
    Object.entries(builtContract('remote', name, current.version).uses).map(([module, exports]) => ({
      name,
      module,
      exports,
    })),
  );
  expect(taken.length).toBeGreaterThan(20);
  const lacks = (module: string, one: string) =>
    one !== ANY_EXPORT && !provides[module]?.some((provided) => [ANY_EXPORT, one].includes(provided));
  const missing = taken.flatMap(({ name, module, exports }) =>
    provides[module]
      ? exports.filter((one) => lacks(module, one)).map((one) => `${name}: ${one} of ${module}`)
      : [`${name}: ${module}`],
  );
  expect(missing).toEqual([]);
});

test('the shell contains each of them once', async () => {
  const modules = bundledModules('shell', await shellVersion());
  const own = modules.filter(isSingle);
  expect(own.length).toBeGreaterThan(50);
  expect(own.filter((module, index) => own.indexOf(module) !== index)).toEqual([]);
});
