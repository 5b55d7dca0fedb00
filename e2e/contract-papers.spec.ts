import { readFile } from 'node:fs/promises';
import { answer, call, refused } from './fault/answers.ts';
import { papersCard, papersTab } from './pages/contract-papers.ts';
import { heading } from './pages/frame.ts';
import { expect, test } from './portal-test.ts';
import { API } from './support/addresses.ts';
import { expectNoSidewaysScrolling } from './support/page/looks.ts';
import { LONG, SCREENS } from './support/page/screens.ts';
import { lineOf } from './support/page/slow-line.ts';
import { whileDeskRests } from './support/provider/desk.ts';
import { largePdfFile, pdfFile } from './support/provider/files.ts';
import { makePapers } from './support/provider/lessee-api.ts';
import { t } from './support/text.ts';

test.use({ account: 'sato' });

for (const [screen, size, length] of SCREENS) {
  test.describe(screen, length, () => {
    test.use(size);

    test('the papers of an accepted estimate are read, signed and sent in [1.9, 2.31, 4.29, 7.35, 7.36]', async ({
      page,
    }) => {
      const { id, name } = await makePapers('sato');
      await page.goto(`/order/${id}`);
      await expect(heading(page, name)).toBeVisible();
      await papersTab(page).click();
      const card = papersCard(page);
      await expect(card.card.getByText(t('contract.toBeSubmitted'))).toBeVisible();
      await expectNoSidewaysScrolling(page);

      const downloading = page.waitForEvent('download');
      await card.download.click();
      expect((await downloading).suggestedFilename()).toMatch(/^契約書_.+\.pdf$/);
      await expect(card.card.getByText(t('contract.downloaded'))).toBeVisible();
      await expect(card.downloadAgain).toBeVisible();

      await card.choose(pdfFile('契約書（署名済み）.pdf'));
      await card.submit.click();
      const done = page.getByRole('dialog', { name: t('dialog.infoTitle') });
      await expect(done).toContainText(t('contract.uploaded'));
      await expect(page.getByText(t('contract.uploaded'))).toHaveCount(1);
      if (screen === 'on a desk') {
        const { width, height } = await done.evaluate((element) => element.getBoundingClientRect());
        expect([width, height < 240], `${height} pixels high`).toEqual([600, true]);
      }
      await done
        .getByRole('button', { name: t('common.close') })
        .first()
        .click();
      // The provider concludes the contract some seconds later.
      const state = card.card
        .getByText(t('contract.submitted'), { exact: true })
        .or(card.card.getByText(t('contract.contracted'), { exact: true }));
      await expect(state).toBeVisible();
    });
  });
}

test('what was handed in is replaced until the contract is concluded, and its copy is saved then [7.36]', async ({
  page,
  request,
}) => {
  const { id } = await makePapers('sato');
  await page.goto(`/order/${id}/contract`);
  const card = papersCard(page);
  const done = page.getByRole('dialog', { name: t('dialog.infoTitle') });
  const closeDone = () =>
    done
      .getByRole('button', { name: t('common.close') })
      .first()
      .click();
  await whileDeskRests(request, async () => {
    await card.choose(pdfFile('一枚目.pdf'));
    await card.submit.click();
    await expect(done).toContainText(t('contract.uploaded'));
    await closeDone();
    await expect(card.card.getByText('一枚目.pdf')).toBeVisible();

    await card.replace.click();
    await card.choose(pdfFile('二枚目.pdf'));
    await card.replaceNow.click();
    await expect(done).toContainText(t('contract.replaced'));
    await closeDone();
    await expect(card.card.getByText('二枚目.pdf')).toBeVisible();
    await expect(card.card.getByText('一枚目.pdf')).toHaveCount(0);
    await expect(card.replace).toBeVisible();
  });
  await expect(async () => {
    await page.reload();
    await expect(card.card.getByText(t('contract.contracted'), { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(card.card.getByText('二枚目.pdf')).toBeVisible();
  await expect(card.replace).toHaveCount(0);

  const saving = page.waitForEvent('download');
  await card.copy.click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('二枚目.pdf');
  expect(await readFile(await saved.path())).toEqual(pdfFile('二枚目.pdf').buffer);
});

test('a line that is cut while the contract is sent leaves it chosen', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED|Failed to load resource/);
  const { id } = await makePapers('sato');
  await page.goto(`/order/${id}/contract`);
  const card = papersCard(page);
  let isCut = true;
  await page.route(`${API}/contract/pdf/*`, (route) => (isCut ? route.abort() : route.fallback()));
  await card.choose(pdfFile('署名済み.pdf'));
  await card.submit.click();
  const failure = page.getByRole('alertdialog', { name: t('errorDialog.timeoutTitle') });
  await expect(failure).toContainText(t('contract.whereToLook'));
  await failure
    .getByRole('button', { name: t('common.close') })
    .first()
    .click();
  isCut = false;
  await card.submit.click();
  await expect(page.getByRole('dialog', { name: t('dialog.infoTitle') })).toContainText(t('contract.uploaded'));
});

test('papers that cannot be loaded lead one page back [8.24]', async ({ page, complaints }) => {
  complaints.allow(/500/);
  const { id, name } = await makePapers('sato');
  await answer(page, call(`/order/${id}/contract`), refused(500));
  await page.goto(`/order/${id}?tab=detail`);
  await expect(heading(page, name)).toBeVisible();
  await papersTab(page).click();
  const failure = page.getByRole('alertdialog', { name: t('errorDialog.getTitle') });
  await expect(failure).toContainText(t('contract.loadFailed'));
  await failure
    .getByRole('button', { name: t('common.close') })
    .first()
    .click();
  await expect(page).toHaveURL(`/order/${id}?tab=detail`);
});

/** Longer than the eight seconds of other calls: the limit grows with the size. */
for (const [what, bytes, seconds, length] of [
  ['one megabyte', 1_000_000, 9, {}],
  ['five megabytes, the most that there may be,', 5_000_000, 50, LONG],
] as const) {
  test(`${what} arrive on a line of 1 Mbit/s`, length, async ({ page }) => {
    test.slow();
    const { id } = await makePapers('sato');
    await page.goto(`/order/${id}/contract`);
    const card = papersCard(page);
    await card.choose(largePdfFile('署名済み.pdf', bytes));
    const line = await lineOf(page);
    await line({ megabitsPerSecond: 1 });
    const startedAt = Date.now();
    await card.submit.click();
    await expect(page.getByText(t('contract.sending'))).toBeVisible();
    await expect(page.getByRole('dialog', { name: t('dialog.infoTitle') })).toContainText(t('contract.uploaded'), {
      timeout: 120_000,
    });
    const took = (Date.now() - startedAt) / 1000;
    test.info().annotations.push({ type: 'took', description: `${took.toFixed(1)} s for ${bytes} bytes` });
    expect(took).toBeGreaterThan(seconds);
  });
}
