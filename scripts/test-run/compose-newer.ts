/**
 * Releases of remotes that are newer than the shell, for the browser tests: really built and composed, from a copy of
 * the area, beside their portal. `compose-newer.ts mf-news`
 */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type AppBuild, buildFolder } from '@portal/app-kit/build';
import { localEnvironment, TEST_PORTS } from '@portal/app-kit/build/local-environment';
import { compose } from '@portal/release';
import { apps, remotes } from '../apps.ts';
import { buildApps } from '../build-apps.ts';
import { endWith, say } from '../console.ts';
import { root } from '../root.ts';

const REMOTE = process.argv[2] ?? '';
const WORKSPACE = join(root, '.cache/newer', REMOTE);
const copy = join(WORKSPACE, REMOTE);

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
const ROUTE = `
      {
        path: 'guide',
        page: () => import('#guide/guide-page.tsx').then(({ GuidePage }) => GuidePage),
      },`;

/** What is new in each. */
const NEWS: Record<string, () => void> = {
  /** A page unknown to the shell, with its own text and a common text that only a later shell has. */
  'mf-news'() {
    addAfter('src/remote.ts', "'/news': [", ROUTE);
    addAfter('src/text/messages.ts', 'export const messages = {', "\n  'news.guideTitle': 'お知らせの読み方',");
    mkdirSync(join(copy, 'src/guide'));
    writeFileSync(join(copy, 'src/guide/guide-page.tsx'), PAGE);
  },
  /** Another heading for whoever has a flag. */
  'mf-billing'() {
    const page = 'src/usage/list/usage-list-page.tsx';
    addAfter(page, 'import { totalOf, ', 'defineFlag, useFlag, ');
    addAfter(
      page,
      'export function UsageListPage() {',
      "\n  const isNew = useFlag(defineFlag('mf-billing', 'new-title'));",
    );
    addAfter(page, "title={t('usage.title')", " + (isNew ? '（新）' : '')");
  },
  /** Another heading, by which one sees that the newer release runs. */
  'mf-orders': () => addAfter('src/text/messages.ts', "'orderCreate.title': '新しい依頼", '（新）'),
};

await endWith(async () => {
  const change = NEWS[REMOTE];
  if (!change) throw new Error(`There is no newer release of ${REMOTE || 'what is not named'}.`);
  copyArea();
  change();

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
  // The builds of earlier runs stay: the same sources are not built twice.
  for (const old of [
    'shared',
    'pnpm-lock.yaml',
    'portal',
    ...['src', 'node_modules'].map((part) => join(REMOTE, part)),
  ])
    rmSync(join(WORKSPACE, old), { recursive: true, force: true });
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
