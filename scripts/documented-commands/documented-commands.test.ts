import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * Each command of the docs for teams and operators: a test runs it, or the command itself reads all of its options. For
 * that it is called with one option more, which nobody knows, and has to complain of this one alone. A command that reads
 * no options would really run: it belongs to those that a test runs.
 */

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const PAGES = [
  'README.md',
  ...['release', 'deploy', 'operate', 'incident', 'how-to-add', 'adopt'].map((page) => `docs/${page}.md`),
];

/** How a command begins that is not ours, or hands on its options: which test runs it, and by which words. */
const RUN_BY: Readonly<Record<string, readonly [file: string, words: string]>> = {
  'git clone': ['scripts/adopt/adopt.long.test.ts', "'git', 'clone'"],
  'git remote rename': ['scripts/adopt/adopt.long.test.ts', "'--origin', 'template'"],
  'git fetch': ['scripts/adopt/adopt.long.test.ts', "'git', 'fetch'"],
  'git merge': ['scripts/adopt/adopt.long.test.ts', "'git', 'merge'"],
  'git add': ['scripts/cli/own-repository.long.test.ts', "'git', 'add', '--all'"],
  'git commit': ['scripts/cli/own-repository.long.test.ts', "'git', 'commit'"],
  openssl: ['release/src/rights/owners.test.ts', "'genpkey'"],
  'NODE_ENV=production PROJECT_ID': ['sandbox/src/testing/api-program.ts', "[program('main')]"],
  'node bin/': ['sandbox/src/production.postgres.test.ts', '[programs.program(program), ...args]'],
  'npm run provider --': ['sandbox/src/production.postgres.test.ts', "['run', '--silent', 'provider', '--', 'list']"],
  pg_dump: ['sandbox/lessee-api/src/database/backup.postgres.test.ts', 'docs/operate.md'],
  createdb: ['sandbox/lessee-api/src/database/backup.postgres.test.ts', 'docs/operate.md'],
  pg_restore: ['sandbox/lessee-api/src/database/backup.postgres.test.ts', 'docs/operate.md'],
  'npx pnpm': ['scripts/cli/own-repository.long.test.ts', "'install'"],
  'npx portal test': ['scripts/cli/own-repository.long.test.ts', "portal('test')"],
  'npm test -- --only kit': ['scripts/test-run/run-tests.ts', "kitTests('--grep-invert'"],
  'npx portal journey': ['scripts/cli/own-repository.long.test.ts', "portal('journey')"],
  'npx portal doctor': ['scripts/cli/own-repository.long.test.ts', "portal('doctor')"],
  'npx portal help': ['scripts/cli/own-repository.long.test.ts', "portal('help')"],
  'npx drizzle-kit': ['sandbox/lessee-api/src/database/database.test.ts', "'generate', ...options"],
  // It runs the lines of the page themselves.
  curl: ['scripts/cli/own-repository.long.test.ts', "linesOf('docs/deploy.md', 'curl')"],
  'npx jest': ['scripts/test-run/new-remote.ts', 'npx jest mf-reports/'],
};
/** What cannot be run here to its end: it needs a Firebase project, or systemd. */
const NOT_HERE = ['npx firebase-tools', 'systemctl'];
const begins = (command: string, beginnings: readonly string[]) =>
  beginnings.find((words) => command.startsWith(words));

