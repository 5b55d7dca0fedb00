import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trackedFiles } from '../tracked-files.ts';
import { NO_COMMANDS, NOT_HERE, RUN_BY } from './run-by.ts';

/*
 * Each command of the docs, in a block or in a line: a test runs it, or the command itself reads all of its options. For
 * that it is called with one option more, which nobody knows, and has to complain of this one alone. A command that reads
 * no options would really run: it belongs to those that a test runs.
 */

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Decisions tell what was true then. */
const PAGES = trackedFiles().filter((file) => /^(?:README|CONTRIBUTING|docs\/[\w-]+)\.md$/.test(file));

const begins = (command: string, beginnings: readonly string[]) =>
  beginnings.find((words) => command.startsWith(words));

/** Without comments and pipes, by the signs between them. */
const commandsOf = (block: string): string[] =>
  block
    .split('\n')
    .flatMap((line) => line.replace(/\s+#.*/, '').split(/ && | \| (?=\w)/))
    .map((command) => command.trim())
    .filter((command) => !/^(?:|npm run|cd .*|grep .*)$/.test(command));

/** A word, then something else; variables may stand before it. */
const LOOKS_LIKE_COMMAND = /^(?:[A-Z_]+=\S+ )*[a-z][\w.-]* ./;
const withoutVariables = (command: string) => command.replace(/^(?:[A-Z_]+=\S+ )+/, '');

const DOCUMENTED = [
  ...new Set(
    PAGES.flatMap((page) => {
      const text = read(page);
      const blocks = [...text.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
      const inLines = [...text.replace(/```.*?```/gs, '').matchAll(/`([^`\n]+)`/g)]
        .map(([, line = '']) => line)
        .filter((line) => LOOKS_LIKE_COMMAND.test(line) && !begins(line, NO_COMMANDS));
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

/** All commands are loaded one after the other. */
const PATIENCE_MS = 90_000;

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

const known = [...Object.keys(RUN_BY), ...Object.keys(NOT_HERE)];
const isKnown = (command: string) => begins(command, known) ?? begins(withoutVariables(command), known);
const parsed = DOCUMENTED.filter((command) => !isKnown(command) && !command.startsWith('pnpm --filter ')).map(
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
  const idle = known.filter((words) => !DOCUMENTED.some((command) => isKnown(command) === words));
  expect(idle).toEqual([]);
});

test('a script of a package, a pattern of Jest and a variable before a command are there', () => {
  const files = trackedFiles();
  const scriptsOf = (name: string) => {
    const manifests = files.filter((file) => file.endsWith('package.json')).map((file) => JSON.parse(read(file)));
    return manifests.find((manifest) => [name, `@portal/${name}`].includes(manifest.name))?.scripts ?? {};
  };
  const isThere = (command: string): boolean => {
    const [, variable = ''] = /^([A-Z_]+)=\S+ npx/.exec(command) ?? [];
    const code = () =>
      spawnSync('git', ['grep', '-q', '--untracked', `process.env.${variable}`, '--', '*.ts', '*.mjs'], { cwd: root });
    if (variable && code().status !== 0) return false;
    const [, name = '', script = ''] = /^pnpm --filter (\S+) (\S+)$/.exec(command) ?? [];
    if (name) return script in scriptsOf(name);
    const [, pattern] = /^npx jest ([^<]+)/.exec(withoutVariables(command)) ?? [];
    return !pattern || files.some((file) => /\.test\.tsx?$/.test(file) && file.includes(pattern));
  };
  expect(DOCUMENTED.filter((command) => !isThere(command))).toEqual([]);
});

test(
  'the commands of ours know all options with which they are documented',
  () => {
    const ours = parsed.filter((command) => !unknown.includes(command));
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/documented-commands/refused-option.ts'],
      {
        cwd: root,
        encoding: 'utf8',
        input: JSON.stringify(ours),
        timeout: PATIENCE_MS,
      },
    );
    expect(stderr).toBe('');
    const answers = stdout.split('\n');
    const wrong = ours.flatMap(({ command }, index) =>
      answers[index]?.startsWith(`"Unknown option '--no-such-option'`) ? [] : [`${command}: ${answers[index]}`],
    );
    expect(wrong).toEqual([]);
  },
  PATIENCE_MS,
);

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
