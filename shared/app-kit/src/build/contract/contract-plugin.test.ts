import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import * as v from 'valibot';
import type webpack from 'webpack';
import { runBuild } from '../run-build.ts';
import type { SharedModule } from '../shared-modules.ts';
import { BuildContract, readBuildContract } from './build-contract.ts';
import { BuildContractPlugin } from './contract-plugin.ts';

/* Real production builds of small apps: what a contract says must be true of merged and tree-shaken code. */

// A build takes a second, and a minute on a machine that builds everything else as well.
jest.setTimeout(180_000);

const folder = mkdtempSync(join(tmpdir(), 'contract-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SHEET = { since: '2026.12', until: '2027.06', use: 'Modal' };
let said = '';
const stderr = new Writable({
  write(chunk, _encoding, done) {
    said += chunk;
    done();
  },
});

type ModuleFederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];
type Federation = Pick<ModuleFederationOptions, 'exposes' | 'experiments'> & { shared: Record<string, SharedModule> };

const SHARED = { singleton: true, strictVersion: false, requiredVersion: false } as const;
const CONSUMED = { ...SHARED, import: false } as const;

const REMOTE: Federation = {
  exposes: { './remote': './remote.js' },
  shared: {
    ...Object.fromEntries(['api', 'form', 'host', 'map', 'text', 'ui'].map((name) => [`shared/${name}`, CONSUMED])),
    react: { ...CONSUMED, requiredVersion: '19.3.1', version: '19.3.1' },
    'react-dom': { ...CONSUMED, requiredVersion: '19.3.1', version: '19.3.1' },
  },
  // Smaller, as in the real builds.
  experiments: { externalRuntime: true },
};

/** The contract of a remote with this page. */
const remote = (page: string, more: Record<string, string> = {}, cache?: webpack.Configuration['cache']) =>
  build(
    {
      'remote.js': `export const remote = {
        routes: { '/news': [{ path: '', page: () => import('./page.js') }] },
        slots: { 'order.news': () => import('./page.js') },
      };`,
      'page.js': page,
      ...more,
    },
    REMOTE,
    { prefixes: ['/news'] },
    cache,
  );

let builds = 0;
async function build(
  files: Record<string, string>,
  federation: Federation,
  more: { prefixes?: string[]; screens?: string[] },
  cache?: webpack.Configuration['cache'],
): Promise<BuildContract> {
  builds += 1;
  const context = join(folder, String(builds));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(context, file)), { recursive: true });
    writeFileSync(join(context, file), content);
  }
  return compile(context, federation, more, cache);
}

async function compile(
  context: string,
  federation: Federation,
  more: { prefixes?: string[]; screens?: string[] },
  cache: webpack.Configuration['cache'] = false,
): Promise<BuildContract> {
  const path = join(context, 'dist');
  said = '';
  await runBuild({
    mode: 'production',
    context,
    entry: {},
    output: { path, publicPath: 'auto' },
    optimization: { minimize: false },
    cache,
    infrastructureLogging: { level: 'warn', stream: stderr },
    plugins: [
      new ModuleFederationPlugin({ name: 'app', filename: 'entry.js', dts: false, manifest: false, ...federation }),
      new BuildContractPlugin({
        name: 'app',
        version: '1',
        shared: federation.shared,
        deprecated: () => ({ 'shared/ui': { Sheet: SHEET, Card: { ...SHEET, use: 'Stack' }, Unused: SHEET } }),
        ...more,
      }),
    ],
  });
  return v.parse(BuildContract, JSON.parse(readFileSync(join(path, 'contract.json'), 'utf8')));
}

