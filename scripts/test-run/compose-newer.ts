/**
 * Releases of remotes that are newer than the shell, for the browser tests: composed beside the portal that they have.
 * `compose-newer.ts mf-news newer-remote`, where the second names a folder of `.cache/newer`
 */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type AppBuild, buildFolder } from '@portal/app-kit/build';
import { localEnvironment, TEST_PORTS } from '@portal/app-kit/build/local-environment';
import { compose } from '@portal/release';
import { remotes, shell } from '../apps.ts';
import { endWith } from '../console.ts';
import { root } from '../root.ts';
import { type AppCopy, copyApp } from './app-copy.ts';

const PAGE = `
import { Page, Text } from '@portal/ui';
import { t } from '#text/t.ts';

export function GuidePage() {
  return (
    <Page title={t('news.guideTitle')}>
      <Text>{t('common.newerThanTheShell')}</Text>
    </Page>
  );
}
`;
const ROUTE = `'/news': [
      {
        path: 'guide',
        page: () => import('#guide/guide-page.tsx').then(({ GuidePage }) => GuidePage),
      },`;
const USAGE_PAGE = 'mf-billing/src/usage/list/usage-list-page.tsx';
const USAGE_BEGINS = 'export function UsageListPage() {';
const USAGE_TITLE = "title={t('usage.title')";
const MESSAGES = 'export const messages = {';
const ORDER_TITLE = "'orderCreate.title': '新しい依頼";

/** What is new in each. */
const NEWS: Record<string, (copy: AppCopy) => void> = {
  /** A page unknown to the shell, with its own text and a common text that only a later shell has. */
  'mf-news'({ change, write }) {
    change('mf-news/src/remote.ts', "'/news': [", ROUTE);
    change('mf-news/src/text/messages.ts', MESSAGES, `${MESSAGES}\n  'news.guideTitle': 'お知らせの読み方',`);
    write('mf-news/src/guide/guide-page.tsx', PAGE);
  },
  /** Another heading for whoever has a flag. */
  'mf-billing'({ change }) {
    change(USAGE_PAGE, 'import { totalOf, ', 'import { totalOf, defineFlag, useFlag, ');
    change(
      USAGE_PAGE,
      USAGE_BEGINS,
      `${USAGE_BEGINS}\n  const isNew = useFlag(defineFlag('mf-billing', 'new-title'));`,
    );
    change(USAGE_PAGE, USAGE_TITLE, `${USAGE_TITLE} + (isNew ? '（新）' : '')`);
  },
  /** Another heading shows that the newer release runs. */
  'mf-orders': ({ change }) => change('mf-orders/src/text/messages.ts', ORDER_TITLE, `${ORDER_TITLE}（新）`),
};

await endWith(async () => {
  const [name = '', folderName] = process.argv.slice(2);
  const renew = NEWS[name];
  if (!renew || !folderName) throw new Error(`There is no newer release of ${name || 'what is not named'}.`);
  const folder = join(root, '.cache/newer', folderName);
  const copy = copyApp(name, folder);
  renew(copy);
  const newer = await copy.build();
  const folderOf = (app: AppBuild) => (app.name === name ? newer : buildFolder(app, app.version()));
  const outDir = join(folder, 'portal');
  rmSync(outDir, { recursive: true, force: true });
  cpSync(join(root, '.cache/e2e/portal'), outDir, { recursive: true });
  await compose({
    shell: folderOf(shell),
    shellPublic: join(root, 'shell/public'),
    remotes: remotes.map(folderOf),
    environment: localEnvironment(TEST_PORTS),
    outDir,
  });
  return 0;
});
