import { test as base, expect } from '@playwright/test';
import { loginForm, signIn } from './pages/login.ts';
import { type Complaints, watchComplaints } from './support/page/complaints.ts';
import type { Account } from './support/provider/accounts.ts';
import { UNRECORDED, unrecorded, watchTouched } from './support/release/touched-remotes.ts';

export { expect };

type StorageState = Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>;

export interface PortalOptions {
  /** Who is signed in when the test begins; nobody by default. */
  account: Account | undefined;
}

interface PortalFixtures {
  /** The browser's complaints; the test fails on those that it has not allowed. */
  complaints: Complaints;
  /** An answer that is still being changed when the test ends would fail the next test. */
  endOfRoutes: undefined;
  /** Which remotes the test opens goes into the report, and must be what e2e/touches.json knows of it. */
  touches: undefined;
}

interface PortalWorker {
  /** The browser's storage of a signed-in account: signed in once per worker, through the form. */
  signedIn: (account: Account) => Promise<StorageState>;
}

export const test = base.extend<PortalOptions & PortalFixtures, PortalWorker>({
  account: [undefined, { option: true }],

  signedIn: [
    async ({ browser }, use, { project }) => {
      const states = new Map<Account, Promise<StorageState>>();
      const { baseURL, locale, timezoneId } = project.use;
      await use((account) => {
        const state = states.get(account) ?? signInOnce(account);
        states.set(account, state);
        return state;
      });

      async function signInOnce(account: Account): Promise<StorageState> {
        const context = await browser.newContext({ baseURL, locale, timezoneId });
        const page = await context.newPage();
        await page.goto('/login');
        // A session of only one tab could not be passed on.
        await loginForm(page).keep.check();
        await signIn(page, account);
        const state = await context.storageState();
        await context.close();
        return state;
      }
    },
    { scope: 'worker' },
  ],

  storageState: async ({ account, signedIn }, use) => {
    await use(account ? await signedIn(account) : undefined);
  },

  complaints: [
    async ({ browser }, use) => {
      const complaints = watchComplaints(browser);
      await use(complaints);
      complaints.stop();
      expect(complaints.unexpected(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],

  touches: [
    async ({ browser }, use, testInfo) => {
      const touched = watchTouched(browser);
      await use(undefined);
      touched.stop();
      const [file = '', ...titles] = testInfo.titlePath;
      for (const remote of touched.remotes()) testInfo.annotations.push({ type: 'touches', description: remote });
      expect(unrecorded(file, titles.join(' › '), touched.remotes()), UNRECORDED).toEqual([]);
    },
    { auto: true },
  ],

  endOfRoutes: [
    async ({ context }, use) => {
      await use(undefined);
      const routed = [context, ...context.pages()];
      await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
    },
    { auto: true },
  ],
});