describe('of a remote', () => {
  let contract: BuildContract;
  let words: string;
  beforeAll(async () => {
    contract = await remote(
      `import { Page, Text as Words, Unused } from 'shared/ui';
       import { useState } from 'react';
       import { deep } from './deep.js';
       import { Sheet } from './face.js';
       import * as named from 'shared/text';
       import * as any from 'shared/api';
       import { defineDraft, defineFlag, storageKey as kept, useSlot } from './kept.js';
       import { api } from 'other';
       const never = () => Unused;
       export const page = (t) => [Page, Words, useState(0), deep, Sheet, named.formatDate, any[t], t('common.close')];
       export const late = () => import('shared/form').then(({ Form }) => Form);
       export const storage = [kept('keep-news'), kept('code:', 1), defineDraft({ name: 'note', version: 1 })];
       export const links = (id) => ['/order/create', \`/order/\${id}/share?from=list\`, '/usage/:id#days', '/ a path', '//', api];
       export const flags = [defineFlag('app', 'year-view'), defineFlag('mf-other', 'badge')];
       export const Aside = () => useSlot('news.aside', 'late');`,
      {
        'deep.js': `import { Card, Page, Stack } from 'shared/ui';
          import { SitePicker } from 'shared/map';
          export const deep = [Card, Page];
          export const notUsed = () => [Stack, SitePicker];`,
        'face.js': "export { ReadView as Sheet, LazyPage } from 'shared/host';",
        'node_modules/other/index.js': "export const api = '/order/of-others';",
        'kept.js':
          'export const storageKey = (key) => key; export const defineDraft = (kind) => kind; export const useSlot = (name) => name; export const defineFlag = (app, name) => ({ app, name });',
        'never.js': "import { createPortal } from 'react-dom'; export const unreached = createPortal;",
      },
    );
    words = said;
  });
  const used = (module: string) => contract.role === 'remote' && contract.uses[module];

  test('it lists what the code takes of a shared module, and nothing that was left out of the build', () => {
    expect(used('shared/ui')).toEqual(['Card', 'Page', 'Text']);
    expect(used('react')).toEqual(['useState']);
  });

  test('it counts the modules that use each of them', () => {
    expect(contract).toMatchObject({ counts: { 'shared/ui': { Card: 1, Page: 2, Text: 1 }, 'shared/map': {} } });
  });

  test('the build says which deprecated names it uses, since when and until when, and what to use instead', () => {
    expect(words).toContain('uses Card of shared/ui, deprecated since 2026.12, until 2027.06: use Stack.');
    expect(words).not.toMatch(/Sheet|Unused/);
  });

  test('a module of which nothing is taken by name is listed, one that is not loaded is not', () => {
    expect(used('shared/map')).toEqual([]);
    expect(used('react-dom')).toBeUndefined();
  });

  test('what is passed on counts by the name that is used', () => {
    expect(used('shared/host')).toEqual(['ReadView']);
  });

  test('of a namespace it is the names that are used, or any if nobody can say which', () => {
    expect(used('shared/text')).toEqual(['formatDate']);
    expect(used('shared/api')).toEqual(['*']);
  });

  test('a module that is loaded late counts', () => {
    expect(used('shared/form')).toEqual(['Form']);
  });

  test('it lists the libraries with their versions, the routes, the links, the texts, the slots, its flags, and what is kept in the browser', () => {
    expect(contract).toMatchObject({
      requires: { react: '19.3.1' },
      routes: { '/news': [''] },
      texts: ['common.close'],
      storage: ['code:*', 'keep-news'],
      drafts: ['note'],
      links: ['/news', '/order/:/share', '/order/create', '/usage/:'],
      slots: { named: ['news.aside'], filled: ['order.news'] },
      flags: ['year-view'],
    });
  });
});

test('a key that is only known at run time cannot be checked, so it is refused', async () => {
  const page = "import { storageKey } from './kept.js'; export const page = (key) => storageKey(key);";
  await expect(remote(page, { 'kept.js': 'export const storageKey = (key) => key;' })).rejects.toThrow(
    'storageKey() needs its name as a plain text',
  );
});

