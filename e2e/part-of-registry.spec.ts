import type { Page } from '@playwright/test';
import { answer, GONE, holdBack } from './fault/answers.ts';
import { TARGETS } from './fault/target.ts';
import { ABOUT_FAULTS, card, expectMounted, retry } from './pages/failure.ts';
import { expect, test } from './portal-test.ts';
import { replaceText } from './support/release/document-data.ts';
import { readRegistry } from './support/release/registry.ts';
import { t } from './support/text.ts';

/* A document that lists only what its pages need: other areas come with the published registry. */

test.describe.configure({ mode: 'parallel' });
test.use({ account: 'yamada' });
test.beforeEach(({ complaints }) => complaints.allow(...ABOUT_FAULTS, /registry/));

const [TARGET] = TARGETS;
const REGISTRY = '/remotes.json';

/** As the composer writes a document that needs nothing of this remote. */
async function leaveOut(page: Page): Promise<void> {
  const registry = await readRegistry();
  delete registry.remotes[TARGET.remote];
  await replaceText(page, 'portal-registry', JSON.stringify({ ...registry, isPart: true }));
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: t('home.attentionTitle') })).toBeVisible();
}

/** As by a link at which nothing has pointed before. */
const move = (page: Page) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, TARGET.prefix);

test('a page asks for nothing that it does not need; a move elsewhere waits for the registry', async ({ page }) => {
  await leaveOut(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const registry = await holdBack(page, REGISTRY);
  await openHome(page);
  expect(asked).not.toContain(REGISTRY);
  const request = page.waitForRequest(`**${REGISTRY}`);
  await move(page);
  await request;
  await expect(page.locator('[data-page-skeleton]')).toBeVisible();
  registry.comes();
  await expectMounted(page, TARGET);
});

test('the registry is gone: a card, and one press when it is back', async ({ page }) => {
  await leaveOut(page);
  const mend = await answer(page, (path) => path === REGISTRY, GONE);
  await openHome(page);
  await move(page);
  await expect(card(page)).toBeVisible();
  await mend();
  await retry(page).click();
  await expectMounted(page, TARGET);
});

test('without a network: a card, and the area when it is back, by itself or by one press', async ({
  page,
  context,
}) => {
  await leaveOut(page);
  await openHome(page);
  await context.setOffline(true);
  await move(page);
  await expect(card(page)).toBeVisible();
  await context.setOffline(false);
  // An answer that was still awaited brings the area without a press.
  await retry(page)
    .click({ timeout: 2000 })
    .catch(() => undefined);
  await expectMounted(page, TARGET);
});

test('the registry is gone: what this browser has used before opens', async ({ page }) => {
  await page.goto(TARGET.prefix);
  await expectMounted(page, TARGET);
  await leaveOut(page);
  await answer(page, (path) => path === REGISTRY, GONE);
  await openHome(page);
  await move(page);
  await expectMounted(page, TARGET);
});
