import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { LAZY_SHARED, SHARED_PLATFORM } from '@portal/app-kit/build/shared-modules';
import * as v from 'valibot';

const root = join(__dirname, '../..');

/** An import in each of its forms. */
interface Import {
  text: string;
  code: string;
}
const byName = (from: string): Import => ({
  text: `import ${from}`,
  code: `import { x } from '${from}';\nexport const y = x;\n`,
});
const asType = (from: string): Import => ({
  text: `import type ${from}`,
  code: `import type { x } from '${from}';\nexport type Y = typeof x;\n`,
});
const dynamic = (from: string): Import => ({
  text: `import(${from})`,
  code: `export const y = () => import('${from}');\n`,
});
const required = (from: string): Import => ({
  text: `require(${from})`,
  code: `export const y = require('${from}');\n`,
});
const inType = (from: string): Import => ({
  text: `type of import(${from})`,
  code: `export type Y = import('${from}').X;\n`,
});
const passedOn = (from: string): Import => ({ text: `export * from ${from}`, code: `export * from '${from}';\n` });

/** By its name, the file of each sub-path of the package. */
function facesOf(folder: string): [name: string, file: string][] {
  const { exports }: { exports: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'shared', folder, 'package.json'), 'utf8'),
  );
  const one = (path: string) => path.replace('*', 'area');
  return Object.entries(exports).map(([face, file]) => [
    `@portal/${folder}${one(face).slice(1)}`,
    join('shared', folder, one(file)),
  ]);
}
const faces = [...facesOf('platform'), ...facesOf('ui')];
const SHARED: readonly string[] = [...SHARED_PLATFORM, ...LAZY_SHARED];
const notShared = faces.filter(([name]) => !SHARED.includes(name));

const order = 'mf-orders/src/order/order-facts.tsx';
const desk = 'sandbox/src/desk/desk.ts';
const api = 'sandbox/lessee-api/src/api/create-api.ts';

