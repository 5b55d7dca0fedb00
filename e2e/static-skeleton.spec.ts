import type { Page } from '@playwright/test';
import { holdBack } from './fault/answers.ts';
import { homeLink } from './pages/frame.ts';
import { loginForm } from './pages/login.ts';
import { expect, test } from './portal-test.ts';
import { API } from './support/addresses.ts';
import { watchArrival, watchFlash } from './support/page/looks.ts';
import { NARROW, WIDE } from './support/page/screens.ts';
import { t } from './support/text.ts';

/* What the document shows before its scripts have run, held against what React shows in its place. */

const WIDTHS = [NARROW.viewport, { width: 768, height: 1024 }, WIDE.viewport];
const SHELLS_SCRIPT = /^\/shell\/[^/]+\/main\.[^/]+\.js$/;

/** Everything on the screen that can be seen, with its place and its look. */
const seen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('#root *')].filter((element) => element.checkVisibility());
    return elements.flatMap((element) => {
      const text = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const { x, y, width, height, bottom } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const isPainted =
        text.length > 0 ||
        element instanceof SVGElement ||
        style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        style.borderBottomWidth !== '0px';
      // What is only for screen readers, and the link that skips the header, cannot be seen.
      if (!isPainted || width * height <= 1 || bottom <= 0) return [];
      const look = [style.color, style.backgroundColor, style.fontSize, style.fontWeight];
      return [[x, y, width, height, ...look, ...text.map((node) => node.textContent)].join(' ')];
    });
  });

const picture = (page: Page) => page.locator('[data-static-skeleton]');
const loading = (page: Page) => page.getByRole('status').filter({ hasText: t('common.loading') });

/** At each width: the picture while the shell's script is on its way, and what React shows while it waits for `answered`. */
async function expectNoJump(page: Page, path: string, waiting: (page: Page) => Promise<void>): Promise<void> {
  const arrival = await watchArrival(page);
  const hasFlashed = await watchFlash(page);
  for (const viewport of WIDTHS)
    await test.step(`${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      let comes: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        comes = resolve;
      });
      await page.route(
        ({ pathname }) => SHELLS_SCRIPT.test(pathname),
        async (route) => {
          await held;
          await route.continue();
        },
        { times: 1 },
      );
      await page.goto(path, { waitUntil: 'commit' });
      await expect(picture(page)).toBeVisible();
      await expect(loading(page)).toBeAttached();
      const before = await seen(page);
      expect(before.length).toBeGreaterThan(10);
      // React's placeholders begin to pulse from where these stand still.
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      comes();
      await expect(picture(page)).toHaveCount(0);
      await waiting(page);
      expect(await seen(page)).toEqual(before);
      const { sum, by } = await arrival();
      expect(sum, by).toBe(0);
      expect(await hasFlashed()).toBe(false);
    });
}

test('a visitor sees the login’s card before any script has run, and nothing of it moves when React comes', async ({
  page,
}) => {
  const arrival = await watchArrival(page);
  const hasFlashed = await watchFlash(page);
  const whereIs = async (name: string) => (await page.locator(name).first().boundingBox())?.y;
  for (const viewport of WIDTHS)
    await test.step(`${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      const { comes } = await holdBack(page, SHELLS_SCRIPT);
      await page.goto('/login', { waitUntil: 'commit' });
      await expect(picture(page)).toBeVisible();
      await expect(loading(page)).toBeAttached();
      const before = await whereIs('footer');
      comes();
      await expect(loginForm(page).submit).toBeVisible();
      await expect(picture(page)).toHaveCount(0);
      expect(await whereIs('footer')).toBe(before);
      const { sum, by } = await arrival();
      expect(sum, by).toBe(0);
      expect(await hasFlashed()).toBe(false);
    });
});

test.describe('of a customer', () => {
  test.use({ account: 'yamada' });

  for (const path of ['/', '/order', '/billing'])
    test(`the frame of ${path} is there before any script has run, and nothing of it moves when React comes`, async ({
      page,
    }) => {
      const { comes } = await holdBack(page, new URL(`${API}/user`).pathname);
      await expectNoJump(page, path, async () => expect(homeLink(page)).toBeVisible());
      comes();
      await expect(page.locator('main').getByRole('link').first()).toBeVisible();
    });
});
