import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { t } from '../support/text.ts';
import { expect, test } from './engine-test.ts';
import { expectWholeDialog } from './looks.ts';

test('a bill is downloaded as a PDF', async ({ visitor, folder }) => {
  const bills = async () => (await readdir(folder)).filter((file) => file.endsWith('.pdf'));
  await visitor.signIn('tanaka');
  await visitor.arrive();
  await visitor.open('/billing');
  await visitor.click({ role: 'button', name: t('zip.title') });
  await expectWholeDialog(visitor, { role: 'dialog', name: t('zip.title') });
  await visitor.driver.press('Escape');
  await visitor.click({ role: 'button', name: new RegExp(t('billing.download')) });
  await expect.poll(bills, { message: 'downloaded' }).toHaveLength(1);
  const [bill = ''] = await bills();
  expect((await readFile(join(folder, bill))).subarray(0, 16).toString('latin1')).toContain('%PDF-');
});
