import type { Page } from '@playwright/test';
import { goTo, heading, homeLink } from './pages/frame.ts';
import { fillLocation, orderForm, SITE_ADDRESS, stepHeading } from './pages/order-form.ts';
import { expect, test } from './portal-test.ts';
import { changeRegistry, publishFor, readRegistry } from './support/release/registry.ts';
import { t } from './support/text.ts';

// What a tab sees of a release that happens while it is open.

test.use({ account: 'tanaka' });

const bar = (page: Page) => page.getByRole('status').filter({ hasText: t('update.available') });
const reload = (page: Page) => page.getByRole('button', { name: t('update.reload') });

/** A release of the shell: this page learns of it when it asks, and its next documents are of it. */
async function releaseShell(page: Page): Promise<void> {
  await publishFor(page, { ...(await readRegistry()), shell: 'next' });
}

let minutesAway = 0;
/**
 * Somebody comes back after some minutes, and the page asks for the registry. Its clock is set, not run: what is still
 * loading would be given up.
 */
async function comeBackLater(page: Page): Promise<void> {
  minutesAway += 2;
  await page.clock.setSystemTime(Date.now() + minutesAway * 60_000);
  await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
}

test('a newer version waits in a bar, moves nothing, and a reload brings it with the input', async ({ page }) => {
  await page.clock.install();
  await page.goto('/order/create');
  await fillLocation(page);
  const form = orderForm(page);
  await form.next.click();
  await form.name.fill('梅田三丁目ビル新築工事');
  const before = await form.name.boundingBox();

  await releaseShell(page);
  await comeBackLater(page);
  await expect(bar(page)).toBeVisible();
  await expect(page.getByText(t('update.draftKept'))).toBeVisible();
  expect(await form.name.boundingBox()).toEqual(before);

  await changeRegistry(page, (registry) => Object.assign(registry, { shell: 'next' }));
  await reload(page).click();
  await expect(page.getByText(t('orderCreate.draftRestored'))).toBeVisible();
  await expect(stepHeading(page, 2)).toBeVisible();
  await expect(form.name).toHaveValue('梅田三丁目ビル新築工事');
  await page.goBack();
  await expect(form.address).toHaveValue(SITE_ADDRESS);
  const asked = page.waitForResponse(/\/remotes\.json$/);
  await comeBackLater(page);
  await asked;
  await expect(bar(page)).toBeHidden();
});

test('a page of an older release that is gone reloads the tab once, and never again', async ({ page, complaints }) => {
  complaints.allow(/Failed to load resource/, /Loading chunk/, /could not be (?:loaded|fetched)/, /ChunkLoadError/);
  await page.goto('/option');
  await expect(heading(page, t('option.listTitle'))).toBeVisible();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await releaseShell(page);
  await page.route(/\/shell\/[^/]+\/home\.[^/]+\.js/, (route) => route.fulfill({ status: 404, body: '404' }));
  await homeLink(page).click();
  // The documents stay old, as from a cache that has not heard of the release: the reload does not help.
  await expect(page.getByText(t('update.chunkFailedTitle'))).toBeVisible();
  await expect(reload(page).first()).toBeVisible();
  expect(documents).toHaveLength(1);
  await goTo(page, t('option.listTitle'));
  await homeLink(page).click();
  await expect(page.getByText(t('update.chunkFailedTitle'))).toBeVisible();
  expect(documents).toHaveLength(1);
});
