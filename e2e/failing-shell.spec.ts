import { answer, GONE, NEVER } from './fault/answers.ts';
import { ABOUT_FAULTS, card, retry } from './pages/failure.ts';
import { heading, homeLink } from './pages/frame.ts';
import { submitLogin } from './pages/login.ts';
import { expect, test } from './portal-test.ts';
import { ACCOUNTS, PASSWORD } from './support/provider/accounts.ts';
import { t } from './support/text.ts';

/* Parts of the shell that are loaded when they are needed: what it provides to remotes, all pages but the login, and each of its own. */

test.describe.configure({ mode: 'parallel' });
test.use({ account: 'yamada' });
test.beforeEach(({ complaints }) => complaints.allow(...ABOUT_FAULTS));

test('a shared module that pages load on demand fails: one press', async ({ page }) => {
  // The shell provides forms to every remote.
  const form = /\/shell\/[^/]+\/(?!main|platform|customers|home|firebase)[^/]+\.js/;
  const mend = await answer(page, (path) => form.test(path), GONE);
  await page.goto('/password');
  await expect(card(page)).toBeVisible();
  await mend();
  await retry(page).click();
  await expect(page.getByLabel(t('password.current'), { exact: true })).toBeVisible();
});

test.describe('to a visitor', () => {
  test.use({ account: undefined });
  for (const [what, answerWith] of [
    ['is gone', GONE],
    ['never comes', NEVER],
  ] as const)
    test(`a page of the shell ${what}: one press`, async ({ page }) => {
      const mend = await answer(page, (path) => /\/entry\.[^/]+\.js/.test(path), answerWith);
      await page.clock.install();
      const asked = page.waitForRequest(/\/entry\.[^/]+\.js/);
      // Otherwise the clock would run out for the rest of the portal as well, on a busy machine.
      const rest = page.waitForResponse(/\/customers\.[^/]+\.js/);
      await page.goto('/entry', { waitUntil: 'commit' });
      await asked;
      await (await rest).finished();
      await page.clock.runFor(8000);
      await expect(card(page)).toBeVisible();
      await mend();
      const again = page.waitForRequest(/\/entry\.[^/]+\.js\?retry=/);
      await retry(page).click();
      await again;
      await expect(heading(page, t('entry.title'))).toBeVisible();
    });

  test('without all that the login does not need one can sign in, is told, and one press brings it', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/customers\./);
    const mend = await answer(page, (path) => /\/customers\.[^/]+\.js/.test(path), GONE);
    await page.goto('/login');
    await submitLogin(page, ACCOUNTS.yamada, PASSWORD);
    await expect(heading(page, t('session.failedTitle'))).toBeVisible();
    await mend();
    await page.getByRole('button', { name: t('common.retry') }).click();
    await expect(homeLink(page)).toBeVisible();
  });
});
