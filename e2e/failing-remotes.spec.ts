import type { Page } from '@playwright/test';
import { answer, holdBack, NEVER } from './fault/answers.ts';
import { AT_ONCE, release, releaseFaulty, UNCAUGHT } from './fault/faults.ts';
import { FAULTY_BUTTON, setFault } from './fault/faulty-container.ts';
import { TARGETS, type Target } from './fault/target.ts';
import {
  ABOUT_FAULTS,
  card,
  expectCard,
  expectMounted,
  expectOtherAreasWork,
  pressTooEarly,
  retry,
} from './pages/failure.ts';
import { goTo, heading, logOut, openMenu } from './pages/frame.ts';
import { loginForm, signIn } from './pages/login.ts';
import { expect, test } from './portal-test.ts';
import { PORTAL } from './support/addresses.ts';
import { watchReports } from './support/page/error-reports.ts';
import { LONG } from './support/page/screens.ts';
import { releaseForMyself } from './support/release/own-release.ts';
import { changeRegistry, currentBuild } from './support/release/registry.ts';
import { t } from './support/text.ts';

/*
 * Every fault with every remote of the registry: a new remote is tested without a line here. The usual run tries every
 * fault with one remote; unit tests cover what the loader decides.
 */
test.describe.configure({ mode: 'parallel' });

async function expectEverythingElseWorks(page: Page, target: Target): Promise<void> {
  await expectOtherAreasWork(page, target);
  await logOut(page);
  await expect(loginForm(page).heading).toBeVisible();
  await signIn(page, 'yamada');
  await page.goto(target.prefix);
  await expectCard(page, target);
}

test.use({ account: 'yamada' });
test.beforeEach(({ complaints }) => complaints.allow(...ABOUT_FAULTS));

const [SAMPLE, ...OTHERS] = TARGETS;

for (const { what, arrange } of AT_ONCE) {
  test(`${what}: a card, and one press`, async ({ page }) => {
    const reports = watchReports(page);
    const mend = await arrange(page, SAMPLE);
    await page.goto(SAMPLE.prefix);
    await expectCard(page, SAMPLE);
    await reports.expectNames(SAMPLE);
    await mend();
    await retry(page).click();
    await expectMounted(page, SAMPLE);
  });

  for (const target of TARGETS)
    test(`${target.remote}, ${what}: everything else works, and one press`, LONG, async ({ page }) => {
      const reports = watchReports(page);
      const mend = await arrange(page, target);
      await page.goto(target.prefix);
      await expectCard(page, target);
      await expectEverythingElseWorks(page, target);
      await reports.expectNames(target);
      await mend();
      await retry(page).click();
      await expectMounted(page, target);
    });
}

test('with the card on the screen, other areas and signing out work', async ({ page }) => {
  await releaseFaulty(page, SAMPLE, 'throws at load');
  await page.goto(SAMPLE.prefix);
  await expectCard(page, SAMPLE);
  await expectEverythingElseWorks(page, SAMPLE);
});

for (const target of OTHERS)
  test(
    `${target.remote} hangs, does not fit, loses its page, crashes, and works after a press`,
    LONG,
    async ({ page }) => {
      const reports = watchReports(page);
      await page.clock.install();
      await releaseFaulty(page, target, 'hangs');
      await page.goto(target.prefix);
      await openMenu(page);
      await page.clock.runFor(8000);
      await expectCard(page, target);
      for (const fault of ['wrong contract', 'loses its page', 'throws in render'] as const) {
        await setFault(page, fault);
        await retry(page).click();
        await expectCard(page, target);
      }
      await expectOtherAreasWork(page, target);
      await setFault(page, null);
      await retry(page).click();
      await expectMounted(page, target);
      await reports.expectNames(target);
    },
  );

for (const fault of UNCAUGHT)
  for (const target of TARGETS)
    test(
      `${target.remote} ${fault}: it is reported, and the page stays`,
      target === SAMPLE ? {} : LONG,
      async ({ page }) => {
        const reports = watchReports(page);
        await releaseFaulty(page, target, fault);
        await page.goto(target.prefix);
        await page.getByRole('button', { name: FAULTY_BUTTON }).click();
        await reports.expectNames(target);
        await expectMounted(page, target);
        await goTo(page, target.other);
        await expect(heading(page)).toHaveText(target.other);
      },
    );

/** Of the files that a page needs, who hangs. */
const SLOW = [
  ['the entry', ({ build }: Target) => build.entry],
  ['the code', ({ build, prefix }: Target) => build.preload[prefix]?.at(-1)],
  ['the page’s own code', ({ build, prefix }: Target) => build.pageFiles[prefix]?.at(-1)],
] as const;