/** Each file is written into a tree like ours; with the rule that must refuse it, or null if it is allowed. */
const cases: [rule: string | null, file: string, what: Import][] = [
  ['1-apps-are-islands', order, byName('@portal/mf-billing/src/remote.ts')],
  ['1-apps-are-islands', order, byName('../../../mf-billing/src/remote.ts')],
  ['1-apps-are-islands', order, asType('../../../mf-billing/src/remote.ts')],
  ['1-apps-are-islands', order, dynamic('../../../mf-billing/src/remote.ts')],
  ['1-apps-are-islands', order, required('../../../mf-billing/src/remote.ts')],
  ['1-apps-are-islands', order, inType('../../../mf-billing/src/remote.ts')],
  ['1-apps-are-islands', order, byName('@portal/mf-billing')],
  ['1-apps-are-islands', order, byName('../../../shell/src/app.tsx')],
  ['1-apps-are-islands', 'shell/src/app.tsx', byName('../../mf-orders/src/remote.ts')],
  ['1-apps-are-islands', 'shared/ui/src/pages/providers.tsx', byName('../../../../shell/src/app.tsx')],
  ['1-apps-are-islands', 'e2e/journey.spec.ts', byName('../mf-billing/src/remote.ts')],
  ['1-apps-are-islands', 'scripts/portal.ts', byName('../mf-billing/src/remote.ts')],
  ['1-apps-are-islands', order, byName('@portal/shell/nav-items')],
  ['37-release-knows-the-menu', 'release/src/serve/serve.ts', byName('@portal/mf-billing/src/remote.ts')],
  ['37-release-knows-the-menu', 'release/src/serve/serve.ts', byName('../../../shell/src/app.tsx')],
  [null, 'release/src/document/static-skeleton.ts', byName('@portal/shell/nav-items')],
  [null, 'scripts/portal.ts', byName('@portal/release')],
  ['1-apps-are-islands', 'e2e/bench/page-load/waves.ts', asType('../../../shell/src/app.tsx')],
  [null, 'e2e/bench/monolith/src/linked.ts', asType('../../../../shell/src/app.tsx')],
  [null, 'scripts/bench/stack.ts', byName('../../e2e/bench/monolith/webpack.config.ts')],
  [null, 'scripts/bench/sample.ts', byName('../../e2e/bench/page-load/waves.ts')],
  ['2-texts-are-at-home', order, byName('../../../mf-billing/src/text/messages.ts')],
  ['2-texts-are-at-home', 'e2e/pages/login.ts', byName('../../mf-billing/src/text/messages.ts')],
  [null, 'mf-billing/src/billing/total.ts', byName('#text/messages.ts')],
  ['3-release-is-for-commands', 'shell/src/app.tsx', byName('@portal/release')],
  ['3-release-is-for-commands', order, asType('@portal/release')],
  ['4-sandbox-is-no-library', order, byName('@portal/sandbox')],
  ['4-sandbox-is-no-library', order, byName('../../../sandbox/src/main.ts')],
  ['4-sandbox-is-no-library', 'release/src/serve/serve.ts', byName('@portal/lessee-api/clock')],
  ['4-sandbox-is-no-library', 'e2e/journey.spec.ts', byName('@portal/sandbox')],
  ['4-sandbox-is-no-library', order, byName('../../../e2e/pages/login.ts')],
  ['4-sandbox-is-no-library', 'e2e/journey.spec.ts', byName('../scripts/console.ts')],
  [null, 'scripts/sandbox.ts', byName('@portal/sandbox')],
  ['5-by-name', order, byName('../../../shared/platform/src/firebase/index.ts')],
  ['5-by-name', order, dynamic('../../../shared/platform/src/firebase/index.ts')],
  ['5-by-name', order, required('../../../shared/platform/src/text/index.ts')],
  ['5-by-name', desk, byName('../../lessee-api/src/platform/clock.ts')],
  ['5-by-name', 'scripts/sandbox.ts', byName('../sandbox/src/main.ts')],
  ['5-by-name', 'scripts/portal.ts', byName('../release/src/index.ts')],
  ['5-by-name', 'release/src/document/static-skeleton.ts', byName('../../../shell/src/frame/menu/nav-items.ts')],
  [null, desk, byName('@portal/lessee-api/clock')],
  [null, order, byName('@portal/ui')],
  [null, order, byName('#order/order-values.ts')],
  ['6-no-barrel-across', 'mf-orders/src/order/kit.ts', passedOn('@portal/ui')],
  ['6-no-barrel-across', 'shared/platform/src/index.ts', passedOn('@portal/ui')],
  ['6-no-barrel-across', 'sandbox/src/seed/seed.ts', passedOn('@portal/lessee-api/clock')],
  [null, 'mf-orders/src/order/values.ts', passedOn('./order-values.ts')],
  ['7-sandbox-shares-little', desk, byName('@portal/platform/api')],
  ['7-sandbox-shares-little', api, byName('@portal/platform/firebase')],
  ['7-sandbox-shares-little', 'sandbox/src/desk/desk.test.ts', byName('@portal/app-kit/testing')],
  [null, desk, byName('@portal/contract/order')],
  [null, api, byName('@portal/platform/text')],
  ['8-lessee-api-stands-alone', api, byName('../../../src/main.ts')],
  ['8-lessee-api-stands-alone', api, asType('@portal/sandbox')],
  ['9-browser-tests-look-from-outside', 'e2e/pages/login.ts', byName('@portal/platform/session')],
  ['9-browser-tests-look-from-outside', 'e2e/pages/login.ts', byName('@portal/app-kit/build')],
  [null, 'e2e/pages/login.ts', byName('@portal/platform/text')],
  [null, 'e2e/support/addresses.ts', byName('@portal/app-kit/build/local-environment')],
  ['10-packages-go-one-way', order, byName('@portal/app-kit/build')],
  ['10-packages-go-one-way', 'shared/ui/src/pages/frame/providers.tsx', byName('@portal/app-kit/build/shared-modules')],
  [null, 'mf-orders/webpack.config.ts', byName('@portal/app-kit/build')],
  [null, 'release/src/serve/serve.ts', byName('@portal/app-kit/build')],
  ['11-tests-stay-tests', order, byName('@portal/app-kit/testing')],
  ['11-tests-stay-tests', order, byName('#testing/driver.tsx')],
  ['11-tests-stay-tests', order, byName('./order-facts.test.tsx')],
  [null, 'mf-orders/src/order/order-facts.test.tsx', byName('@portal/app-kit/testing')],
  [null, 'mf-orders/src/order/other.test.tsx', byName('#testing/driver.tsx')],
  ['11-tests-stay-tests', 'shared/ui/src/tables/data-table.tsx', byName('./data-table.stories.tsx')],
  [null, 'shared/ui/src/tables/data-table.stories.tsx', byName('@portal/app-kit/testing')],
  [null, 'kit/storybook/hosted.tsx', byName('@portal/platform')],
  ['12-no-node-in-the-browser', order, byName('node:fs')],
  ['12-no-node-in-the-browser', 'shared/platform/src/text/format.ts', byName('node:path')],
  ['12-no-node-in-the-browser', 'shared/app-kit/src/build/browser/fresh-chunks.ts', byName('node:path')],
  [null, 'shared/app-kit/src/build/app-build.ts', byName('node:path')],
  [null, 'release/src/serve/serve.ts', byName('node:fs')],
  ['13-one-home-for-firebase', order, byName('firebase/auth')],
  ['13-one-home-for-firebase', 'shared/platform/src/session/session.ts', byName('@firebase/auth')],
  [null, 'shared/platform/src/firebase/auth.ts', byName('firebase/auth')],
  ['14-one-home-for-chakra', order, byName('@chakra-ui/react')],
  ['14-one-home-for-chakra', 'shared/platform/src/page/page.tsx', byName('@chakra-ui/react')],
  ['14-one-home-for-chakra', 'shell/src/frame/header/header.tsx', byName('lucide')],
  ['14-one-home-for-chakra', 'shell/src/frame/header/header.tsx', byName('@emotion/react')],
  [null, 'shared/ui/src/kit/button.tsx', byName('@chakra-ui/react')],
  ['15-one-home-for-router', order, byName('react-router-dom')],
  ['15-one-home-for-router', 'shell/src/app.tsx', byName('react-router')],
  [null, 'shared/platform/src/router/index.ts', byName('react-router-dom')],
  ['16-one-home-for-http', order, byName('ky')],
  [null, 'shared/platform/src/api/request/client.ts', byName('ky')],
  ['17-one-home-for-state', order, byName('zustand')],
  [null, 'shared/platform/src/session/store.ts', byName('zustand')],
  [null, 'shell/src/federation/updates/releases.ts', byName('zustand')],
  ['18-one-home-for-forms', order, byName('react-hook-form')],
  [null, 'shared/ui/src/forms/form.tsx', byName('@hookform/resolvers')],
  ['19-one-home-for-calendar', 'sandbox/src/desk/desk.ts', byName('dayjs')],
  [null, 'shared/platform/src/text/calendar.ts', byName('dayjs')],
  ['38-one-home-for-web-vitals', 'shell/src/app.tsx', byName('web-vitals')],
  [null, 'shared/platform/src/telemetry/vitals.ts', byName('web-vitals')],
  ['39-telemetry-on-demand', 'shared/platform/src/start/start-telemetry.ts', byName('../telemetry/open-telemetry.ts')],
  [null, 'shared/platform/src/start/start-telemetry.ts', dynamic('../telemetry/open-telemetry.ts')],
  ['20-one-home-for-bundler', 'mf-orders/webpack.config.ts', byName('webpack')],
  [null, 'shared/app-kit/src/build/configuration.ts', byName('webpack')],
  ['20-one-home-for-bundler', 'shell/src/federation/loader/loader.ts', byName('@module-federation/runtime')],
  ['35-one-home-for-server-state', order, byName('@tanstack/react-query')],
  ['35-one-home-for-server-state', 'shared/queries/src/order.ts', byName('@tanstack/react-query')],
  [null, 'shared/platform/src/query/index.ts', passedOn('@tanstack/react-query')],
  [null, order, byName('@portal/platform/query')],
  ['10-packages-go-one-way', 'shared/contract/src/order.ts', byName('@portal/platform/observe')],
  ['10-packages-go-one-way', 'shared/platform/src/text/format.ts', byName('@portal/ui')],
  ['10-packages-go-one-way', 'shared/queries/src/order.ts', asType('@portal/ui')],
  ['10-packages-go-one-way', 'shared/ui/src/pages/read-view.tsx', byName('@portal/app-kit/build')],
  [null, 'shared/queries/src/order.ts', byName('@portal/platform/api')],
  [null, 'shared/ui/src/pages/read-view.tsx', byName('@portal/platform/api')],
  [null, 'shared/platform/src/session/session.test.ts', byName('@portal/app-kit/testing')],
  ['22-ui-kit', 'shared/ui/src/kit/button.tsx', byName('../tables/data-table.tsx')],
  ['22-ui-tables', 'shared/ui/src/tables/data-table.tsx', byName('../pages/index.ts')],
  ['22-ui-filters', 'shared/ui/src/filters/filter-bar.tsx', byName('../pages/index.ts')],
  ['22-ui-maps', 'shared/ui/src/maps/map.tsx', byName('../pages/index.ts')],
  ['22-ui-forms', 'shared/ui/src/forms/form.tsx', byName('../pages/index.ts')],
  ['22-ui-pages', 'shared/ui/src/pages/read-view.tsx', byName('../export/index.ts')],
  [null, 'shared/ui/src/tables/data-table.tsx', byName('../kit/index.ts')],
  ['23-platform-text', 'shared/platform/src/text/format.ts', byName('../observe/index.ts')],
  ['23-platform-observe', 'shared/platform/src/observe/log.ts', byName('../text/index.ts')],
  ['23-platform-schema', 'shared/platform/src/schema/index.ts', byName('../api/index.ts')],
  ['23-platform-firebase', 'shared/platform/src/firebase/auth.ts', byName('../session/index.ts')],
  ['23-platform-query', 'shared/platform/src/query/index.ts', byName('../api/index.ts')],
  ['23-platform-router', 'shared/platform/src/router/link.ts', byName('../session/index.ts')],
  ['23-platform-api', 'shared/platform/src/api/request/client.ts', byName('../../session/index.ts')],
  ['23-platform-session', 'shared/platform/src/session/session.ts', byName('../router/index.ts')],
  ['24-session-writes-itself', order, byName('@portal/platform/session/store')],
  ['24-session-writes-itself', 'shared/ui/src/pages/frame/providers.tsx', byName('@portal/platform/session/store')],
  [null, 'shared/app-kit/src/testing/session.ts', byName('@portal/platform/session/store')],
  ['25-pages-are-reached-by-address', 'mf-orders/src/estimate/list.tsx', byName('#order/order-list-page.tsx')],
  ['25-pages-are-reached-by-address', 'mf-orders/src/estimate/list.tsx', byName('../order/order-list-page.tsx')],
  ['25-pages-are-reached-by-address', 'mf-orders/src/orders/list/row.tsx', byName('#orders/detail/order-page.tsx')],
  [null, 'mf-orders/src/orders/detail/parts/facts.tsx', byName('#orders/order/order-values.ts')],
  [null, 'mf-orders/src/orders/detail/order-detail.tsx', byName('./order-page.tsx')],
  ['25-pages-are-reached-by-address', 'mf-orders/src/orders/list/row.tsx', byName('#orders/detail/order-page.tsx')],
  [null, 'mf-orders/src/orders/detail/parts/facts.tsx', byName('#orders/order/order-values.ts')],
  [null, 'mf-orders/src/orders/detail/order-detail.tsx', byName('./order-page.tsx')],
  ['25-pages-are-reached-by-address', 'mf-orders/src/orders/list/row.tsx', byName('#orders/detail/order-page.tsx')],
  [null, 'mf-orders/src/orders/detail/parts/facts.tsx', byName('#orders/order/order-values.ts')],
  [null, 'mf-orders/src/orders/detail/order-detail.tsx', byName('./order-page.tsx')],
  ...notShared.map(([name]): [string, string, Import] => ['36-shell-surrounds-pages', order, byName(name)]),
  [null, order, asType('@portal/platform/remote-module')],
  ...SHARED.map((name): [null, string, Import] => [null, order, byName(name)]),
  [null, 'shell/src/app-frame.tsx', byName('@portal/platform/host')],
  [null, 'mf-orders/src/remote.ts', dynamic('#order/order-list-page.tsx')],
  ['30-one-client', 'shared/platform/src/session/session.ts', asType('../api/request/api-error.ts')],
  [null, 'shared/platform/src/api/user.ts', byName('./request/client.ts')],
  [null, order, byName('@portal/platform/api')],
  ['31-wired-by-the-host', order, byName('@portal/platform/api/wiring')],
  ['31-wired-by-the-host', 'shell/src/app.tsx', byName('@portal/platform/session/wiring')],
  ['31-wired-by-the-host', 'shared/ui/src/kit/button.tsx', byName('@portal/platform/firebase/wiring')],
  [null, 'shared/platform/src/start/start-host.ts', byName('@portal/platform/session/wiring')],
  [null, 'shared/app-kit/src/testing/fake-api.ts', byName('@portal/platform/api/wiring')],
  ['32-alone-is-an-entry', order, byName('@portal/app-kit/standalone')],
  ['32-alone-is-an-entry', 'shell/src/app.tsx', byName('@portal/app-kit/standalone')],
  [null, 'mf-orders/src/standalone.tsx', byName('@portal/app-kit/standalone')],
  ['32-alone-is-an-entry', 'scripts/portal.ts', byName('../shared/app-kit/src/standalone/scenario-panel.tsx')],
  [null, 'shared/app-kit/src/build/app-build.ts', byName('../standalone/neighbours.ts')],
  ['33-stories-show-the-face', 'shared/ui/src/tables/data-table.stories.tsx', byName('./data-table.tsx')],
  ['33-stories-show-the-face', 'shared/ui/src/tables/data-table.stories.tsx', byName('../index.ts')],
  [null, 'shared/ui/src/tables/data-table.stories.tsx', byName('@portal/ui')],
  ['34-stories-use-no-library', 'shared/ui/src/tables/data-table.stories.tsx', byName('@chakra-ui/react')],
  ['34-stories-use-no-library', 'shared/ui/src/forms/form.stories.tsx', byName('react-hook-form')],
  ['29-lessee-api-platform', 'sandbox/lessee-api/src/platform/clock.ts', byName('#api/create-api.ts')],
  ['29-lessee-api-database', 'sandbox/lessee-api/src/database/schema.ts', byName('../api/create-api.ts')],
  ['29-lessee-api-documents', 'sandbox/lessee-api/src/documents/page.ts', byName('#api/create-api.ts')],
  ['29-lessee-api-token', 'sandbox/lessee-api/src/token/verify.ts', byName('#api/create-api.ts')],
  ['29-lessee-api-api', api, byName('#server/http-server.ts')],
  [
    '29-lessee-api-housekeeping',
    'sandbox/lessee-api/src/housekeeping/housekeeping.ts',
    byName('#server/http-server.ts'),
  ],
  ['29-lessee-api-people', 'sandbox/lessee-api/src/people/person.ts', byName('#server/http-server.ts')],
  ['29-lessee-api-server', 'sandbox/lessee-api/src/server/http-server.ts', byName('#main.ts')],
  ['29-lessee-api-clients', 'sandbox/lessee-api/src/clients/mail/queue.ts', byName('#server/http-server.ts')],
  [null, api, byName('#platform/clock.ts')],
  [null, 'sandbox/lessee-api/src/platform/clock.test.ts', byName('#api/create-api.ts')],
  ['29-sandbox-lifecycle', 'sandbox/src/lifecycle/run.ts', byName('#desk/desk.ts')],
  ['29-sandbox-random', 'sandbox/src/random/dice.ts', byName('#desk/desk.ts')],
  ['29-sandbox-page', 'sandbox/src/page/page.ts', byName('#desk/desk.ts')],
  ['29-sandbox-outbox', 'sandbox/src/outbox/mail.ts', byName('#desk/desk.ts')],
  ['29-sandbox-reports', 'sandbox/src/reports/reports.ts', byName('#desk/desk.ts')],
  ['29-sandbox-health', 'sandbox/src/health/health.ts', byName('#desk/desk.ts')],
  ['29-sandbox-storage', 'sandbox/src/storage/storage.ts', byName('#desk/desk.ts')],
  ['29-sandbox-remote-config', 'sandbox/src/remote-config/remote-config.ts', byName('#desk/desk.ts')],
  ['29-sandbox-identity', 'sandbox/src/identity/identity.ts', byName('../controls/controls.ts')],
  ['29-sandbox-trade', 'sandbox/src/trade/trade.ts', byName('#desk/desk.ts')],
  ['29-sandbox-seed', 'sandbox/src/seed/seed.ts', required('../desk/desk.ts')],
  ['29-sandbox-geo', 'sandbox/src/geo/map.ts', dynamic('#desk/desk.ts')],
  ['29-sandbox-desk', desk, byName('#seed/seed.ts')],
  ['29-sandbox-controls', 'sandbox/src/controls/controls.ts', asType('../main.ts')],
  [null, 'sandbox/src/controls/controls.ts', byName('#desk/desk.ts')],
  [null, 'sandbox/src/desk/desk.test.ts', byName('#seed/seed.ts')],
  ['27-nothing-missing', order, byName('@portal/contract/nowhere')],
];

