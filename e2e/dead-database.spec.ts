import type { Page } from '@playwright/test';
import { heading, homeLink } from './pages/frame.ts';
import { signIn } from './pages/login.ts';
import { attach, fillContent, fillLocation, orderForm, stepHeading } from './pages/order-form.ts';
import { expect, test } from './portal-test.ts';
import { LONG } from './support/page/screens.ts';
import { pdfFile } from './support/provider/files.ts';
import { dayInTokyo } from './support/provider/lessee-api.ts';
import { ownApp } from './support/provider/own-app.ts';
import { t } from './support/text.ts';

/*
 * A browser whose IndexedDB is of no use: known of Safari, and of profiles on network drives. Firebase's SDK keeps things
 * there that the portal can do without. What it leaves uncaught fails the test.
 */

type Fault = 'never answers' | 'fails' | 'throws' | 'is not there';

/** Runs before the page's scripts. */
function breakIndexedDb(fault: Fault): void {
  if (fault === 'is not there') {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    return;
  }
  IDBFactory.prototype.open = () => {
    if (fault === 'throws') throw new DOMException('The operation is insecure.', 'SecurityError');
    const request = new EventTarget();
    const error = new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');
    Object.assign(request, { onerror: null, onsuccess: null, error });
    if (fault === 'fails')
      setTimeout(() => {
        const event = new Event('error');
        request.dispatchEvent(event);
        (request as unknown as IDBOpenDBRequest).onerror?.(event);
      });
    return request as IDBOpenDBRequest;
  };
}

const refreshed = (page: Page) => page.waitForResponse((response) => /securetoken.*\/token/.test(response.url()));

for (const [fault, length] of [
  ['never answers', {}],
  ['fails', LONG],
  ['throws', LONG],
  ['is not there', {}],
] as const)
  test.describe(`IndexedDB ${fault}`, length, () => {
    test.beforeEach(({ page }) => page.addInitScript(breakIndexedDb, fault));

    test('a customer signs in, stays signed in, and sends a file', async ({ page }) => {
      await page.clock.install();
      await page.goto('/order/create');
      const sent = page.waitForRequest(/accounts:signInWithPassword/, { timeout: 5000 });
      await signIn(page, 'yamada');
      await sent;
      const token = refreshed(page);
      await page.clock.fastForward('58:00');
      expect((await token).status()).toBe(200);
      await page.clock.resume();

      await fillLocation(page);
      await orderForm(page).next.click();
      await fillContent(page, { name: '青葉ビル新築工事', endDate: dayInTokyo(30) });
      const stored = page.waitForResponse((response) => /\/v0\/b\//.test(response.url()) && response.ok());
      await attach(page, [pdfFile('配置図.pdf')]);
      await stored;
      await orderForm(page).toConfirm.click();
      await expect(stepHeading(page, 3)).toBeVisible();
    });

    test('maintenance is announced, and its end', async ({ page, request }) => {
      const { announce } = await ownApp(page, request);
      await page.goto('/login');
      await signIn(page, 'yamada');
      await announce('22:00〜');
      await expect(heading(page)).toHaveText([t('maintenance.title')]);
      await announce(null);
      await expect(homeLink(page)).toBeVisible();
    });
  });
