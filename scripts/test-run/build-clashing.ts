/**
 * A build that clashes with what this repository has, in every way that there is: for the test that the release refuses
 * it. `build-clashing.ts mf-news`
 */
import { join } from 'node:path';
import { endWith, say } from '../console.ts';
import { root } from '../root.ts';
import { type AppCopy, copyApp } from './app-copy.ts';

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

const CLASHES: Record<string, (copy: AppCopy) => void> = {
  /** It needs what only a later shell has, and claims what others have. */
  'mf-news'({ change, write }) {
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
  shell({ change }) {
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
  const app = process.argv[2] ?? '';
  const clash = CLASHES[app];
  if (!clash) throw new Error(`There is no clash of ${app || 'what is not named'}.`);
  const copy = copyApp(app, join(root, '.cache/clashing', app), { changesShared: true });
  clash(copy);
  say(await copy.build());
  return 0;
});
