import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '@portal/app-kit/build';
import { SHARED_SOURCES } from '@portal/app-kit/build/app-build';
import { apps } from '../apps.ts';
import { say } from '../console.ts';
import { git, objectOf } from '../git.ts';
import { root } from '../root.ts';
import { appsIn, foldersBuilt } from './build-in-tree.ts';
import { builtVersion, type LiveSide, type Version } from './versions.ts';

const CACHE = join(root, '.cache/skew');
const PNPM = 'pnpm@12.21.0';

/** The portal as a commit would have it live, each remote with the version before. Built once for each commit. */
export function liveFromRef(ref: string): LiveSide {
  const commit = git(root, 'rev-parse', '--verify', `${ref}^{commit}`);
  say(`Live is what commit ${commit.slice(0, 12)} has.`);
  const live = buildAt(
    commit,
    apps.map(({ name }) => name),
  );
  const shell = live.find(({ record }) => !record.container) ?? null;
  const remotes = live.filter((version) => version !== shell);
  const previous = previousOf(
    commit,
    remotes.map(({ app }) => app),
  );
  return {
    shell,
    remotes: Object.fromEntries(
      remotes.map((version) => [version.app, { live: version, previous: previous.get(version.app) ?? null }]),
    ),
  };
}

/** The newest commit that can stand for what is live; null without a history, as in a shallow copy. */
export function newestRef(): string | null {
  return ['origin/main', 'main', 'HEAD~1'].find((ref) => isOlder(ref)) ?? null;
}

const isOlder = (ref: string): boolean => commitOf(ref) !== undefined && commitOf(ref) !== commitOf('HEAD');

const commitOf = (ref: string): string | undefined => objectOf(root, `${ref}^{commit}`);

/** By remote, its version before its sources were changed the last time. */
function previousOf(commit: string, names: readonly string[]): Map<string, Version> {
  const byCommit = new Map<string, string[]>();
  for (const name of names) {
    const changed = git(root, 'log', '-1', '--format=%H', commit, '--', ...sourcesOf(name));
    const before = changed && commitOf(`${changed}~1`);
    if (before) byCommit.set(before, [...(byCommit.get(before) ?? []), name]);
  }
  const built = [...byCommit].flatMap(([before, changed]) => buildAt(before, changed));
  return new Map(built.map((version) => [version.app, version]));
}

/** What a version's number is made of, as in source-version.ts. */
const sourcesOf = (name: string): string[] => [
  ...['*.test.ts', '*.test.tsx', '**/testing/**'].map((tests) => `:(exclude,glob)**/${tests}`),
  ...['src', 'webpack.config.ts', 'package.json', 'budget.json'].map((path) => join(name, path)),
  ...SHARED_SOURCES,
  'pnpm-lock.yaml',
];

function buildAt(commit: string, wanted: readonly string[]): Version[] {
  const tree = join(CACHE, 'trees', commit);
  if (!existsSync(tree)) unpack(commit, tree);
  const names = appsIn(tree, wanted);
  say(`Building ${names.join(', ') || 'nothing'} of commit ${commit.slice(0, 12)} if it is not in ${CACHE} ...`);
  return foldersBuilt(tree, names, run).map(builtVersion);
}

function unpack(commit: string, tree: string): void {
  const unfinished = `${tree}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', unfinished], { input: archive });
  install(unfinished);
  shareBuilds(unfinished);
  execFileSync('mv', [unfinished, tree]);
}

/** With the same lock file the packages are those that lie here; only the links between the workspaces are its own. */
function install(tree: string): void {
  const lockFile = (folder: string) => readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8');
  if (lockFile(tree) !== lockFile(root)) {
    run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], tree);
    return;
  }
  mkdirSync(join(tree, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name === '.pnpm') symlinkSync(join(root, 'node_modules/.pnpm'), join(tree, 'node_modules/.pnpm'));
    else if (name !== '.cache') cpSync(join(root, 'node_modules', name), join(tree, 'node_modules', name), AS_IT_IS);
  const workspaces = ['', 'shared'].flatMap((folder) =>
    readdirSync(join(tree, folder)).map((name) => join(folder, name)),
  );
  for (const workspace of workspaces) {
    const packages = join(root, workspace, 'node_modules');
    if (workspace !== 'node_modules' && existsSync(packages))
      cpSync(packages, join(tree, workspace, 'node_modules'), AS_IT_IS);
  }
}

const AS_IT_IS = { recursive: true, verbatimSymlinks: true };

/** Builds of all commits lie together: most versions are the same in many. */
function shareBuilds(tree: string): void {
  for (const { name, ...app } of apps) {
    if (!existsSync(join(tree, name))) continue;
    const builds = join(CACHE, 'builds', name);
    mkdirSync(builds, { recursive: true });
    const here = buildFolder(app, app.version());
    if (existsSync(here)) cpSync(here, join(builds, app.version()), { recursive: true });
    symlinkSync(builds, join(tree, name, 'dist'));
  }
}

function run(command: string, args: readonly string[], cwd: string): string {
  // Each commit is built once.
  const env = { ...process.env, PORTAL_BUILD_CACHE: 'none' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 1e8 });
  if (status === 0) return stdout;
  throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${stdout}${stderr}`);
}
