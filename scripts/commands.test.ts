import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { trackedFiles } from './tracked-files.ts';

const root = join(__dirname, '..');

function run(args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

const apps = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'webpack.config.ts')));

test.each([
  ['18.20.4', 'This project needs Node 20.19 or later, this is 18.20.4: install a newer Node and start again.'],
  ['20.18.3', 'This project needs Node 20.19 or later, this is 20.18.3: install a newer Node and start again.'],
  ['20.19.0', 'undefined'],
  ['22.0.0', 'undefined'],
])('a Node version of %s is reported: %s', (version, sentence) => {
  const code = `import('./scripts/prepare.mjs').then((prepare) => console.log(prepare.nodeComplaint('${version}')))`;
  expect(run(['-e', code]).stdout).toBe(sentence);
});

const SCRIPTS = trackedFiles().filter((file) => /^scripts\/(?!.*\.test\.).*\.m?[jt]s$/.test(file));

test('a constant below the work of a script is not there yet when the work takes it: there is none', () => {
  const below = SCRIPTS.flatMap((file) => {
    const [, ...work] = readFileSync(join(root, file), 'utf8').split(/^await /m);
    return /^(?:export )?(?:const|let|class) /m.test(work.join('')) ? [file] : [];
  });
  expect(SCRIPTS.length).toBeGreaterThan(60);
  expect(below).toEqual([]);
});

test('a Chromium that does not exist is reported in one sentence that says what to do', () => {
  const { status, stdout } = run(['--import', 'tsx', 'scripts/test-run/run-tests.ts', '--only', 'e2e'], {
    PORTAL_CHROMIUM: '/no/such/chromium',
  });
  expect(status).toBe(1);
  expect(stdout).toContain('PORTAL_CHROMIUM names /no/such/chromium, which does not exist: correct it or unset it.');
});

test('the catalogue starts by its package’s own script, and says that its port is taken', async () => {
  // Somebody else may hold it already, which is as good.
  const holder = createServer().once('error', () => undefined);
  await new Promise<void>((resolve) => holder.listen(4090, '127.0.0.1', resolve).once('error', () => resolve()));
  const { status, stdout } = spawnSync('node_modules/.bin/pnpm', ['--filter', '@portal/ui', 'storybook'], {
    cwd: root,
    encoding: 'utf8',
  });
  holder.close();
  expect(status).not.toBe(0);
  expect(stdout).toContain('Port 4090 is not available.');
});

test('an unknown app is answered with the existing ones', () => {
  const { status, stderr } = run(['--import', 'tsx', 'scripts/start/start-standalone.ts', 'mf-other']);
  expect(status).toBe(1);
  expect(stderr).toBe(`Say which app: npm run standalone -- ${apps.join(' | ')}`);
});

test.each([
  [
    'no arguments',
    [],
    'Say for which environment and where to: npm run compose -- --environment <file> --out <folder>, or --sandbox in place of a file',
  ],
  [
    'a file that is not there',
    ['--environment', 'none.json', '--out', '/tmp/none'],
    'There is no file none.json. docs/environment.example.json is one to begin with.',
  ],
  [
    'a file that is no environment',
    ['--environment', 'tsconfig.json', '--out', '/tmp/none'],
    /^tsconfig.json is no environment of a hosted portal:\n {2}name: is missing\n/,
  ],
  [
    'a folder with other things',
    ['--environment', 'docs/environment.example.json', '--out', 'docs'],
    `${join(root, 'docs')} holds something else: name a new folder, or that of an earlier release.`,
  ],
])('composing with %s is refused in words', (_, args, words) => {
  const { status, stderr } = run(['--import', 'tsx', 'scripts/release/compose.ts', ...args]);
  expect(status).toBe(1);
  expect(stderr).toEqual(typeof words === 'string' ? words : expect.stringMatching(words));
});

test.each(apps)('%s is built, served and tested by its own scripts as by those of the root', (app) => {
  const { scripts } = JSON.parse(readFileSync(join(root, app, 'package.json'), 'utf8'));
  expect(scripts).toMatchObject({
    build: 'webpack',
    dev: 'webpack serve',
    standalone: `node ../scripts/run.mjs start/start-standalone.ts ${app}`,
    test: `jest --config ../jest.config.mjs ${app}/`,
  });
});
