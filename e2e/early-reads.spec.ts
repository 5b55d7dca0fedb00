import type { Page } from '@playwright/test';
import { heading, untilIdleCodeCame } from './pages/frame.ts';
import { expect, test } from './portal-test.ts';
import { API } from './support/addresses.ts';
import { calls, codeOf, scriptsOf, watchNetwork } from './support/page/network.ts';
import { addressOf } from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

/* What is asked for before a page needs it: beside the guards, and while a mouse rests on a link. */

test.describe('with a kept session', () => {
  test.use({ account: 'yamada' });
  for (const [path, call] of [
    ['/', '/order/progress'],
    ['/order', '/order'],
    ['/usage', '/contract'],
    ['/order/:id', '/order/:id/estimate'],
    ['/usage/:id', '/contract/:id'],
  ] as const) {
    test(`${path} asks for its data beside GET /user, and for nothing twice`, async ({ page }) => {
      const address = await addressOf(path, 'yamada');
      const own = call.replace(':id', address.split('/')[2] ?? '');
      const asked: string[] = [];
      let release: () => void = () => undefined;
      const isAsked = new Promise<void>((resolve) => {
        release = resolve;
      });
      page.on('request', (request) => {
        const { origin, pathname, search } = new URL(request.url());
        if (origin !== API || request.method() !== 'GET') return;
        asked.push(`${pathname}${search}`);
        if (pathname === own) release();
      });
      // If the page's data waited for this answer, nothing would ever be shown.
      await page.route(`${API}/user`, async (route) => {
        await isAsked;
        await route.fallback();
      });
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked).toContain('/user');
      expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
    });
  }

  test('what has arrived early is not shown before the guards have spoken', async ({ page }) => {
    const early = page.waitForResponse((response) => new URL(response.url()).pathname === '/order');
    await page.route(`${API}/user`, async (route) => {
      const answer = await route.fetch();
      await (await early).finished();
      await expect(page.getByRole('table')).toBeHidden();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), isRequiredChangePassword: true } });
    });
    await page.goto('/order');
    await expect(page).toHaveURL(/\/password$/);
    await expect(page.getByRole('table')).toBeHidden();
  });

  for (const path of ['/order/:id', '/usage/:id'])
    test(`${path} of nothing says so in its place, asked for early or not`, async ({ page, complaints }) => {
      const nothing = 'x'.repeat(18);
      complaints.allow(new RegExp(`404 .*${nothing}`));
      await page.goto(path.replace(':id', nothing));
      await expect(page.getByRole('main').getByText(/見つかりませんでした/)).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
    });
});

/** Counts how often the page says from now on that something is loading. */
async function watchWaits(page: Page): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle((text) => {
    const seen = { waits: 0 };
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      seen.waits += added.filter((node) => node.textContent?.includes(text)).length;
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  }, t('common.loading'));
  return () => count.evaluate(({ waits }) => waits);
}

const isOfBills = (address: string) => new URL(address).pathname.startsWith('/billing');

test.describe('preloaded', () => {
  test.use({ account: 'yamada' });
  test('a mouse that rests on a link loads its page and reads its data before the click, and the page shows them at once', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: t('home.attentionTitle') })).toBeVisible();
    await untilIdleCodeCame(page);
    const network = await watchNetwork(page);
    const link = page
      .getByRole('navigation', { name: t('nav.label') })
      .getByRole('link', { name: '請求', exact: true });
    let arrived = 0;
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'fetch' && isOfBills(request.url())) arrived += 1;
    });
    await link.hover();
    // The page's own script is the last one requested on hover. "networkidle" does not help here: it has long been
    // reached.
    await expect.poll(() => scriptsOf(network)).toContainEqual(expect.stringMatching(/^billing\./));
    await expect.poll(() => calls(network, false).filter(isOfBills)).toHaveLength(3);
    await expect.poll(() => arrived).toBe(3);
    const before = codeOf(network).length;
    const waits = await watchWaits(page);
    await link.click();
    await expect(heading(page, t('billing.title'))).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(await waits(), 'what has arrived is there when the page opens').toBe(0);
    await page.waitForLoadState('networkidle');
    expect(codeOf(network).slice(before)).toEqual([]);
  });
});
