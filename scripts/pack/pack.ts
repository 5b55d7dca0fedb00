import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SHARED_SOURCES } from '@portal/app-kit/build/app-build';
import { sourceVersion } from '@portal/app-kit/build/source-version';
import { migrations } from '@portal/app-kit/migrations';
import { parse } from 'yaml';
import { root } from '../root.ts';
import { bundleProgram, compileForNode, compileWithTypes } from './compile.ts';
import { dropTarballs } from './drop-tarballs.ts';
import { type Manifest, type Packing, packedManifest } from './manifest.ts';
import {
  DEMANDS_FILE,
  type Demands,
  LIBRARIES,
  PACKAGES_FOLDER,
  packagesIn,
  STARTER_PACKAGE,
  TOOLS,
} from './packages.ts';

const WITH_TYPES = ['contract', 'platform', 'queries', 'ui', 'app-kit'].map((name) => `shared/${name}`);
const FOR_NODE = ['sandbox/lessee-api', 'sandbox'];
/** What the packages consist of. */
const INPUTS = [
  ...SHARED_SOURCES,
  ...[...FOR_NODE, 'release'].flatMap((folder) => [`${folder}/src`, `${folder}/package.json`]),
  'sandbox/lessee-api/migrations',
  'shared/app-kit/config',
  'shared/app-kit/migrations',
  'shell/src',
  'scripts',
  'tsconfig.base.json',
];
const PROGRAM = 'portal.js';
/** What `portal new` begins with. */
const TEMPLATE = 'scripts/new-remote/template';
const isSource = (path: string): boolean => !['node_modules', 'dist'].includes(basename(path));
/** Folders that lie beside the sources. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  '@portal/lessee-api': ['sandbox/lessee-api/migrations', 'sandbox/lessee-api/fonts'],
  '@portal/app-kit': ['shared/app-kit/config', 'tsconfig.base.json'],
};
/** The federation plugin looks for its runtime among what is installed: ours is, as a part of app-kit (ADR 2). */
const RUNTIME = '@module-federation/webpack-bundler-runtime';

interface Packed {
  /** Of all packages; it changes exactly when one of them would. */
  readonly version: string;
  /** By package, the file of its tarball. */
  readonly tarballs: Readonly<Record<string, string>>;
}

/** Makes the tarballs of what a repository of its own installs. Older ones in that folder go. */
export async function pack(to: string): Promise<Packed> {
  const staging = mkdtempSync(join(tmpdir(), 'portal-pack-'));
  try {
    const common = packing();
    const staged = await Promise.all([
      ...[...WITH_TYPES, ...FOR_NODE].map((source) => stage(source, staging, common)),
      stageProgram(staging, common),
    ]);
    dropTarballs(to);
    const tarballs = Object.fromEntries(staged.map((folder) => [`@portal/${basename(folder)}`, tarball(folder, to)]));
    return { version: common.version, tarballs };
  } finally {
    rmSync(staging, { recursive: true });
  }
}

/**
 * One file for `portal new`: it has the tarballs that are in this folder, and asks the registry for three small packages.
 * Returns its name, in the same folder.
 */
export async function packStarter(folder: string): Promise<string> {
  const staged = mkdtempSync(join(tmpdir(), 'portal-beginning-'));
  try {
    const packages = await bundleProgram('scripts/cli/create-portal-remote.ts', join(staged, PROGRAM), /^@portal\//);
    const dependencies = Object.fromEntries([...packages, '@biomejs/biome'].map((name) => [name, 'catalog:']));
    const manifest = { name: STARTER_PACKAGE, type: 'module', dependencies };
    write(staged, { ...packedManifest(manifest, { ...packing(), hasTypes: false }), bin: { portal: PROGRAM } });
    for (const file of Object.values(packagesIn(folder).tarballs))
      cpSync(join(folder, file), join(staged, PACKAGES_FOLDER, file));
    cpSync(join(root, 'shared/app-kit/config/biome-rules.json'), join(staged, 'biome-rules.json'));
    cpSync(join(root, TEMPLATE), join(staged, basename(TEMPLATE)), { recursive: true, filter: isSource });
    return tarball(staged, folder);
  } finally {
    rmSync(staged, { recursive: true });
  }
}

/** What all packages have in common. */
type Common = Omit<Packing, 'hasTypes'>;

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
}

