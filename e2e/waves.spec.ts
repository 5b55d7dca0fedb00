import type { Page } from '@playwright/test';
import { type Waves, wavesUntilContent } from './bench/page-load/count-waves.ts';
import { expect, test } from './portal-test.ts';
import { API, isOfRemoteConfig, PORTAL } from './support/addresses.ts';
import { hasNews, NEWS } from './support/areas.ts';
import { LONG } from './support/page/screens.ts';
import { addressOf } from './support/provider/lessee-api.ts';

/* How often a page has to wait for answers before it can ask on. No line and no machine is fast or slow enough to change it. */

const cold = (page: Page, path: string) => wavesUntilContent(page, () => page.goto(path, { waitUntil: 'commit' }));
const isOfApi = (address: string) => address.startsWith(`${API}/`);
/** What is asked of the API in each wave, without the document's and the code's. */
const readsOf = (waves: Waves) => {
  const awaited = waves
    .map((wave) => wave.filter((address) => !isOfRemoteConfig(address)))
    .filter((wave) => wave.length > 0);
  const reads = awaited.map((wave) => wave.filter(isOfApi).map((address) => address.slice(API.length)));
  expect(reads.slice(0, 2), 'the document and the code come first').toEqual([[], []]);
  return reads.slice(2);
};

test.describe('with a kept session', () => {
  const FIRST_READS: Record<string, string> = {
    '/order': '/order?',
    '/option': '/option?',
    '/usage': '/contract?',
    ...(hasNews ? { '/news': '/news?' } : {}),
  };
  const READS_OF_ONE: Record<string, readonly string[]> = {
    '/order/:id': ['/order/:id', '/order/:id/estimate'],
    '/order/:id/contract': ['/order/:id', '/order/:id/estimate', '/order/:id/contract'],
    '/usage/:id': ['/contract/:id'],
  };
  for (const account of ['yamada', 'large'] as const)
    test.describe(`home of ${account}`, () => {
      test.use({ account });
      test('it shows its data after four waves: the document, the code, the first reads, and what depends on the host', async ({
        page,
      }) => {
        const [first, dependent, ...others] = readsOf(await cold(page, '/'));
        expect(first).toEqual(expect.arrayContaining(['/user', '/order/progress', '/user/account/list']));
        // Also with thousands of orders: what waits is one read for each kind.
        expect(dependent?.filter((address) => address.startsWith('/order/todo?'))).toHaveLength(3);
        expect(others).toEqual([]);
      });
    });

  test.describe('on a page of an area', () => {
    test.use({ account: 'yamada' });
    for (const [path, first] of Object.entries(FIRST_READS))
      test(
        `${path} shows its data after three waves: the document, the code, the first reads`,
        path === '/order' ? {} : LONG,
        async ({ page }) => {
          const reads = readsOf(await cold(page, path));
          expect(reads).toEqual([expect.arrayContaining(['/user', expect.stringContaining(first)])]);
        },
      );

    for (const [path, own] of Object.entries(READS_OF_ONE))
      test(`${path} has its own reads among the first`, path === '/order/:id' ? {} : LONG, async ({ page }) => {
        const address = await addressOf(path, 'yamada');
        const id = address.split('/')[2] ?? '';
        const [first] = readsOf(await cold(page, address));
        expect(first).toEqual(expect.arrayContaining(['/user', ...own.map((read) => read.replace(':id', id))]));
      });

    test('/news/:id is read once it is shown, not before: that marks it as read', NEWS, async ({ page }) => {
      const address = await addressOf('/news/:id', 'yamada');
      const [first, own] = readsOf(await cold(page, address));
      expect(first).not.toContain(address);
      expect(own).toContain(address);
    });

    test('/billing needs four: which bills it asks for depends on the account', async ({ page }) => {
      const reads = readsOf(await cold(page, '/billing'));
      expect(reads).toHaveLength(2);
      expect(reads[1]).toContainEqual(expect.stringContaining('/billing?'));
    });
  });
});

test.describe('what is counted', () => {
  /** A page of its own, on the portal's origin. */
  async function open(page: Page, script: string): Promise<Waves> {
    const address = `${PORTAL}/made-up`;
    await page.route(`${address}**`, (route) => {
      const isDocument = route.request().isNavigationRequest();
      return route.fulfill(isDocument ? { contentType: 'text/html', body: `<script>${script}</script>` } : {});
    });
    return wavesUntilContent(page, () => page.goto(address, { waitUntil: 'commit' }));
  }
  const shown = "performance.mark('portal:content')";
  const names = (waves: Waves) => waves.map((wave) => wave.map((address) => address.split('/made-up')[1]));

  test('what needs an answer is of the next wave', async ({ page }) => {
    const waves = await open(page, `fetch('/made-up/a').then(() => fetch('/made-up/b')).then(() => ${shown})`);
    expect(names(waves)).toEqual([[''], ['/a'], ['/b']]);
  });

  test('what is only asked for late is of the same wave', async ({ page }) => {
    const script = `
      const a = fetch('/made-up/a');
      const b = new Promise((resolve) => setTimeout(resolve, 150)).then(() => fetch('/made-up/b'));
      Promise.all([a, b]).then(() => ${shown});`;
    expect(names(await open(page, script))).toEqual([[''], ['/a', '/b']]);
  });

  test('and so is what a slow machine asks for late', async ({ page }) => {
    const script = `
      const a = fetch('/made-up/a');
      const b = new Promise((resolve) => setTimeout(() => {
        const until = performance.now() + 600;
        while (performance.now() < until);
        resolve(fetch('/made-up/b'));
      }));
      Promise.all([a, b]).then(() => ${shown});`;
    expect(names(await open(page, script))).toEqual([[''], ['/a', '/b']]);
  });

  test('what the content does not wait for is no wave', async ({ page }) => {
    const script = `
      fetch('/made-up/a').then(() => {
        requestAnimationFrame(() => ${shown});
        fetch('/made-up/counted');
      });`;
    expect(names(await open(page, script))).toEqual([[''], ['/a']]);
  });
});
