import type { Page } from '@playwright/test';
import { heading, homeLink, requestSearch } from './pages/frame.ts';
import { expect, test } from './portal-test.ts';
import { API, STORAGE } from './support/addresses.ts';
import { expectAccessible } from './support/page/accessible.ts';
import { expectFitsAtEveryWidth, expectSameAfterReload, watchArrival } from './support/page/looks.ts';
import { inReport, LOOK, SCREENS, SHIFT_LIMITS } from './support/page/screens.ts';
import { EICAR, pdfFile, type TestFile } from './support/provider/files.ts';
import { t } from './support/text.ts';

test.use({ account: 'sato' });

const LONG_NAME = '依頼書_臨海副都心連絡橋耐震補強および塗装塗替工事（第二期・東側橋脚）_最終版.pdf';

const byFile = (page: Page) => ({
  step: (key: 'step1' | 'doneTitle') => page.getByRole('heading', { level: 2, name: t(`orderFile.${key}`) }),
  choose: page.getByRole('button', { name: t('upload.choose') }),
  submit: page.getByRole('button', { name: t('orderFile.submit') }),
});

async function choose(page: Page, file: TestFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await byFile(page).choose.click();
  await (await chooser).setFiles([file]);
}
/** The paths to which files were sent, each attempt with its own. */
const stored = (page: Page): Set<string> => {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const name = new URL(request.url()).searchParams.get('name');
    if (request.method() === 'POST' && name?.startsWith('order_files/')) paths.add(name);
  });
  return paths;
};
const chosen = (page: Page, { name }: TestFile) => page.getByRole('button', { name: t('upload.remove', { name }) });

for (const [screen, size, length] of inReport(SCREENS)) {
  test.describe(screen, length, () => {
    test.use(size);

    test(
      'a file is chosen, uploaded and ordered with; what was sent is listed [2.26, 2.70, 7.19, 7.45]',
      LOOK,
      async ({ page }) => {
        const form = byFile(page);
        const uploads = stored(page);
        const arrival = await watchArrival(page);
        await page.goto('/');
        await requestSearch(page, 'byFile');
        await expect(heading(page, t('orderFile.title'))).toBeVisible();
        await expect(form.step('step1')).toBeVisible();
        await form.submit.click();
        await expect(page.getByText(t('validation.requiredSelect', { label: t('orderFile.file') }))).toBeVisible();
        await choose(page, { name: '別紙.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
        await expect(
          page.getByText(t('upload.refused', { name: '別紙.pdf', reason: t('upload.errorContent') })),
        ).toBeVisible();
        await expectAccessible(page, 'by file, refused');
        const file = pdfFile(LONG_NAME);
        await choose(page, file);
        await expect(chosen(page, file)).toBeVisible();
        await expectAccessible(page, 'by file, chosen');

        await homeLink(page).click();
        const question = page.getByRole('alertdialog');
        await expect(question).toContainText(file.name);
        await expectAccessible(page, 'by file, leave?');
        await question.getByRole('button', { name: t('common.cancel') }).click();

        const answer = page.waitForResponse(`${API}/order/file`);
        await form.submit.click();
        await expect(form.step('doneTitle')).toBeVisible();
        expect((await answer).status()).toBe(201);
        expect([...uploads]).toEqual([expect.stringMatching(/^order_files\/[0-9A-Za-z]{18}-\d{13}-依頼書_臨海副都心/)]);
        await expect(page.getByText(t('orderFile.sent', { name: file.name, size: '1KB' }))).toBeVisible();
        await expectAccessible(page, 'by file, completion');
        const { sum, by } = await arrival();
        expect(sum, by).toBeLessThan(SHIFT_LIMITS[screen === 'on a phone' ? screen : 'on a desk']);

        await expectSameAfterReload(page, form.step('doneTitle'));
        await page.getByRole('button', { name: t('orderCreate.createAnother') }).click();
        await expect(form.step('step1')).toBeVisible();
        await expect(chosen(page, file)).toHaveCount(0);
        await page.goBack();
        await page.getByRole('link', { name: t('orderCreate.toList') }).click();
        await expect(heading(page, t('order.listTitle'))).toBeVisible();
      },
    );
  });
}

test('a file in which the scanner finds something is said at the field, and another can be chosen', async ({
  page,
  complaints,
}) => {
  complaints.allow(/400/);
  const form = byFile(page);
  const file = { name: '依頼書_感染.csv', mimeType: 'text/csv', buffer: Buffer.from(`現場名,${EICAR}`) };
  const why = t('upload.malware', { name: file.name });
  await page.goto('/order/create-by-file');
  await choose(page, file);
  await expect(chosen(page, file)).toBeVisible();
  await form.submit.click();
  await expect(page.getByRole('alertdialog')).toContainText(why);
  await page.getByRole('button', { name: t('common.close'), exact: true }).click();
  await expect(page.getByText(why)).toBeVisible();
  await expectAccessible(page, 'by file, malware');
  const other = pdfFile('依頼書_別.pdf');
  await choose(page, other);
  await form.submit.click();
  await expect(form.step('doneTitle')).toBeVisible();
});

test('a network that is cut keeps the file, and what is uploaded is not uploaded again', async ({
  page,
  complaints,
}) => {
  test.slow();
  complaints.allow(/ERR_CONNECTION_RESET/, /could not be uploaded/);
  const form = byFile(page);
  const file = pdfFile('依頼書_通信断.pdf');
  const uploads = stored(page);
  await page.goto('/order/create-by-file');
  await choose(page, file);
  await expect(chosen(page, file)).toBeVisible();

  await page.route(`${STORAGE}/**`, (route) => route.abort('connectionreset'));
  await form.submit.click();
  await expect(page.getByText(t('upload.failed', { name: file.name }))).toBeVisible({ timeout: 40_000 });
  await page.unroute(`${STORAGE}/**`);
  uploads.clear();

  await page.route(`${API}/order/file`, (route) => route.abort('connectionreset'));
  await form.submit.click();
  await expect(page.getByRole('alertdialog')).toContainText(t('order.whereToLook'));
  await page.getByRole('button', { name: t('common.close'), exact: true }).click();
  await expectSameAfterReload(page, chosen(page, file));
  await page.unroute(`${API}/order/file`);
  await form.submit.click();
  await expect(form.step('doneTitle')).toBeVisible();
  expect(uploads.size).toBe(1);
});

test('an upload on a slow line shows how far it is, and can be stopped', async ({ page }) => {
  const form = byFile(page);
  const file = { ...pdfFile('依頼書_低速.pdf') };
  file.buffer = Buffer.concat([file.buffer, Buffer.alloc(4_000_000)]);
  await page.goto('/order/create-by-file');
  await choose(page, file);
  await expect(chosen(page, file)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: 125_000,
    uploadThroughput: 125_000,
  });
  await form.submit.click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expectFitsAtEveryWidth(page);
  await expectAccessible(page, 'by file, uploading');
  await page.getByRole('button', { name: t('upload.cancel') }).click();
  await expect(chosen(page, file)).toBeFocused();
});