/** Without comments and pipes, by the signs between them. */
const commandsOf = (block: string): string[] =>
  block
    .split('\n')
    .flatMap((line) => line.replace(/\s+#.*/, '').split(/ && | \| (?=\w)/))
    .map((command) => command.trim())
    .filter((command) => !/^(?:|npm run|cd .*|grep .*)$/.test(command));

const DOCUMENTED = [
  ...new Set(
    PAGES.flatMap((page) => {
      const text = read(page);
      const blocks = [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
      const inLines = [...text.matchAll(/`((?:npm (?:run )?|npx |node )\w[^`]*)`/g)].map(([, line = '']) => line);
      // In a team's repository each command of npm is one of portal.
      const inTeams = (block: string) =>
        block.includes('cd mf-') ? block.replace(/npm (?:run )?(?=dev|check|test|release)/g, 'npx portal ') : block;
      return [...blocks.map(inTeams), ...inLines].flatMap(commandsOf);
    }),
  ),
];

interface Called {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
}

const { scripts } = JSON.parse(read('package.json'));

/** The script that a command of ours calls, with its arguments. */
function called(command: string): Called | undefined {
  const [program, first, ...others] =
    command.match(/'[^']*'|"[^"]*"|<[^>]*>|\S+/g)?.map((word) => word.replace(/^['"]|['"]$/g, '')) ?? [];
  const rest = others.filter((word) => word !== '--');
  if (command.startsWith('npm test -- --only skew'))
    return { file: 'scripts/skew/skew.ts', args: rest.slice(2), cwd: '.' };
  if (program === 'npm' && first === 'run') return ofRoot(scripts[rest[0] ?? ''], rest.slice(1));
  if (program === 'npm') return ofRoot(scripts[first ?? ''], rest);
  if (program === 'npx' && first === 'tsx') return { file: rest[0] ?? '', args: rest.slice(1), cwd: '.' };
  // As in a repository of its own: an area has its configuration in its folder.
  if (program === 'npx' && first === 'portal') return { file: 'scripts/cli/portal.ts', args: rest, cwd: 'mf-account' };
  if (program === 'npx' && first === '--package')
    return { file: 'scripts/cli/create-portal-remote.ts', args: rest.slice(2), cwd: '.' };
  return undefined;
}

function ofRoot(script = '', args: readonly string[]): Called | undefined {
  // What only prepares the install calls a script of the same name in a folder.
  const [path] = script.replace(/(?<=scripts\/)(new-remote)\.mjs/, '$1/$1.ts').match(/[\w./-]+\.ts/) ?? [];
  return path ? { file: script.includes('scripts/run.mjs') ? `scripts/${path}` : path, args, cwd: '.' } : undefined;
}

const parsed = DOCUMENTED.filter((command) => !begins(command, [...Object.keys(RUN_BY), ...NOT_HERE])).map(
  (command) => ({ command, ...called(command) }),
);
const unknown = parsed.filter(({ file }) => !file || !existsSync(join(root, file)));

test('each command is one of ours, or a test runs it', () => {
  expect(DOCUMENTED.length).toBeGreaterThan(50);
  expect(unknown.map(({ command }) => command)).toEqual([]);
});

test('the test that is named runs it, and no entry is idle', () => {
  const wrong = Object.values(RUN_BY).filter(([file, words]) => !read(file).includes(words));
  expect(wrong).toEqual([]);
  const idle = [...Object.keys(RUN_BY), ...NOT_HERE].filter(
    (words) => !DOCUMENTED.some((command) => command.startsWith(words)),
  );
  expect(idle).toEqual([]);
});

test('the commands of ours know all options with which they are documented', () => {
  const known = parsed.filter((command) => !unknown.includes(command));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/documented-commands/refused-option.ts'],
    {
      cwd: root,
      encoding: 'utf8',
      input: JSON.stringify(known),
      timeout: 60_000,
    },
  );
  expect(stderr).toBe('');
  const answers = stdout.split('\n');
  const wrong = known.flatMap(({ command }, index) =>
    answers[index]?.startsWith(`"Unknown option '--no-such-option'`) ? [] : [`${command}: ${answers[index]}`],
  );
  expect(wrong).toEqual([]);
});

test('a deployment to Firebase is understood by the tool that is installed, and lacks an account alone', () => {
  const [command = ''] = DOCUMENTED.filter((documented) => documented.startsWith('npx firebase-tools'));
  const [, version, args = ''] = command.match(/^npx firebase-tools@(\S+) (.*)$/) ?? [];
  expect(version).toBe(JSON.parse(read('sandbox/node_modules/firebase-tools/package.json')).version);
  const home = mkdtempSync(join(tmpdir(), 'firebase-'));
  writeFileSync(join(home, 'firebase.json'), JSON.stringify({ hosting: { public: '.' } }));
  const { PATH } = process.env;
  const { status, stdout, stderr } = spawnSync(
    join(root, 'sandbox/node_modules/.bin/firebase'),
    args.replace('<your project>', 'demo-portal').split(' '),
    // Nothing is asked of the internet.
    { cwd: home, encoding: 'utf8', env: { PATH, HOME: home, HTTPS_PROXY: 'http://127.0.0.1:9' }, timeout: 60_000 },
  );
  rmSync(home, { recursive: true });
  expect([status, stdout + stderr]).toEqual([
    1,
    expect.stringContaining('Failed to authenticate, have you run firebase login?'),
  ]);
});
