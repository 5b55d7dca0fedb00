import type { Page } from '@playwright/test';
import { getUser } from '@portal/contract/user';
import { heading, homeLink, logOut, requestSearch, watchHeadings } from './pages/frame.ts';
import { loginForm, signIn } from './pages/login.ts';
import { expect, test } from './portal-test.ts';
import { watchReports } from './support/page/error-reports.ts';
import { LONG } from './support/page/screens.ts';
import { ask } from './support/provider/lessee-api.ts';
import { composeNewer, openCanary } from './support/release/newer-release.ts';
import { t } from './support/text.ts';

/* The next version of a remote for one company, with real builds of both versions. Tanaka and yamada are of one company. */

const OLD = t('orderCreate.title');
const NEW = `${OLD}（新）`;

let company: string;
test.beforeAll(async () => {
  // A build.
  test.setTimeout(180_000);
  composeNewer('mf-orders');
  const users = await Promise.all((['tanaka', 'yamada', 'sato'] as const).map((name) => ask(name, getUser, {})));
  const [tanaka, yamada, sato] = users.map(({ accountId }) => accountId);
  expect(yamada).toBe(tanaka);
  expect(sato).not.toBe(tanaka);
  company = tanaka ?? '';
});

/** The order form, from the home page: the document of this test's portal preloads files of its own registry. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/');
  await requestSearch(page, 'byForm');
}

/** Of each version, whether the page has asked for any of its files. */
function watchVersions(page: Page): Set<string> {
  const versions = new Set<string>();
  page.on('request', (request) => {
    const [, version] = /\/mf\/mf-orders\/([^/]+)\//.exec(request.url()) ?? [];
    if (version) versions.add(version);
  });
  return versions;
}

for (const [account, title, which, length] of [
  ['tanaka', NEW, 'canary', {}],
  ['yamada', NEW, 'canary', LONG],
  ['sato', OLD, 'current', {}],
] as const)
  test.describe(`${account} has the ${which} version`, length, () => {
    test.use({ account });

    test('from the first moment, and downloads nothing of the other', async ({ page }) => {
      const versions = await openCanary(page, 'mf-orders', company);
      const [headings, asked] = [await watchHeadings(page), watchVersions(page)];
      await openForm(page);
      await expect(heading(page, title)).toBeVisible();
      expect([...asked]).toEqual([versions[which]]);
      await page.goto('/order/create');
      await expect(heading(page, title)).toBeVisible();
      expect(await headings()).toEqual([title]);
    });
  });

test.describe('in one tab', () => {
  test.use({ account: 'tanaka' });

  test('the version follows the company that signs in, without a new document', async ({ page }) => {
    await openCanary(page, 'mf-orders', company);
    const headings = await watchHeadings(page);
    await openForm(page);
    await expect(heading(page, NEW)).toBeVisible();
    for (const [account, title] of [
      ['sato', OLD],
      ['yamada', NEW],
    ] as const) {
      await homeLink(page).click();
      await logOut(page);
      await expect(loginForm(page).heading).toBeVisible();
      await signIn(page, account);
      await requestSearch(page, 'byForm');
      await expect(heading(page, title)).toBeVisible();
    }
    const forms = (await headings()).filter((text) => text.startsWith(OLD));
    expect(forms).toEqual([NEW, OLD, NEW]);
  });

  test('a canary that fails gives way to the current version, and is reported as itself', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/Failed to load resource/, /could not be loaded/, /remoteEntry/);
    const { canary } = await openCanary(page, 'mf-orders', company);
    await page.route(`**/mf/mf-orders/${canary}/remoteEntry.*`, (route) => route.fulfill({ status: 404, body: '404' }));
    const reports = watchReports(page);
    await openForm(page);
    await expect(heading(page, OLD)).toBeVisible();
    await reports.expectOne(new RegExp(`app=mf-orders version=${canary} `));
  });
});
