type Place = readonly [file: string, words: string];

const TEAM = 'scripts/cli/own-repository.long.test.ts';
const ADOPTED = 'scripts/adopt/adopt.long.test.ts';
const PRODUCTION = 'sandbox/src/production.postgres.test.ts';
const OPERATE_FILES = 'sandbox/lessee-api/src/server/management/operate-files.test.ts';
const BACKUP = ['sandbox/lessee-api/src/database/backup.postgres.test.ts', 'docs/operate.md'] as const;
const provider = (command: string): Place => [PRODUCTION, `runCommand('provider', '${command}'`];

/** How a command begins that is not ours, or hands on its options: which test runs it, and by which words. */
export const RUN_BY: Readonly<Record<string, Place>> = {
  'git clone': [ADOPTED, "'git', 'clone'"],
  'git remote rename': [ADOPTED, "'--origin', 'template'"],
  'git fetch': [ADOPTED, "'git', 'fetch'"],
  'git merge': [ADOPTED, "'git', 'merge'"],
  'git checkout template/main --': [ADOPTED, "'git', 'checkout', 'template/main', '--'"],
  'git add': [TEAM, "'git', 'add', '--all'"],
  'git commit': [TEAM, "'git', 'commit'"],
  'git reset --hard': [TEAM, "'git', 'reset', '--hard'"],
  openssl: ['release/src/rights/owners.test.ts', "'genpkey'"],
  'NODE_ENV=production PROJECT_ID': ['sandbox/src/testing/api-program.ts', "[program('main')]"],
  'node bin/': [PRODUCTION, '[programs.program(program), ...args]'],
  'accounts.js sign-out': [PRODUCTION, "runCommand('accounts', 'sign-out'"],
  'npm run provider --': [PRODUCTION, "['run', '--silent', 'provider', '--', 'list']"],
  // What follows the provider's program.
  'confirm ': provider('confirm'),
  'done ': provider('done'),
  'open-account ': provider('open-account'),
  'withdraw ': provider('withdraw'),
  'bill ': provider('bill'),
  'correct ': provider('correct'),
  'news ': provider('news'),
  pg_dump: BACKUP,
  createdb: BACKUP,
  pg_restore: BACKUP,
  'promtool check rules': [OPERATE_FILES, "'promtool', ['check', 'rules'"],
  'promtool test rules': [OPERATE_FILES, "'promtool', ['test', 'rules'"],
  'docker-compose config': [OPERATE_FILES, "'docker-compose', ['config'"],
  'systemd-analyze verify': [OPERATE_FILES, "'systemd-analyze', ['verify'"],
  'nginx -t': ['release/src/testing/servers.ts', "spawnSync('nginx', ['-t'"],
  'kill -9': ['sandbox/src/full-disk.long.test.ts', "kill('SIGKILL')"],
  'npx pnpm': [TEAM, "'install'"],
  'npx portal test': [TEAM, "portal('test')"],
  'npx portal journey': [TEAM, "portal('journey')"],
  'npx portal doctor': [TEAM, "portal('doctor')"],
  'npx portal help': [TEAM, "portal('help')"],
  'npx drizzle-kit': ['sandbox/lessee-api/src/database/database.test.ts', "'generate', ...options"],
  // It runs the lines of the page themselves.
  'curl -s': [TEAM, "linesOf('docs/deploy.md', 'curl')"],
  'npx jest': ['scripts/test-run/new-remote.ts', 'npx jest mf-reports/'],
  'npx webpack': ['scripts/commands.test.ts', "build: 'webpack'"],
  'npx biome check': ['scripts/check.ts', "'biome', ['check'"],
  'npx size-limit': ['e2e/budgets.spec.ts', "['size-limit']"],
  'node scripts/doctor.mjs': ['scripts/doctor.test.ts', './scripts/doctor.mjs'],
  'npm test -- --only kit': ['scripts/test-run/run-tests.ts', "kitTests('--grep-invert'"],
  'npm test -- --only e2e': [ADOPTED, "'npm', 'test', '--', '--only', 'e2e'"],
  'npm test -- --only postgres': ['scripts/test-run/run-tests.ts', 'postgres: postgresTests'],
};

/** What cannot be run here to its end, and what it needs. */
export const NOT_HERE: Readonly<Record<string, string>> = {
  'npx firebase-tools': 'a Firebase project',
  'firebase deploy': 'a Firebase project',
  systemctl: 'systemd',
  journalctl: 'systemd',
  'docker-compose run': 'images, for which no base can be fetched',
  'curl -i': 'the API of a host',
  'apt-get install': 'the right to install',
  'nginx -s reload': 'an nginx that runs as a service',
  'umask ': 'several users of a system',
  'npx stryker': 'hours',
};

/** How a text in backticks begins that looks like a command and is none. */
export const NO_COMMANDS: readonly string[] = [
  // Lines of nginx's configuration.
  ...['listen ', 'proxy_'],
  // What programs say, and what somebody types.
  ...['error ', 'service not ', 'taro ', 'toBeSigned '],
];
