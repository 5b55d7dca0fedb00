import { expect, type Page } from '@playwright/test';
import type { TestFile } from '../support/provider/files.ts';
import { t } from '../support/text.ts';

/** Its name goes on with a count as soon as there are papers; the link of each estimate ends with the same word. */
export const papersTab = (page: Page) => page.getByRole('link', { name: new RegExp(`^${t('contract.title')}`) });

/** The only contract of the order on the screen. */
export function papersCard(page: Page) {
  const download = page.getByRole('button', {
    name: new RegExp(`^(${t('contract.download')}|${t('contract.downloadAgain')})$`),
  });
  const card = page.getByRole('main').getByRole('region').filter({ has: download });
  return {
    card,
    download: card.locator(download),
    downloadAgain: card.getByRole('button', { name: t('contract.downloadAgain') }),
    /** Opens the choice of another file. */
    replace: card.getByRole('button', { name: t('contract.replace'), exact: true }),
    /** Saves what was handed in. */
    copy: card.getByRole('button', { name: t('contract.copy') }),
    replaceNow: card.getByRole('button', { name: t('contract.replaceNow') }),
    submit: card.getByRole('button', { name: t('contract.upload') }),
    /** As a customer does, through the file dialog. */
    async choose(file: TestFile): Promise<void> {
      const chooser = page.waitForEvent('filechooser');
      await card.getByRole('button', { name: t('upload.choose') }).click();
      await (await chooser).setFiles([file]);
      await expect(card.getByRole('button', { name: t('upload.remove', { name: file.name }) })).toBeVisible();
    },
  };
}
