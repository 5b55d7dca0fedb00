import type { Browser } from '@playwright/test';
import { expect, test } from './portal-test.ts';
import { watchComplaints } from './support/complaints.ts';
import { expectNoSidewaysScrolling, expectWhole } from './support/looks.ts';

/** The checks that the other tests rely on: a check that sees nothing would always pass. */

async function watchedPage(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  return { page, complaints: watchComplaints(context) };
}

test('errors, violations of the policy and requests to another machine are complaints', async ({ browser }) => {
  const { page, complaints } = await watchedPage(browser);
  await page.goto('/login');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
    const script = document.createElement('script');
    script.textContent = 'window.isHacked = true';
    document.head.append(script);
    return fetch('https://www.example.com/').catch(() => null);
  });
  await expect.poll(() => complaints.unexpected().join('\n')).toMatch(/thrown on purpose/);
  expect(complaints.unexpected().join('\n')).toMatch(/inline script.*Content Security Policy/s);
  expect(complaints.unexpected().join('\n')).toMatch(/www\.example\.com/);
  complaints.allow(/./);
  expect(complaints.unexpected()).toEqual([]);
  await page.context().close();
});

test('a page that is too wide, and a name that is cut off, are seen', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.setContent(`
    <p id="cut" style="width: 8em; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">とても長い現場の名前の例です</p>
    <p id="whole" style="width: 8em">とても長い現場の名前の例です</p>`);
  await expectWhole(page.locator('#whole'));
  await expectNoSidewaysScrolling(page);
  await expect(expectWhole(page.locator('#cut'))).rejects.toThrow('cut off');
  await page.locator('#whole').evaluate((element) => {
    element.style.width = '400px';
  });
  await expect(expectNoSidewaysScrolling(page)).rejects.toThrow('pixels beyond the screen');
});
