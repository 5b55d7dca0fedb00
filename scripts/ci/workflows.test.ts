import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  commandsOf,
  isAction,
  npmScriptsIn,
  parseAction,
  parseUpdates,
  parseWorkflow,
  pathsIn,
  workflowFiles,
} from './workflow.ts';

/*
 * The workflows cannot run here. `npm run check` reads them as GitHub does; what they call is looked for here. The steps of
 * previews are run beside this, in preview.test.ts.
 */

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const FILES = workflowFiles(root);
const WORKFLOWS = FILES.filter((file) => !isAction(file));
const { scripts, engines } = JSON.parse(read('package.json'));
const folder = mkdtempSync(join(tmpdir(), 'workflows-'));
afterAll(() => rmSync(folder, { recursive: true }));

const stepsIn = (file: string) =>
  isAction(file)
    ? parseAction(read(file)).runs.steps
    : Object.values(parseWorkflow(read(file)).jobs).flatMap(({ steps }) => steps);

test('a misspelt key and an unknown property are found in a workflow', () => {
  const file = join(folder, 'wrong.yml');
  const steps = ['- runn: x', `- run: echo \${{ matrix.x }}`].map((line) => `      ${line}`).join('\n');
  writeFileSync(file, `on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n${steps}\n`);
  const lint = [process.execPath, ['--import', 'tsx', 'scripts/ci/lint-workflows.ts', file]] as const;
  const { status, stderr } = spawnSync(...lint, { cwd: root, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain("Unexpected value 'runn'");
  expect(stderr).toContain('property "x" is not defined');
});

test.each(FILES)('every command in %s exists, and every path', (file) => {
  const commands = commandsOf(stepsIn(file));
  // Those of an area are the commands of another repository: scripts/new-remote/own-repository.test.ts.
  const missing = file.includes('/area-') ? [] : commands.flatMap(npmScriptsIn).filter((name) => !(name in scripts));
  expect(missing).toEqual([]);
  const local = stepsIn(file).flatMap(({ uses }) => (uses?.startsWith('./') ? [uses] : []));
  expect([...local, ...commands.flatMap(pathsIn)].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each(FILES)('%s takes actions of others at a fixed state, with its version beside it', (file) => {
  const lines = read(file)
    .split('\n')
    .filter((line) => /\buses: (?!\.)/.test(line));
  expect(lines.filter((line) => !/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test.each(WORKFLOWS)('%s may only read, ends, and says what happens to two runs at once', (file) => {
  const { permissions, concurrency, jobs } = parseWorkflow(read(file));
  expect(permissions).toEqual({ contents: 'read' });
  expect(concurrency.group).toContain('${{ github.');
  expect(Object.entries(jobs).filter(([, job]) => job['timeout-minutes'] === undefined)).toEqual([]);
});

/** Each of these builds the whole portal. */
const BUILDS = /--only (?:e2e|skew|long-unit)|\.ci\/run|npm run release/;

test.each(WORKFLOWS)('in %s, what was built is kept by the jobs that build, and by no others', (file) => {
  for (const [name, { steps }] of Object.entries(parseWorkflow(read(file)).jobs)) {
    const setUp = steps.find(({ uses }) => uses === './.github/actions/set-up');
    if (!setUp) continue;
    const builds = commandsOf(steps).some((command) => BUILDS.test(command));
    expect([name, setUp.with?.builds ?? 'true']).toEqual([name, String(builds)]);
  }
});

describe('what changes what customers have', () => {
  const jobOf = (file: string, job: string) => parseWorkflow(read(`.github/workflows/${file}.yml`)).jobs[job];
  const APPS = readdirSync(root).filter((app) => existsSync(join(root, app, 'webpack.config.ts')));

  test('a release follows a green main, app by app, and somebody approves each', () => {
    expect(jobOf('release', 'apps')?.if).toContain("github.event.workflow_run.conclusion == 'success'");
    const job = jobOf('release', 'release');
    expect(job?.environment).toBe('production');
    expect(job?.strategy?.matrix.app).toContain('fromJSON(needs.apps.outputs.names)');
    const release = job?.steps.find(({ run }) => run?.includes('npm run release'));
    expect(release?.env?.PORTAL_TESTED_COMMIT).toContain('github.event.workflow_run.head_sha');
  });

  test.each([
    ['', ['shell', ...APPS.filter((app) => app !== 'shell')]],
    ['mf-news', ['mf-news']],
  ])('its apps are those of the repository, the shell first; by hand (%j) one of them', (ONLY, apps) => {
    const script = jobOf('release', 'apps')?.steps.find(({ run }) => run)?.run ?? '';
    const GITHUB_OUTPUT = join(folder, `output-${ONLY}`);
    const { status, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', script], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ONLY, GITHUB_OUTPUT },
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(readFileSync(GITHUB_OUTPUT, 'utf8')).toBe(`names=${JSON.stringify(apps)}\n`);
  });

  test('a rollback has its reason, and is approved', () => {
    expect(jobOf('rollback', 'rollback')?.environment).toBe('production');
    expect(commandsOf(jobOf('rollback', 'rollback')?.steps ?? []).join()).toContain('--reason "$REASON"');
  });

  test.each(['preview', 'area-preview'])('%s never runs the code of a fork on that machine', (file) => {
    const job = jobOf(file, 'preview');
    expect(job?.if).toBe('github.event.pull_request.head.repo.full_name == github.repository');
    expect(job?.environment).toBe('preview');
  });

  test.each(['release', 'rollback', 'preview', 'area-release', 'area-preview'])(
    '%s ends with the failure of its command',
    (file) => {
      expect(parseWorkflow(read(`.github/workflows/${file}.yml`)).defaults?.run.shell).toBe('bash');
    },
  );
});

test('what is known against portal and API is asked for once a week', () => {
  const { on, jobs } = parseWorkflow(read('.github/workflows/audit.yml'));
  // A minute, an hour, and a day of the week.
  expect(on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* [0-6]$/) }]);
  expect(commandsOf(jobs.audit?.steps ?? [])).toContain('npm run audit -- --out components');
});

test('the update bot looks at the packages and at every file that names an action', () => {
  const { updates } = parseUpdates(read('.github/dependabot.yml'));
  const placesOf = (kind: string) =>
    updates.flatMap((one) => (one['package-ecosystem'] === kind ? (one.directories ?? [one.directory]) : []));
  expect(placesOf('npm')).toEqual(['/']);
  // "/" stands for the workflows.
  expect(placesOf('github-actions')).toEqual([
    '/',
    ...FILES.filter(isAction).map((file) => `/${file.replace(/\/action\.yml$/, '')}`),
  ]);
});

test('a job that builds nothing has no cache of builds', () => {
  const caches = parseAction(read('.github/actions/set-up/action.yml')).runs.steps.filter(({ with: values }) =>
    String(values?.path).includes('dist'),
  );
  expect(caches.map((step) => step.if)).toEqual(["inputs.builds == 'true'"]);
});

test('the versions of Node begin with the oldest that the project starts on', () => {
  const matrices = WORKFLOWS.flatMap((file) => Object.values(parseWorkflow(read(file)).jobs)).flatMap(({ strategy }) =>
    strategy?.matrix.node ? [strategy.matrix.node] : [],
  );
  expect(new Set(matrices.map(String))).toEqual(new Set(['20.19,22,24']));
  expect(engines.node).toBe(`>=${matrices[0]?.[0]}`);
  const code = `import('./scripts/prepare.mjs').then(({ nodeComplaint }) => console.log(nodeComplaint('20.18.9')))`;
  const { stdout } = spawnSync(process.execPath, ['-e', code], { cwd: root, encoding: 'utf8' });
  expect(stdout).toContain(`needs Node ${matrices[0]?.[0]} or later`);
});

test('whatever names pnpm names the pinned one', () => {
  const pinned = read('pnpm-workspace.yaml').match(/^ {2}pnpm: (\S+)$/m)?.[1];
  // Decisions tell what was true then.
  const places = ['--untracked', '-hoE', 'pnpm@[0-9][0-9.]*', '--', ':!docs/adr', ':!pnpm-lock.yaml'];
  const { stdout } = spawnSync('git', ['grep', ...places], { cwd: root, encoding: 'utf8' });
  expect(new Set(stdout.trim().split('\n'))).toEqual(new Set([`pnpm@${pinned}`]));
  expect(FILES.filter((file) => read(file).includes(`pnpm@${pinned}`))).toEqual(['.github/actions/set-up/action.yml']);
});