/** Each case has its own file, beside the one that it imitates. */
const fileOf = (file: string, index: number) => join(dirname(file), `case-${index}-${basename(file)}`);

let tree: string;
let imports: Verdict;
let folders: Verdict;
beforeAll(() => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')));
  for (const name of ['contract', 'queries', 'platform', 'ui', 'app-kit']) link(name, `shared/${name}`);
  for (const name of ['shell', 'mf-orders', 'mf-billing', 'release', 'sandbox', 'e2e']) link(name, name);
  link('lessee-api', 'sandbox/lessee-api');
  for (const library of [
    ...['firebase', '@firebase/auth', '@chakra-ui/react', '@emotion/react', 'lucide', 'react-router-dom'],
    ...['react-router', 'ky', 'zustand', 'react-hook-form', '@hookform/resolvers', 'dayjs', 'webpack'],
    ...['@module-federation/runtime', '@tanstack/react-query', 'web-vitals'],
  ])
    write(`node_modules/${library}/index.js`, '');
  write('node_modules/firebase/auth/index.js', '');
  // The targets of the imports above.
  for (const room of ['text', 'observe', 'api', 'firebase', 'session', 'query', 'router'])
    write(`shared/platform/src/${room}/index.ts`);
  write('shared/platform/src/telemetry/open-telemetry.ts');
  for (const file of [
    ...['request/client.ts', 'request/address.ts', 'request/api-error.ts', 'wiring.ts'].map(
      (file) => `shared/platform/src/api/${file}`,
    ),
    ...['session/wiring.ts', 'session/store.ts', 'firebase/wiring.ts', 'index.ts', 'host.ts', 'remote-module.ts'].map(
      (file) => `shared/platform/src/${file}`,
    ),
    ...['index.ts', 'host.ts', 'kit/index.ts', 'pages/index.ts', 'tables/data-table.tsx', 'tables/index.ts'].map(
      (file) => `shared/ui/src/${file}`,
    ),
    'shared/ui/src/tables/data-table.stories.tsx',
    ...['build/index.ts', 'build/local-environment.ts', 'build/shared-modules.ts', 'testing/index.tsx'].map(
      (file) => `shared/app-kit/src/${file}`,
    ),
    ...['mount-standalone.tsx', 'scenario-panel.tsx', 'neighbours.ts'].map(
      (file) => `shared/app-kit/src/standalone/${file}`,
    ),
    'shared/contract/src/order.ts',
    ...[
      'mf-billing/src/remote.ts',
      'mf-billing/src/text/messages.ts',
      'mf-billing/index.ts',
      'mf-orders/src/remote.ts',
      'shell/src/app.tsx',
    ],
    ...[
      'release/src/index.ts',
      'shell/src/frame/menu/nav-items.ts',
      'sandbox/src/main.ts',
      'sandbox/lessee-api/src/platform/clock.ts',
    ],
    ...['e2e/pages/login.ts', 'scripts/console.ts', 'mf-orders/src/testing/driver.tsx'],
    ...['mf-orders/src/order/order-list-page.tsx', 'mf-orders/src/order/order-facts.test.tsx'],
    ...['mf-orders/src/orders/detail/order-page.tsx', 'mf-orders/src/orders/order/order-values.ts'],
    ...['mf-orders/src/orders/detail/order-page.tsx', 'mf-orders/src/orders/order/order-values.ts'],
    ...['mf-orders/src/orders/detail/order-page.tsx', 'mf-orders/src/orders/order/order-values.ts'],
    'mf-orders/src/order/order-values.ts',
    ...['sandbox/lessee-api/src/api/create-api.ts', 'sandbox/lessee-api/src/server/http-server.ts'],
    ...['sandbox/lessee-api/src/main.ts', 'sandbox/src/desk/desk.ts', 'sandbox/src/seed/seed.ts'],
    'sandbox/src/controls/controls.ts',
  ])
    write(file);
  for (const [, file] of faces) write(file);
  for (const [index, [, file, { code }]] of cases.entries()) write(fileOf(file, index), code);
  write('mf-billing/src/billing/circle.ts', byName('./round.ts').code);
  write('mf-billing/src/billing/round.ts', byName('./circle.ts').code);
  write('mf-billing/src/bill/bill.ts', byName('../month/month.ts').code);
  write('mf-billing/src/month/month.ts');
  write('mf-billing/src/month/months.ts', byName('../bill/bills.ts').code);
  write('mf-billing/src/bill/bills.ts');
  // A cycle through a test does not count.
  write('mf-billing/src/total/total.ts', byName('../sum/sum.ts').code);
  write('mf-billing/src/sum/sum.ts');
  write('mf-billing/src/sum/sum.test.ts', byName('../total/total.ts').code);
  imports = verdict('rules');
  folders = verdict('folders');
});
afterAll(() => rmSync(tree, { recursive: true }));

