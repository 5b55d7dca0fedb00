import { expect, test } from './portal-test.ts';
import { NEWS } from './support/areas.ts';
import { composeNewer, openNewerRelease } from './support/release/newer-release.ts';
import { t } from './support/text.ts';

// A remote is released separately: its texts and its pages are its own.

test.use({ account: 'yamada' });
test.beforeAll(() => composeNewer('mf-news'));

test(
  'a remote that is newer than the shell shows its new page with its new text',
  NEWS,
  async ({ page, complaints }) => {
    complaints.allow(/missingText/);
    await openNewerRelease(page, 'mf-news');
    await page.goto('/news/guide');
    await expect(page.getByRole('heading', { level: 1, name: 'お知らせの読み方' })).toBeVisible();
    await expect(page).toHaveTitle(t('app.titleTemplate', { page: 'お知らせの読み方' }));
  },
);

test(
  'a common text that the older shell lacks is reported and replaced by something readable',
  NEWS,
  async ({ page, complaints }) => {
    complaints.allow(/missingText/);
    await openNewerRelease(page, 'mf-news');
    const reporting = page.waitForRequest(/\/notify-error$/);
    await page.goto('/news/guide');
    await expect(page.getByRole('main').getByText('（表示できません）')).toBeVisible();
    const report = (await reporting).postDataJSON();
    expect(report).toMatchObject({ category: 'missingText', error: { message: 'mf-news common.newerThanTheShell' } });
  },
);

test('the shell itself has no such page', NEWS, async ({ page, complaints }) => {
  complaints.allow(/404/);
  await page.goto('/news/guide');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText('お知らせの読み方')).toHaveCount(0);
});