/** Settings of an install go along; a repository of one package has no catalog. */
async function demands(): Promise<Demands> {
  // The overrides are for this repository's install. Another repository has its own, which name our tarballs.
  const { catalog, catalogMode: _, packages: __, overrides: ___, ...settings } = workspace();
  const named = [...LIBRARIES, ...TOOLS, 'pnpm'];
  const { messages } = await import(pathToFileURL(join(root, 'shared/platform/src/text/messages.ts')).href);
  const textKeys = [...new Set(Object.keys(messages).map((key) => key.split('.')[0] ?? ''))];
  return {
    catalog: Object.fromEntries(named.map((name) => [name, catalog[name]])),
    settings,
    textKeys,
    migrations: migrations.length,
  };
}

const workspace = () => parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'));

function packing(): Common {
  const { catalog } = workspace();
  // Small letters before the digits: a number with a leading zero is no part of a version.
  return { catalog, version: sourceVersion(root, INPUTS, '0.1.0').replace('-', '-s') };
}

/** Compiles a package; returns the folder of what goes into its tarball. */
async function stage(source: string, staging: string, common: Common): Promise<string> {
  const manifest = manifestOf(source);
  const folder = join(staging, basename(manifest.name));
  const hasTypes = WITH_TYPES.includes(source);
  await (hasTypes ? compileWithTypes : compileForNode)(source, folder);
  for (const path of BESIDE[manifest.name] ?? [])
    cpSync(join(root, path), join(folder, basename(path)), { recursive: true });
  const packed = packedManifest(manifest, { ...common, hasTypes });
  write(folder, manifest.name === '@portal/app-kit' ? withRuntime(folder, packed) : packed);
  return folder;
}

function withRuntime(folder: string, manifest: ReturnType<typeof packedManifest>) {
  const at = join(folder, 'node_modules', RUNTIME);
  cpSync(join(folder, 'src/build/federation/runtime'), at, { recursive: true });
  write(at, {
    name: RUNTIME,
    version: manifest.version,
    type: 'module',
    exports: { './bundler': './federation-runtime.js' },
  });
  // The migrations are in the command.
  const { './migrations': _, ...exports } = manifest.exports;
  return {
    ...manifest,
    exports: { ...exports, './tsconfig.base.json': './tsconfig.base.json' },
    dependencies: { ...manifest.dependencies, [RUNTIME]: manifest.version },
    bundleDependencies: [RUNTIME],
  };
}

/** The command `portal`, with the packages that it takes. */
async function stageProgram(staging: string, common: Common): Promise<string> {
  const folder = join(staging, 'cli');
  const packages = await bundleProgram(
    'scripts/cli/portal.ts',
    join(folder, PROGRAM),
    /^@portal\/(?:release|lessee-api|shell|app-kit\/migrations)/,
  );
  const ours = packages.filter((name) => name.startsWith('@portal/'));
  const dependencies = Object.fromEntries(
    [...packages, '@biomejs/biome', 'jest', 'typescript'].map((name) => [
      name,
      ours.includes(name) ? 'workspace:*' : 'catalog:',
    ]),
  );
  const manifest = { name: '@portal/cli', type: 'module', dependencies };
  write(folder, { ...packedManifest(manifest, { ...common, hasTypes: false }), bin: { portal: PROGRAM } });
  writeFileSync(join(folder, DEMANDS_FILE), JSON.stringify(await demands()));
  cpSync(join(root, TEMPLATE), join(folder, basename(TEMPLATE)), { recursive: true, filter: isSource });
  return folder;
}

function write(folder: string, manifest: object): void {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
}

/** The file's name. */
function tarball(folder: string, to: string): string {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--pack-destination', to, '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${folder} could not be packed:\n${stderr}`);
  return stdout.trim();
}