test('a slot whose name is only known at run time cannot be checked, so it is refused', async () => {
  const page = "import { useSlot } from './kept.js'; export const page = (name) => useSlot(name);";
  await expect(remote(page, { 'kept.js': 'export const useSlot = (name) => name;' })).rejects.toThrow(
    'useSlot() needs the name of its slot as a plain text',
  );
});

test('a flag whose name is only known at run time cannot be checked, so it is refused', async () => {
  const page = "import { defineFlag } from './kept.js'; export const page = (name) => defineFlag('app', name);";
  await expect(remote(page, { 'kept.js': 'export const defineFlag = (app, name) => name;' })).rejects.toThrow(
    'defineFlag() needs app and name as plain texts',
  );
});

test('a build of modules from the cache has the same contract', async () => {
  const cache = { type: 'filesystem', cacheDirectory: join(folder, 'cache') } as const;
  const page = "import { storageKey } from './kept.js'; export const page = () => storageKey('keep-news');";
  const first = await remote(page, { 'kept.js': 'export const storageKey = (key) => key;' }, cache);
  expect(first).toMatchObject({ storage: ['keep-news'], routes: { '/news': [''] } });
  expect(await compile(join(folder, String(builds)), REMOTE, { prefixes: ['/news'] }, cache)).toEqual(first);
});

test('the shell lists what it has for others, also if it takes nothing of it itself', async () => {
  const files = {
    'main.js': "import('./kit.js'); import('./old.cjs');",
    'kit.js': "export { Page } from './page.js'; export const Text = 1;",
    'page.js': 'export const Page = 1; export const inner = 2;',
    'old.cjs': 'exports.useState = () => 0;',
  };
  const context = join(folder, String(builds + 1));
  const contract = await build(
    files,
    {
      exposes: { './main': './main.js' },
      shared: {
        [join(context, 'kit.js')]: { ...SHARED, version: '0.1.0' },
        [join(context, 'old.cjs')]: { ...SHARED, requiredVersion: '19.3.1', version: '19.3.1' },
      },
    },
    { screens: ['/', '/login'] },
  );
  expect(contract).toMatchObject({
    role: 'host',
    contracts: [1],
    screens: ['/', '/login'],
    provides: { [join(context, 'kit.js')]: ['Page', 'Text'], [join(context, 'old.cjs')]: ['default', 'useState'] },
    versions: { [join(context, 'old.cjs')]: '19.3.1' },
    texts: expect.arrayContaining(['common.close']),
    deprecated: { 'shared/ui': { Sheet: SHEET } },
  });
  expect(said).toBe('');
});

test('a build from before there were contracts has none', () => {
  expect(readBuildContract(folder)).toBeNull();
});

test('a contract of a shell from before deprecations is read: it has none', () => {
  const earlier = { role: 'host', name: 'shell', version: '1', contracts: [1], storage: [], texts: [] };
  writeFileSync(join(folder, 'contract.json'), JSON.stringify({ ...earlier, provides: {}, versions: {}, screens: [] }));
  expect(readBuildContract(folder)).toMatchObject({ ...earlier, deprecated: {} });
});

test('a contract from before flags is read: which it asks for is unknown', () => {
  const earlier = { role: 'remote', name: 'mf-news', version: '1', contract: 1, storage: [], texts: [] };
  writeFileSync(join(folder, 'contract.json'), JSON.stringify({ ...earlier, uses: {}, requires: {}, routes: {} }));
  expect(readBuildContract(folder)).not.toHaveProperty('flags');
});

test('a contract from before drafts, counts and the thin runtime is read: it needs the official one', () => {
  const earlier = { role: 'remote', name: 'mf-news', version: '1', contract: 1, storage: [], texts: [] };
  writeFileSync(join(folder, 'contract.json'), JSON.stringify({ ...earlier, uses: {}, requires: {}, routes: {} }));
  expect(readBuildContract(folder)).toMatchObject({ ...earlier, drafts: [], counts: {}, runtime: 'official' });
});
