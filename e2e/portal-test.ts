import { test as base, expect, type Page } from '@playwright/test';
import { loginForm, signIn } from './pages/login.ts';
import { type Complaints, watchComplaints } from './support/page/complaints.ts';
import type { Account } from './support/provider/accounts.ts';

export { expect };

type StorageState = Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>;

export interface PortalOptions {
  /** Who is signed in when the test begins; nobody by default. */
  account: Account | undefined;
}

interface PortalFixtures {
  /** The browser's complaints; the test fails on those that it has not allowed. */
  complaints: Complaints;
  /** A page on another device: what `page` keeps is not there. */
  otherDevice: Page;
  /** An answer that is still being changed when the test ends would fail the next test. */
  endOfRoutes: undefined;
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

  otherDevice: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },

  endOfRoutes: [
    async ({ context }, use) => {
      await use(undefined);
      const routed = [context, ...context.pages()];
      await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
    },
    { auto: true },
  ],
});
