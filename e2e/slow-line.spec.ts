import { TARGETS } from './fault/target.ts';
import { REMOTES, visitAreas } from './pages/areas.ts';
import { heading } from './pages/frame.ts';
import { expect, test } from './portal-test.ts';
import { LONG } from './support/page/screens.ts';
import { lineOf } from './support/page/slow-line.ts';
import { t } from './support/text.ts';

test.use({ account: 'yamada' });

/** The first document of a visit is cold; from there, every area that this line has not brought yet. */
for (const { remote, prefix, title } of TARGETS)
  test(`on a 3G line, a visit that begins in ${remote} opens every area without a card`, LONG, async ({ page }) => {
    test.slow();
    const setLine = await lineOf(page);
    await setLine({ megabitsPerSecond: 0.4, latency: 400 });
    await page.goto(prefix, { waitUntil: 'commit' });
    await expect(heading(page, title)).toBeVisible({ timeout: 45_000 });
    await page.goto('/nowhere', { waitUntil: 'commit' });
    await expect(heading(page, t('notFound.title'))).toBeVisible({ timeout: 30_000 });
    for (const [, prefixes] of REMOTES) await visitAreas(page, prefixes, 1);
  });
