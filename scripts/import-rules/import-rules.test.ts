import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
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
  ['1-apps-are-islands', 'shared/src/host/providers.tsx', byName('../../../shell/src/app.tsx')],
  ['1-apps-are-islands', 'e2e/journey.spec.ts', byName('../mf-billing/src/remote.ts')],
  ['1-apps-are-islands', 'scripts/portal.ts', byName('../mf-billing/src/remote.ts')],
  [null, 'scripts/portal.ts', byName('../shell/composer/compose.ts')],
  ['1-apps-are-islands', 'e2e/bench/page-load/waves.ts', asType('../../../shell/src/app.tsx')],
  [null, 'e2e/bench/monolith/src/linked.ts', asType('../../../../shell/src/app.tsx')],
  [null, 'scripts/bench/stack.ts', byName('../../e2e/bench/monolith/webpack.config.ts')],
  [null, 'scripts/bench/sample.ts', byName('../../e2e/bench/page-load/waves.ts')],
  ['2-texts-are-at-home', order, byName('../../../mf-billing/src/text/messages.ts')],
  ['2-texts-are-at-home', 'e2e/pages/login.ts', byName('../../mf-billing/src/text/messages.ts')],
  [null, 'mf-billing/src/billing/total.ts', byName('#text/messages.ts')],
  ['3-composer-is-a-command', 'shell/src/app.tsx', byName('../composer/compose.ts')],
  ['4-sandbox-is-no-library', order, byName('@portal/sandbox/src/main.ts')],
  ['4-sandbox-is-no-library', order, byName('../../../sandbox/src/main.ts')],
  ['4-sandbox-is-no-library', 'shell/composer/serve.ts', byName('@portal/lessee-api/clock')],
  ['4-sandbox-is-no-library', 'e2e/journey.spec.ts', byName('@portal/sandbox/src/main.ts')],
  ['4-sandbox-is-no-library', order, byName('../../../e2e/pages/login.ts')],
  ['4-sandbox-is-no-library', 'e2e/journey.spec.ts', byName('../scripts/console.ts')],
  [null, 'scripts/sandbox.ts', byName('@portal/sandbox/src/main.ts')],
  ['5-by-name', order, byName('../../../shared/src/firebase/index.ts')],
  ['5-by-name', order, dynamic('../../../shared/src/firebase/index.ts')],
  ['5-by-name', order, required('../../../shared/src/text/index.ts')],
  ['5-by-name', desk, byName('../../lessee-api/src/platform/clock.ts')],
  ['5-by-name', 'scripts/sandbox.ts', byName('../sandbox/src/main.ts')],
  [null, desk, byName('@portal/lessee-api/clock')],
  [null, order, byName('@portal/shared/ui')],
  [null, order, byName('#order/order-values.ts')],
  ['6-no-barrel-across', 'mf-orders/src/order/kit.ts', passedOn('@portal/shared/ui')],
  ['6-no-barrel-across', 'shared/src/host/index.ts', passedOn('@portal/shared/ui')],
  ['6-no-barrel-across', 'sandbox/src/seed/seed.ts', passedOn('@portal/lessee-api/clock')],
  [null, 'mf-orders/src/order/values.ts', passedOn('./order-values.ts')],
  ['7-sandbox-shares-little', desk, byName('@portal/shared/api')],
  ['7-sandbox-shares-little', api, byName('@portal/shared/firebase')],
  ['7-sandbox-shares-little', 'sandbox/src/desk/desk.test.ts', byName('@portal/shared/testing')],
  [null, desk, byName('@portal/shared/contract/order')],
  [null, api, byName('@portal/shared/text')],
  ['8-lessee-api-stands-alone', api, byName('../../../src/main.ts')],
  ['8-lessee-api-stands-alone', api, asType('@portal/sandbox/src/main.ts')],
  ['9-browser-tests-look-from-outside', 'e2e/pages/login.ts', byName('@portal/shared/session')],
  ['9-browser-tests-look-from-outside', 'e2e/pages/login.ts', byName('@portal/shared/build')],
  [null, 'e2e/pages/login.ts', byName('@portal/shared/text')],
  [null, 'e2e/support/addresses.ts', byName('@portal/shared/build/local-environment')],
  ['10-build-is-no-code', order, byName('@portal/shared/build')],
  ['10-build-is-no-code', 'shared/src/host/providers.tsx', byName('@portal/shared/build/shared-modules')],
  [null, 'mf-orders/webpack.config.ts', byName('@portal/shared/build')],
  [null, 'shell/composer/serve.ts', byName('@portal/shared/build')],
  ['11-tests-stay-tests', order, byName('@portal/shared/testing')],
  ['11-tests-stay-tests', order, byName('#testing/driver.tsx')],
  ['11-tests-stay-tests', order, byName('./order-facts.test.tsx')],
  [null, 'mf-orders/src/order/order-facts.test.tsx', byName('@portal/shared/testing')],
  [null, 'mf-orders/src/order/other.test.tsx', byName('#testing/driver.tsx')],
  ['11-tests-stay-tests', 'shared/src/ui/table/data-table.tsx', byName('./data-table.stories.tsx')],
  [null, 'shared/src/ui/table/data-table.stories.tsx', byName('@portal/shared/testing')],
  [null, 'kit/storybook/hosted.tsx', byName('@portal/shared/host')],
  ['12-no-node-in-the-browser', order, byName('node:fs')],
  ['12-no-node-in-the-browser', 'shared/src/text/format.ts', byName('node:path')],
  ['12-no-node-in-the-browser', 'shared/src/build/browser/fresh-chunks.ts', byName('node:path')],
  [null, 'shared/src/build/app-build.ts', byName('node:path')],
  [null, 'shell/composer/serve.ts', byName('node:fs')],
  ['13-one-home-for-firebase', order, byName('firebase/auth')],
  ['13-one-home-for-firebase', 'shared/src/session/session.ts', byName('@firebase/auth')],
  [null, 'shared/src/firebase/auth.ts', byName('firebase/auth')],
  ['14-one-home-for-chakra', order, byName('@chakra-ui/react')],
  ['14-one-home-for-chakra', 'shared/src/form/form.tsx', byName('@chakra-ui/react')],
  ['14-one-home-for-chakra', 'shell/src/frame/header/header.tsx', byName('lucide')],
  ['14-one-home-for-chakra', 'shell/src/frame/header/header.tsx', byName('@emotion/react')],
  [null, 'shared/src/ui/button.tsx', byName('@chakra-ui/react')],
  ['15-one-home-for-router', order, byName('react-router-dom')],
  ['15-one-home-for-router', 'shell/src/app.tsx', byName('react-router')],
  [null, 'shared/src/router/index.ts', byName('react-router-dom')],
  ['16-one-home-for-http', order, byName('ky')],
  [null, 'shared/src/api/request/client.ts', byName('ky')],
  ['17-one-home-for-state', order, byName('zustand')],
  [null, 'shared/src/session/store.ts', byName('zustand')],
  [null, 'shell/src/federation/updates/releases.ts', byName('zustand')],
  ['18-one-home-for-forms', order, byName('react-hook-form')],
  [null, 'shared/src/form/form.tsx', byName('@hookform/resolvers')],
  ['19-one-home-for-calendar', 'sandbox/src/desk/desk.ts', byName('dayjs')],
  [null, 'shared/src/text/calendar.ts', byName('dayjs')],
  ['20-one-home-for-bundler', 'mf-orders/webpack.config.ts', byName('webpack')],
  [null, 'shared/src/build/configuration.ts', byName('webpack')],
  ['20-one-home-for-bundler', 'shell/src/federation/loader/loader.ts', byName('@module-federation/runtime')],
  ['35-one-home-for-server-state', order, byName('@tanstack/react-query')],
  ['35-one-home-for-server-state', 'shared/src/api/order.ts', byName('@tanstack/react-query')],
  [null, 'shared/src/query/index.ts', passedOn('@tanstack/react-query')],
  [null, order, byName('@portal/shared/query')],
  ['22-shared-by-sub-path', 'shared/src/host/providers.tsx', byName('../ui/index.ts')],
  ['22-shared-by-sub-path', 'shared/src/ui/table/data-table.tsx', byName('../../text/index.ts')],
  [null, 'shared/src/ui/table/data-table.tsx', byName('../index.ts')],
  [null, 'shared/src/host/providers.tsx', byName('@portal/shared/ui')],
  ['23-shared-contract', 'shared/src/contract/order.ts', byName('@portal/shared/observe')],
  ['23-shared-text', 'shared/src/text/format.ts', byName('@portal/shared/contract/order')],
  ['23-shared-observe', 'shared/src/observe/log.ts', byName('@portal/shared/text')],
  ['23-shared-schema', 'shared/src/schema/index.ts', byName('@portal/shared/contract/order')],
  ['23-shared-firebase', 'shared/src/firebase/auth.ts', byName('@portal/shared/session')],
  ['23-shared-query', 'shared/src/query/index.ts', byName('@portal/shared/api')],
  ['23-shared-router', 'shared/src/router/link.ts', byName('@portal/shared/ui')],
  ['23-shared-api', 'shared/src/api/request/client.ts', byName('@portal/shared/session')],
  ['23-shared-session', 'shared/src/session/session.ts', byName('@portal/shared/ui')],
  ['23-shared-ui', 'shared/src/ui/button.tsx', byName('@portal/shared/api')],
  ['23-shared-form', 'shared/src/form/form.tsx', byName('@portal/shared/host')],
  ['23-shared-host', 'shared/src/host/providers.tsx', byName('@portal/shared/build')],
  ['23-shared-build', 'shared/src/build/configuration.ts', byName('@portal/shared/ui')],
  ['24-session-writes-itself', order, byName('@portal/shared/session/store')],
  ['24-session-writes-itself', 'shared/src/host/providers.tsx', byName('@portal/shared/session/store')],
  [null, 'shared/src/testing/session.ts', byName('@portal/shared/session/store')],
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
  ['36-shell-surrounds-pages', order, byName('@portal/shared/host/shell')],
  [null, 'shell/src/app-frame.tsx', byName('@portal/shared/host/shell')],
  [null, 'mf-orders/src/remote.ts', dynamic('#order/order-list-page.tsx')],
  ['30-one-client', order, byName('@portal/shared/api/request/client')],
  ['30-one-client', 'shell/src/app.tsx', byName('@portal/shared/api/request/address')],
  ['30-one-client', 'shared/src/session/session.ts', asType('@portal/shared/api/request/api-error')],
  [null, 'shared/src/api/order.ts', byName('./request/client.ts')],
  [null, order, byName('@portal/shared/api')],
  ['31-wired-by-the-host', order, byName('@portal/shared/api/wiring')],
  ['31-wired-by-the-host', 'shell/src/app.tsx', byName('@portal/shared/session/wiring')],
  ['31-wired-by-the-host', 'shared/src/ui/button.tsx', byName('@portal/shared/firebase/wiring')],
  [null, 'shared/src/host/start/start-host.ts', byName('@portal/shared/session/wiring')],
  [null, 'shared/src/testing/fake-api.ts', byName('@portal/shared/api/wiring')],
  ['32-alone-is-an-entry', order, byName('@portal/shared/host/standalone')],
  ['32-alone-is-an-entry', 'shell/src/app.tsx', byName('@portal/shared/host/standalone')],
  [null, 'mf-orders/src/standalone.tsx', byName('@portal/shared/host/standalone')],
  ['32-alone-is-an-entry', 'shared/src/host/providers.tsx', byName('./alone/scenario-panel.tsx')],
  [null, 'shared/src/build/app-build.ts', byName('@portal/shared/host/neighbours')],
  ['33-stories-show-the-face', 'shared/src/ui/table/data-table.stories.tsx', byName('./data-table.tsx')],
  ['33-stories-show-the-face', 'shared/src/ui/table/data-table.stories.tsx', byName('../index.ts')],
  [null, 'shared/src/ui/table/data-table.stories.tsx', byName('@portal/shared/ui')],
  ['34-stories-use-no-library', 'shared/src/ui/table/data-table.stories.tsx', byName('@chakra-ui/react')],
  ['34-stories-use-no-library', 'shared/src/form/form.stories.tsx', byName('react-hook-form')],
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
  ['29-lessee-api-server', 'sandbox/lessee-api/src/server/http-server.ts', byName('#main.ts')],
  [null, api, byName('#platform/clock.ts')],
  [null, 'sandbox/lessee-api/src/platform/clock.test.ts', byName('#api/create-api.ts')],
  ['29-sandbox-lifecycle', 'sandbox/src/lifecycle/run.ts', byName('#desk/desk.ts')],
  ['29-sandbox-random', 'sandbox/src/random/dice.ts', byName('#desk/desk.ts')],
  ['29-sandbox-outbox', 'sandbox/src/outbox/mail.ts', byName('#desk/desk.ts')],
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
  ['27-nothing-missing', order, byName('@portal/shared/contract/nowhere')],
];

