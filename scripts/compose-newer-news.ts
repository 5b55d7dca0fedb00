/**
 * A release of mf-news that is newer than the shell: it has a page unknown to the shell, with its own text and a common
 * text that only a later shell has. It is really built and composed, from a copy of the area, beside the portal of the
 * browser tests: e2e/newer-remote.spec.ts.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AppBuild, buildFolder } from '@portal/shared/build';
import { localEnvironment, TEST_PORTS } from '@portal/shared/build/local-environment';
import { compose } from '../shell/composer/compose.ts';
import { apps, remotes } from './apps.ts';
import { buildApps } from './build-apps.ts';
import { endWith, say } from './console.ts';
import { root } from './root.ts';

const REMOTE = 'mf-news';
const WORKSPACE = join(root, '.cache/newer-news');
const copy = join(WORKSPACE, REMOTE);

const PAGE = `
import { Page, Text } from '@portal/shared/ui';
import { t } from '#text/t.ts';

export function GuidePage() {
  return (
    <Page title={t('news.guideTitle')}>
      <Text>{t('common.newerThanTheShell')}</Text>
    </Page>
  );
}
`;
const ROUTE = `
      {
        path: 'guide',
        page: () => import('#guide/guide-page.tsx').then(({ GuidePage }) => GuidePage),
      },`;

await endWith(async () => {
  copyArea();
  addAfter('src/remote.ts', "'/news': [", ROUTE);
  addAfter('src/text/messages.ts', 'export const messages = {', "\n  'news.guideTitle': 'お知らせの読み方',");
  mkdirSync(join(copy, 'src/guide'));
  writeFileSync(join(copy, 'src/guide/guide-page.tsx'), PAGE);

  const { app }: { app: AppBuild } = await import(pathToFileURL(join(copy, 'webpack.config.ts')).href);
  const [newer] = await buildApps([app], say);
  if (!newer) throw new Error(`${REMOTE} was not built`);
  const folderOf = (each: AppBuild) => (each.name === REMOTE ? newer.folder : buildFolder(each, each.version()));
  const shell = apps.find(({ role }) => role === 'host');
  if (!shell) throw new Error('no app is a host');
  const outDir = join(WORKSPACE, 'portal');
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

/** What a build reads besides the area itself lies beside it, as in the repository. */
function copyArea(): void {
  rmSync(WORKSPACE, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const beside of ['shared', 'pnpm-lock.yaml']) symlinkSync(join(root, beside), join(WORKSPACE, beside));
  for (const part of ['src', 'package.json', 'webpack.config.ts'])
    cpSync(join(root, REMOTE, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, REMOTE, 'node_modules'), join(copy, 'node_modules'));
}

function addAfter(file: string, mark: string, addition: string): void {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(mark)) throw new Error(`${file} has no ${mark}`);
  writeFileSync(path, source.replace(mark, mark + addition));
}