/** A package of the tree, with our own manifest, so that its real exports and imports count. */
function link(name: string, folder: string): void {
  mkdirSync(join(tree, folder), { recursive: true });
  cpSync(join(root, folder, 'package.json'), join(tree, folder, 'package.json'));
  mkdirSync(join(tree, 'node_modules/@portal'), { recursive: true });
  symlinkSync(join(tree, folder), join(tree, 'node_modules/@portal', name));
}

function write(file: string, content = 'export const x = 1;\n'): void {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), content);
}

const Report = v.object({
  summary: v.object({
    violations: v.array(v.object({ from: v.string(), rule: v.object({ name: v.string() }) })),
    ruleSetUsed: v.object({ forbidden: v.array(v.object({ name: v.string() })) }),
  }),
});

interface Verdict {
  rules: string[];
  /** The rules that refuse something in this file or folder. */
  refusals(path: string): string[];
}

function verdict(config: 'rules' | 'folders'): Verdict {
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/depcruise'),
    ['--config', join(__dirname, `${config}.mjs`), '--output-type', 'json', '.'],
    { cwd: tree, encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  if (!stdout) throw new Error(stderr);
  const { violations, ruleSetUsed } = v.parse(Report, JSON.parse(stdout)).summary;
  return {
    rules: ruleSetUsed.forbidden.map(({ name }) => name),
    refusals: (path) => violations.filter(({ from }) => from === path).map(({ rule }) => rule.name),
  };
}

const rows = cases.map(([rule, file, { text }], index) => [rule ?? 'allowed', file, text, index] as const);

test.each(rows)('%s: %s: %s', (rule, file, _text, index) => {
  const refusals = imports.refusals(fileOf(file, index));
  if (rule === 'allowed') expect(refusals).toEqual([]);
  else expect(refusals).toContain(rule);
});

test('26-no-cycle: two files that import each other', () => {
  expect(imports.refusals('mf-billing/src/billing/circle.ts')).toContain('26-no-cycle');
});

test('28-no-cycle-of-folders: two folders that import each other, though none of their files do', () => {
  expect(imports.refusals('mf-billing/src/bill/bill.ts')).toEqual([]);
  expect(folders.refusals('mf-billing/src/bill')).toEqual(['28-no-cycle-of-folders']);
  expect(folders.refusals('mf-billing/src/total')).toEqual([]);
});

test('this test breaks each rule', () => {
  const broken = new Set([...cases.map(([rule]) => rule), '26-no-cycle']);
  expect(imports.rules.filter((rule) => !broken.has(rule))).toEqual([]);
});

test.each([
  ['sandbox/src', '29-sandbox'],
  ['sandbox/lessee-api/src', '29-lessee-api'],
])('each folder of %s has its row', (home, prefix) => {
  const folders = readdirSync(join(root, home), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => `${prefix}-${name}`);
  expect(imports.rules.filter((rule) => rule.startsWith(`${prefix}-`)).toSorted()).toEqual(folders.toSorted());
});
