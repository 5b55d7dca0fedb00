import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/* Real apps, built in a copy of their sources by the program that a team calls in an app's folder. */

const root = join(__dirname, '../../../..');

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'cached-build-'));
  for (const beside of ['node_modules', 'pnpm-lock.yaml']) symlinkSync(join(root, beside), join(home, beside));
  for (const workspace of [
    'shared/contract',
    'shared/queries',
    'shared/platform',
    'shared/ui',
    'shared/app-kit',
    'shell',
    'mf-orders',
  ]) {
    mkdirSync(join(home, workspace), { recursive: true });
    for (const part of ['src', 'package.json', 'webpack.config.ts', 'node_modules'])
      if (existsSync(join(root, workspace, part)))
        cpSync(join(root, workspace, part), join(home, workspace, part), { recursive: true, verbatimSymlinks: true });
  }
});
afterAll(() => rmSync(home, { recursive: true }));

/** Builds the app; returns the only build there is, each file by its name. */
function build(app: string, env: NodeJS.ProcessEnv = {}): Record<string, string> {
  const folder = join(home, app);
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(join(folder, 'node_modules/.bin/webpack'), {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
  const [version = ''] = readdirSync(join(folder, 'dist'));
  const built = join(folder, 'dist', version);
  return Object.fromEntries(readdirSync(built).map((name) => [name, comparable(join(built, name))]));
}

/** Which file a map is of differs from build to build: webpack names it before the final names are known. */
function comparable(file: string): string {
  const content = readFileSync(file, 'latin1');
  return file.endsWith('.map') ? content.replace(/"file":"[^"]*"/, '') : content;
}

const bytesKept = (app: string): number => {
  const folder = join(home, '.cache/webpack', app, 'build');
  return readdirSync(folder).reduce((bytes, name) => bytes + statSync(join(folder, name)).size, 0);
};

/** Runs with other sources, of the app and of what is shared. */
function edited<Result>(app: string, work: () => Result): Result {
  const files = [
    join('shared/platform/src/text/messages.ts'),
    join(app, app === 'shell' ? 'src/start/main.ts' : 'src/remote.ts'),
  ];
  const before = files.map((file) => readFileSync(join(home, file), 'utf8'));
  for (const [index, file] of files.entries())
    writeFileSync(join(home, file), `${before[index]}\nglobalThis.edited = '${index}';\n`);
  try {
    return work();
  } finally {
    for (const [index, file] of files.entries()) writeFileSync(join(home, file), before[index] ?? '');
  }
}

test.each(['mf-orders', 'shell'])(
  '%s: a build with the cache of other sources is the same as one without, byte for byte',
  (app) => {
    const without = build(app, { PORTAL_BUILD_CACHE: 'none' });
    expect(existsSync(join(home, '.cache/webpack', app))).toBe(false);
    const other = edited(app, () => build(app));
    expect(Object.keys(other)).not.toEqual(Object.keys(without));
    expect(bytesKept(app)).toBeGreaterThan(0);
    const cached = build(app);
    expect(Object.keys(cached)).toEqual(Object.keys(without));
    expect(Object.keys(without).filter((name) => cached[name] !== without[name])).toEqual([]);
  },
  600_000,
);