/** Each case has its own file, beside the one that it imitates. */
const fileOf = (file: string, index: number) => join(dirname(file), `case-${index}-${basename(file)}`);

let tree: string;
let imports: Verdict;
let folders: Verdict;
beforeAll(() => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')));
  for (const name of ['shared', 'shell', 'mf-orders', 'mf-billing', 'sandbox', 'e2e']) link(name, name);
  link('lessee-api', 'sandbox/lessee-api');
  for (const library of [
    ...['firebase', '@firebase/auth', '@chakra-ui/react', '@emotion/react', 'lucide', 'react-router-dom'],
    ...['react-router', 'ky', 'zustand', 'react-hook-form', '@hookform/resolvers', 'dayjs', 'webpack'],
    ...['@module-federation/runtime', '@tanstack/react-query'],
  ])
    write(`node_modules/${library}/index.js`, '');
  write('node_modules/firebase/auth/index.js', '');
  // The targets of the imports above.
  for (const folder of ['text', 'observe', 'api', 'firebase', 'session', 'ui', 'query', 'router', 'host', 'build'])
    write(`shared/src/${folder}/index.ts`);
  for (const file of [
    ...['api/request/client.ts', 'api/request/address.ts', 'api/request/api-error.ts', 'api/wiring.ts'].map(
      (file) => `shared/src/${file}`,
    ),
    ...['session/wiring.ts', 'firebase/wiring.ts', 'host/alone/mount-standalone.tsx', 'host/shell.ts'].map(
      (file) => `shared/src/${file}`,
    ),
    ...['shared/src/host/alone/scenario-panel.tsx', 'shared/src/host/alone/neighbours.ts'],
    ...[
      'shared/src/testing/index.tsx',
      'shared/src/ui/table/data-table.tsx',
      'shared/src/contract/order.ts',
      'shared/src/session/store.ts',
    ],
    ...['shared/src/build/local-environment.ts', 'shared/src/build/shared-modules.ts'],
    ...[
      'mf-billing/src/remote.ts',
      'mf-billing/src/text/messages.ts',
      'mf-billing/index.ts',
      'mf-orders/src/remote.ts',
      'shell/src/app.tsx',
    ],
    ...['shell/composer/compose.ts', 'sandbox/src/main.ts', 'sandbox/lessee-api/src/platform/clock.ts'],
    ...['e2e/pages/login.ts', 'scripts/console.ts', 'mf-orders/src/testing/driver.tsx'],
    ...['mf-orders/src/order/order-list-page.tsx', 'mf-orders/src/order/order-facts.test.tsx'],
    ...['mf-orders/src/orders/detail/order-page.tsx', 'mf-orders/src/orders/order/order-values.ts'],
    ...['mf-orders/src/orders/detail/order-page.tsx', 'mf-orders/src/orders/order/order-values.ts'],
    ...['mf-orders/src/orders/detail/order-page.tsx', 'mf-orders/src/orders/order/order-values.ts'],
    'shared/src/ui/table/data-table.stories.tsx',
    'mf-orders/src/order/order-values.ts',
    ...['sandbox/lessee-api/src/api/create-api.ts', 'sandbox/lessee-api/src/server/http-server.ts'],
    ...['sandbox/lessee-api/src/main.ts', 'sandbox/src/desk/desk.ts', 'sandbox/src/seed/seed.ts'],
    'sandbox/src/controls/controls.ts',
  ])
    write(file);
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
  ['shared/src', '23-shared'],
  ['sandbox/src', '29-sandbox'],
  ['sandbox/lessee-api/src', '29-lessee-api'],
])('each folder of %s has its row', (home, prefix) => {
  const folders = readdirSync(join(root, home), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => `${prefix}-${name}`);
  expect(imports.rules.filter((rule) => rule.startsWith(`${prefix}-`)).toSorted()).toEqual(folders.toSorted());
});
