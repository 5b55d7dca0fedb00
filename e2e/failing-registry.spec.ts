import { answer, GONE, NEVER } from './fault/answers.ts';
import { TARGETS, type Target } from './fault/target.ts';
import { openWithoutRemote, REMOTES, visitAreas } from './pages/areas.ts';
import { ABOUT_FAULTS, card, expectCard, expectMounted, expectOtherAreasWork, retry } from './pages/failure.ts';
import { goTo, heading, homeLink, logOut } from './pages/frame.ts';
import { loginForm } from './pages/login.ts';
import { expect, test } from './portal-test.ts';
import { watchReports } from './support/page/error-reports.ts';
import { LONG } from './support/page/screens.ts';
import { changeRegistry, replaceRegistry } from './support/release/registry.ts';
import { t } from './support/text.ts';

/* The document that says where the remotes are, itself broken: it never stops the portal. */

test.describe.configure({ mode: 'parallel' });
test.use({ account: 'yamada' });
test.beforeEach(({ complaints }) => complaints.allow(...ABOUT_FAULTS, /registry/));

const [SAMPLE] = TARGETS;

for (const [what, text, length] of [
  ['is cut off', '{"schema":2,"revision":"r1","remotes":{', {}],
  ['is empty', '', LONG],
  ['is a page', '<!doctype html><title>404</title>', LONG],
  ['is of a later kind', '{"schema":99,"revision":"r1","remotes":{}}', LONG],
] as const)
  test(
    `a registry that ${what}: in a new browser a card, home, signing out, and one press`,
    length,
    async ({ page }) => {
      const reports = watchReports(page);
      const mend = await replaceRegistry(page, text);
      await page.goto(SAMPLE.prefix);
      await expect(card(page)).toBeVisible();
      await homeLink(page).click();
      await expect(page.getByRole('heading', { name: t('home.attentionTitle') })).toBeVisible();
      await reports.expectOne(/registry/);
      await page.goBack();
      await expect(card(page)).toBeVisible();
      await mend();
      await retry(page).click();
      await expectMounted(page, SAMPLE);
    },
  );

test('with a broken registry, signing out works', LONG, async ({ page }) => {
  await replaceRegistry(page, '');
  await page.goto(SAMPLE.prefix);
  await expect(card(page)).toBeVisible();
  await logOut(page);
  await expect(loginForm(page).heading).toBeVisible();
});

test('with a broken registry, the areas that this browser has used before go on', async ({ page }) => {
  await openWithoutRemote(page);
  for (const [, prefixes] of REMOTES) await visitAreas(page, prefixes, 1);
  const reports = watchReports(page);
  await replaceRegistry(page, '{"schema":2,');
  await page.goto(SAMPLE.prefix);
  await expectMounted(page, SAMPLE);
  await reports.expectOne(/is used instead/);
  for (const { other } of TARGETS) {
    await goTo(page, other);
    await expect(heading(page)).toHaveText(other);
    await expect(card(page)).toBeHidden();
  }
});

for (const [what, answerWith, length] of [
  ['is gone', GONE, {}],
  ['never answers', NEVER, LONG],
] as const)
  test(
    `the published registry ${what}: a failure of an open page still has its card, and one press`,
    length,
    async ({ page }) => {
      const reports = watchReports(page);
      await answer(page, (path) => path === '/remotes.json', answerWith);
      const mend = await answer(page, (path) => path === SAMPLE.build.entry, GONE);
      const asked = page.waitForRequest(/\/remotes\.json$/);
      await page.goto(SAMPLE.prefix);
      await asked;
      await expectCard(page, SAMPLE);
      await reports.expectNames(SAMPLE);
      await mend();
      await retry(page).click();
      await expectMounted(page, SAMPLE);
    },
  );

for (const target of TARGETS)
  test(
    `${target.remote} alone is listed wrongly: the others live, and one press`,
    target === SAMPLE ? {} : LONG,
    async ({ page }) => {
      const reports = watchReports(page);
      const mend = await changeRegistry(page, ({ remotes }) => {
        const listed = remotes[target.remote];
        if (listed) Object.assign(listed.current, { entry: 'javascript:alert(1)' });
      });
      await page.goto(target.prefix);
      await expect(card(page)).toBeVisible();
      await expect(heading(page)).toHaveText(target.title);
      await expectOtherAreasWork(page, target);
      await reports.expectNames(target);
      await mend();
      await retry(page).click();
      await expectMounted(page, target);
    },
  );

/** Sixty more of the same build, in a part of the addresses that nobody visits. */
function addSixty(remotes: Record<string, object>, { build }: Target): void {
  for (let index = 0; index < 60; index += 1) {
    const name = `more-${String.fromCharCode(97 + (index % 26))}${index < 26 ? '' : index < 52 ? 'a' : 'b'}`;
    remotes[`mf-${name}`] = { areas: { [`/${name}`]: { title: name } }, current: build };
  }
}

test('sixty-four remotes, and fields of a later release: every area opens, and nothing is reported', async ({
  page,
}) => {
  const reports = watchReports(page);
  await changeRegistry(page, (registry) => {
    for (const remote of Object.values(registry.remotes)) {
      Object.assign(remote, { later: 1 });
      Object.assign(remote.current, { later: { deep: [] } });
      for (const area of Object.values(remote.areas)) Object.assign(area, { later: null });
    }
    Object.assign(registry, { later: 'x' });
    addSixty(registry.remotes, SAMPLE);
  });
  await openWithoutRemote(page);
  for (const [, prefixes] of REMOTES) await visitAreas(page, prefixes, 1);
  reports.expectNone();
});
