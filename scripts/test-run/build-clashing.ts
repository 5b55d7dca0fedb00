/**
 * A build that clashes with what this repository has, in every way that there is: for the test that the release refuses
 * it. Really built, from a copy of the app and of what is shared. `build-clashing.ts mf-news`
 */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppBuild } from '@portal/app-kit/build';
import { buildApps } from '../build-apps.ts';
import { endWith, say } from '../console.ts';
import { root } from '../root.ts';

const APP = process.argv[2] ?? '';
const WORKSPACE = join(root, '.cache/clashing', APP);

const NEEDS = `
import { defineDraft } from '@portal/platform';
import { storageKey } from '@portal/platform/session';
import { Newest } from '@portal/ui';
import { Chart } from '@portal/ui/chart';
import { t } from '#text/t.ts';

export const needs = () => [
  Newest, Chart, t('common.newest'), storageKey('keep-usage-status'), defineDraft({ name: 'order-create' }),
];
`;

const CLASHES: Record<string, () => void> = {
  /** It needs what only a later shell has, and claims what others have. */
  'mf-news'() {
    write('shared/ui/src/chart.ts', "export const Chart = 'chart';\n");
    change('shared/ui/src/kit/index.ts', /^/, "export { Chart as Newest } from '../chart.ts';\n");
    change('shared/ui/package.json', '"./map":', '"./chart": "./src/chart.ts",\n    "./map":');
    change('shared/app-kit/src/build/shared-modules.ts', "'@portal/ui/map',", "'@portal/ui/map', '@portal/ui/chart',");
    change('shared/app-kit/src/build/shared-modules.ts', /\^\$\{versionOf\(name\)\}/, '^99.0.0');
    change(
      'shared/platform/src/text/messages.ts',
      'export const messages = {',
      "export const messages = {\n  'common.newest': '新しい',",
    );
    change('shared/platform/src/remote-module.ts', 'REMOTE_CONTRACT = 1', 'REMOTE_CONTRACT = 2');
    write('mf-news/src/needs.ts', NEEDS);
    change('mf-news/src/remote.ts', /^/, "import { needs } from './needs.ts';\n");
    change('mf-news/src/remote.ts', "name: 'mf-news',", "name: needs().length > 0 ? 'mf-news' : '',");
    for (const prefix of ['/billing', '/login']) {
      change(
        'mf-news/src/areas.ts',
        'areas = {',
        `areas = {\n  '${prefix}': { title: messages['news.title'], pageChunks: { '': 'news-list' } },`,
      );
      change('mf-news/src/remote.ts', 'routes: {', `routes: {\n    '${prefix}': [],`);
    }
  },
  /** It takes away what remotes need, and claims what they have. */
  shell() {
    change('shared/ui/src/tables/index.ts', 'export { CursorPager, Pager }', 'export { Pager }');
    change('shared/app-kit/src/build/shared-modules.ts', /^ {2}'@portal\/ui\/date'.*\n/m, '');
    change('shared/platform/src/text/messages.ts', /^ {2}'news\.maintenancePeriod'.*\n/m, '');
    change('shared/app-kit/src/build/shared-modules.ts', /version: versionOf\(name\) \}\)/, "version: '99.0.0' })");
    change('shared/platform/src/remote-module.ts', 'REMOTE_CONTRACT = 1', 'REMOTE_CONTRACT = 2');
    change('shell/webpack.config.ts', "'/': 'home',", "'/': 'home', '/news': 'home',");
    change(
      'shell/src/federation/updates/reload-once.ts',
      "storageKey('reloaded-for')",
      "storageKey('keep-usage-status')",
    );
  },
};

await endWith(async () => {
  const clash = CLASHES[APP];
  if (!clash) throw new Error(`There is no clash of ${APP || 'what is not named'}.`);
  copySources();
  clash();
  const { app }: { app: AppBuild } = await import(pathToFileURL(join(WORKSPACE, APP, 'webpack.config.ts')).href);
  const [built] = await buildApps([app], () => undefined);
  say(built?.folder ?? '');
  return 0;
});

/** Installed packages are those of the repository; the links between the two packages are the copy's own. */
function copySources(): void {
  // The builds of earlier runs stay: the same sources are not built twice.
  for (const old of ['shared', join(APP, 'src'), join(APP, 'node_modules'), 'node_modules', 'pnpm-lock.yaml'])
    rmSync(join(WORKSPACE, old), { recursive: true, force: true });
  mkdirSync(WORKSPACE, { recursive: true });
  for (const beside of ['node_modules', 'pnpm-lock.yaml']) symlinkSync(join(root, beside), join(WORKSPACE, beside));
  copy('shared');
  for (const part of ['src', 'package.json', 'node_modules']) copy(join(APP, part));
  copy(join(APP, 'webpack.config.ts'));
}

function copy(path: string): void {
  cpSync(join(root, path), join(WORKSPACE, path), { recursive: true, verbatimSymlinks: true });
}

function write(file: string, content: string): void {
  writeFileSync(join(WORKSPACE, file), content);
}

function change(file: string, mark: string | RegExp, replacement: string): void {
  const source = readFileSync(join(WORKSPACE, file), 'utf8');
  const changed = source.replace(mark, replacement);
  if (changed === source) throw new Error(`${file} has no ${mark}`);
  write(file, changed);
}
