import { expect, type Page, test } from '@playwright/test';
import { API, PORTAL } from '../support/addresses.ts';
import { watchComplaints } from '../support/page/complaints.ts';
import { ACCOUNTS, PASSWORD } from '../support/provider/accounts.ts';
import { readPlan } from './plan.ts';

/*
 * A shell and a remote of different versions: from outside through the sign-in into each area, and on to a page of it.
 * Things are found by what they are and not by their texts, because each version has its own.
 */

for (const { title, portal, shell, remote, version, prefixes, journey } of readPlan()) {
  test(`${title} (${shell}, ${version})`, async ({ page, browser }) => {
    const complaints = watchComplaints(browser);
    const reports: string[] = [];
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().startsWith(`${API}/`) && /error/.test(request.url()))
        reports.push(request.postData() ?? request.url());
    });
    page.on('response', (response) => {
      if (response.ok() && response.url().endsWith('.js')) scripts.push(new URL(response.url()).pathname);
    });
    await page.context().addCookies([{ name: 'skew', value: portal, url: PORTAL }]);

    const [first = '', ...others] = prefixes;
    await page.goto(first);
    await signIn(page);
    await walk(page, first);
    for (const prefix of others) {
      await page.goto(prefix);
      await walk(page, prefix);
    }

    if (journey) await (await import(journey)).journey(page, expect);

    const loaded = (folder: string) => scripts.some((path) => path.startsWith(`${folder}/`));
    expect(loaded(`/shell/${shell}`), 'this shell runs').toBe(true);
    expect(loaded(`/mf/${remote}/${version}`), 'this version of the remote runs').toBe(true);
    complaints.stop();
    expect([...complaints.unexpected(), ...reports], 'what went wrong').toEqual([]);
  });
}

async function signIn(page: Page): Promise<void> {
  await page.locator('input[autocomplete=username]').fill(ACCOUNTS.yamada);
  await page.locator('input[autocomplete=current-password]').fill(PASSWORD);
  await page.keyboard.press('Enter');
}

/** The area's own page, and the first page that it leads to, if there is one. */
async function walk(page: Page, prefix: string): Promise<void> {
  const main = page.getByRole('main');
  await expect(page).toHaveURL((url) => url.pathname === prefix);
  await settled(page);
  const link = main.locator(`a[href^="${prefix}/"]`).first();
  if ((await link.count()) === 0) return;
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith(`${prefix}/`));
  await settled(page);
}

/** It has its heading, and waits for nothing any more. */
async function settled(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
}