for (const target of TARGETS) {
  for (const [index, [what, fileOf]] of SLOW.entries()) {
    const isUsual = target === SAMPLE;
    // The customer's own time once; elsewhere its clock goes faster.
    const isReal = target === SAMPLE && index === 0;
    test(
      `${target.remote}, ${what} hangs: a notice after 3 s, a card after 8, one press`,
      isUsual ? {} : LONG,
      async ({ page }) => {
        const file = fileOf(target);
        if (!file) throw new Error(`${target.remote} has no such file`);
        const reports = watchReports(page);
        if (!isReal) await page.clock.install();
        const pass = (ms: number) => (isReal ? undefined : page.clock.runFor(ms));
        const mend = await answer(page, (path) => path === file, NEVER);
        await page.goto(target.prefix, { waitUntil: 'commit' });
        await openMenu(page);
        await pass(3000);
        await expect(page.getByText(t('common.stillLoading'))).toBeVisible({ timeout: 5000 });
        await pass(5000);
        await expectCard(page, target, 7000);
        await reports.expectNames(target);
        await mend();
        await retry(page).click();
        await expectMounted(page, target);
      },
    );
  }
}

test('an entry that takes its time is waited for: a notice, and no card', async ({ page }) => {
  await page.clock.install();
  const late = await holdBack(page, SAMPLE.build.entry);
  await page.goto(SAMPLE.prefix, { waitUntil: 'commit' });
  await openMenu(page);
  await page.clock.runFor(3000);
  await expect(page.getByText(t('common.stillLoading'))).toBeVisible();
  late.comes();
  await expectMounted(page, SAMPLE);
});

test('an entry that comes when it was given up changes nothing; one press', async ({ page }) => {
  await page.clock.install();
  const late = await holdBack(page, SAMPLE.build.entry);
  await page.goto(SAMPLE.prefix, { waitUntil: 'commit' });
  await openMenu(page);
  await page.clock.runFor(8000);
  await expectCard(page, SAMPLE);
  late.comes();
  await expectCard(page, SAMPLE);
  await retry(page).click();
  await expectMounted(page, SAMPLE);
});

test('both versions hang: a card before eighteen seconds are over, and one press', async ({ page }) => {
  await page.clock.install();
  const { remote, build } = SAMPLE;
  const earlier = {
    ...build,
    version: 'earlier',
    container: `${build.container}_earlier`,
    entry: `${build.entry}-earlier.js`,
  };
  await changeRegistry(page, ({ remotes }) => {
    const released = remotes[remote];
    if (released) released.previous = earlier;
  });
  const late = await holdBack(page, build.entry, earlier.entry);
  await page.goto(SAMPLE.prefix, { waitUntil: 'commit' });
  await openMenu(page);
  const second = page.waitForRequest((request) => request.url().includes(earlier.entry));
  await page.clock.runFor(8000);
  await second;
  await page.clock.runFor(8000);
  await expectCard(page, SAMPLE);
  late.comes();
  await retry(page).click();
  await expectMounted(page, SAMPLE);
});

test('a remote that was built for another version of a shared library gets the portal’s', async ({ page }) => {
  const entry = await (await fetch(PORTAL + SAMPLE.build.entry)).text();
  const other = entry.replace(/requiredVersion:"\d[^"]*"/g, 'requiredVersion:"99.0.0"');
  expect(other).not.toBe(entry);
  await release(page, SAMPLE, other);
  await page.goto(SAMPLE.prefix);
  await expectMounted(page, SAMPLE);
});

test('a version’s folder is deleted and put back while its page is open: one press', async ({ page }) => {
  const release = await releaseForMyself(page, 'mf-billing', '/billing');
  try {
    release.takeAway();
    await page.goto('/billing');
    await expect(card(page)).toBeVisible();
    await pressTooEarly(page, /\/mf-billing\/[^/]+\/remoteEntry\./);
    release.putBack();
    await retry(page).click();
    await expect(page.getByRole('searchbox', { name: t('billing.searchLabel') })).toBeVisible();
  } finally {
    release.remove();
  }
});

test('if the released version cannot be loaded, the previous one is shown in the same visit', async ({ page }) => {
  const working = await currentBuild('mf-account');
  await changeRegistry(page, ({ remotes }) => {
    const account = remotes['mf-account'];
    if (!account) throw new Error('no mf-account');
    account.previous = working;
    account.current = {
      version: 'broken',
      container: 'mf_account_broken',
      entry: '/mf/mf-account/broken/remoteEntry.00000000.js',
      integrity: working.integrity,
      preload: {},
      pageFiles: {},
    };
  });
  await page.goto('/password');
  await expect(heading(page, t('password.title'))).toBeVisible();
  await expect(page.getByLabel(t('password.current'), { exact: true })).toBeVisible();
  await expect(card(page)).toBeHidden();
});
