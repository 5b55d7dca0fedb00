import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Manifest, packedManifest } from './manifest.ts';

const UI: Manifest = {
  name: '@portal/ui',
  type: 'module',
  sideEffects: false,
  imports: { '#*': './src/*' },
  exports: {
    '.': './src/index.ts',
    './build/*': './src/build/*.ts',
    './date': './src/date.tsx',
    './jest': './config/jest.mjs',
  },
  dependencies: { '@portal/contract': 'workspace:*', ky: 'catalog:', react: 'catalog:', valibot: 'catalog:' },
};
const PACKING = { version: '1.2.3', catalog: { ky: '2.1.0', react: '19.3.1', valibot: '1.5.0' }, hasTypes: true };

test('each sub-path leads to compiled code and its types; what is not compiled stays', () => {
  expect(packedManifest(UI, PACKING).exports).toEqual({
    '.': { types: './src/index.d.ts', default: './src/index.js' },
    './build/*': { types: './src/build/*.d.ts', default: './src/build/*.js' },
    './date': { types: './src/date.d.ts', default: './src/date.js' },
    './jest': './config/jest.mjs',
  });
});

test('code for Node has no types beside it', () => {
  expect(packedManifest(UI, { ...PACKING, hasTypes: false }).exports['.']).toBe('./src/index.js');
});

test('imports within the package still end in .ts, and find what was compiled', () => {
  expect(packedManifest(UI, PACKING).imports).toEqual({ '#*.ts': './src/*.js' });
});

test('ours have the version of all, libraries that of the catalog; what is single on a page is a peer', () => {
  expect(packedManifest(UI, PACKING)).toMatchObject({
    version: '1.2.3',
    dependencies: { '@portal/contract': '1.2.3', ky: '2.1.0' },
    peerDependencies: { react: '19.3.1', valibot: '1.5.0' },
  });
});

test('a library without a version is named', () => {
  expect(() => packedManifest({ name: '@portal/ui', dependencies: { zod: 'catalog:' } }, PACKING)).toThrow(
    '@portal/ui needs zod, which is not in the catalog of pnpm-workspace.yaml.',
  );
});

describe('the packages of this repository', () => {
  const root = join(__dirname, '../..');
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const { catalog } = parse(read('pnpm-workspace.yaml'));
  const folders = ['shared/contract', 'shared/platform', 'shared/queries', 'shared/ui', 'shared/app-kit'];
  const packed = [...folders, 'sandbox/lessee-api', 'sandbox'].map((folder) =>
    packedManifest(JSON.parse(read(`${folder}/package.json`)), { version: '1.2.3', catalog, hasTypes: true }),
  );
  const bundlers = (names: object) =>
    Object.keys(names).filter((name) => /webpack|module-federation|swc-loader/.test(name));

  test('app-kit alone brings webpack and its plugins, and asks nobody for them', () => {
    const bringing = packed.filter(({ dependencies }) => bundlers(dependencies).length > 0);
    expect(bringing.map(({ name }) => name)).toEqual(['@portal/app-kit']);
    expect(bundlers(bringing[0]?.dependencies ?? {})).toEqual(
      expect.arrayContaining(['webpack', 'webpack-cli', 'webpack-dev-server', '@module-federation/enhanced']),
    );
    expect(packed.flatMap(({ peerDependencies }) => bundlers(peerDependencies))).toEqual([]);
  });

  test('each demands exact versions, also of what is single on a page', () => {
    const versions = packed.flatMap(({ dependencies, peerDependencies }) =>
      Object.entries({ ...dependencies, ...peerDependencies }),
    );
    expect(versions.filter(([, version]) => !/^(?:\d+\.\d+\.\d+(?:-[\w.]+)?|link:.*)$/.test(version))).toEqual([]);
    expect(packed.flatMap(({ peerDependencies }) => Object.keys(peerDependencies))).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'valibot']),
    );
  });
});
