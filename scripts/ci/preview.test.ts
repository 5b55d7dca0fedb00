import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeSmallPortal, liveIn, type SmallPortal } from '@portal/release/testing/small-portal';
import { parseWorkflow } from './workflow.ts';

/*
 * The steps of a preview, run as GitHub's runner runs them, on a staging with made-up builds. `npm` is a stand-in that
 * releases finished builds and opens no browser; the rest is the shell's.
 */

// The steps of one test start up to three programs.
jest.setTimeout(90_000);

const root = join(__dirname, '../..');
const DOMAIN = 'previews.example.jp';
let staging: SmallPortal;
let home: string;
const at = (...names: string[]) => join(home, ...names);

beforeAll(async () => {
  staging = await composeSmallPortal();
});
afterAll(() => staging.remove());

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'preview-'));
  cpSync(staging.folder, at('staging'), { recursive: true });
  writeFileSync(at('staging/owners.json'), JSON.stringify({ '*': [] }));
  for (const app of ['shell', 'mf-billing', 'mf-news']) {
    mkdirSync(at('repository', app), { recursive: true });
    writeFileSync(at('repository', app, 'webpack.config.ts'), '');
    built(app, '1');
  }
  for (const folder of ['repository/shell/public', 'previews/pr-8', 'bin']) mkdirSync(at(folder), { recursive: true });
  const program = `cd '${root}' && exec '${process.execPath}' --import tsx scripts/ci/release-stand-in.ts "$@"`;
  writeFileSync(at('bin/npm'), `#!/bin/sh\n${program}\n`);
  chmodSync(at('bin/npm'), 0o755);
});
afterEach(() => rmSync(home, { recursive: true }));

/** What the pull request's sources become. */
const built = (app: string, version: string) =>
  cpSync(staging.build(app, version), at('builds', app), { recursive: true, force: true });

/** Of the expressions that the two workflows have. */
const VALUES: Readonly<Record<string, string>> = {
  'github.event.number': '7',
  'github.event.repository.name': 'mf-billing',
};
const filledIn = (text: unknown): string =>
  String(text).replace(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => {
    const value = VALUES[expression];
    if (value === undefined) throw new Error(`Give ${expression} a value.`);
    return value;
  });
const allFilledIn = (values: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filledIn(value)]));

function isRun(condition: string | undefined, action: string): boolean {
  if (condition !== undefined && condition !== "github.event.action != 'closed'")
    throw new Error(`${condition} is not understood here.`);
  return condition === undefined || action !== 'closed';
}

/** Runs the steps for this action of pull request 7, until one fails. */
function preview(workflow: string, action: string, own: Readonly<Record<string, string>> = {}) {
  const { jobs, defaults } = parseWorkflow(readFileSync(join(root, `.github/workflows/${workflow}.yml`), 'utf8'));
  expect(defaults?.run.shell).toBe('bash');
  const job = jobs.preview;
  const env = {
    ...{ PATH: `${at('bin')}:${process.env.PATH}`, HOME: home, CI: 'true' },
    ...{ PORTAL_STAGING: at('staging'), PORTAL_PREVIEWS: at('previews'), PORTAL_PREVIEWS_DOMAIN: DOMAIN },
    ...{ GITHUB_STEP_SUMMARY: at('summary.md'), BUILDS: at('builds'), REPOSITORY: at('repository') },
    ...own,
    ...allFilledIn(job?.env),
  };
  for (const step of job?.steps ?? []) {
    // Packages are there already.
    if (step.run === undefined || step.run.includes(' install ') || !isRun(step.if, action)) continue;
    const { status, stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], {
      cwd: at('repository'),
      encoding: 'utf8',
      env: { ...env, ...allFilledIn(step.env) },
    });
    if (status !== 0) return { isGood: false, said: stdout + stderr };
  }
  return { isGood: true, said: '' };
}
const summary = () => (existsSync(at('summary.md')) ? readFileSync(at('summary.md'), 'utf8') : '');
const logOf = (folder: string) => readFileSync(join(folder, 'releases/log.jsonl'), 'utf8');

test('a pull request is composed into a folder of its own, beside what is live, and the summary has its address', () => {
  built('mf-billing', '2');
  expect(preview('preview', 'opened')).toEqual({ isGood: true, said: '' });
  expect(liveIn(at('previews/pr-7'))).toEqual([expect.stringMatching(/^shell 1, mf-news 1, mf-billing 2 \(1\), /)]);
  expect(summary()).toBe(`https://pr-7.${DOMAIN}\n`);
  expect(logOf(at('previews/pr-7'))).toContain('"dirty":"a preview of pull request 7"');
  // Nobody signs a preview.
  expect(existsSync(at('previews/pr-7/owners.json'))).toBe(false);
  expect(liveIn(at('staging'))).toEqual(liveIn(staging.folder));
  expect(existsSync(at('staging/owners.json'))).toBe(true);
});

test('what is pushed next takes its place, and the end of the pull request takes it away, and no other', () => {
  mkdirSync(at('previews/pr-7/public'), { recursive: true });
  writeFileSync(at('previews/pr-7/public/old.js'), 'of the push before');
  built('shell', '2');
  expect(preview('preview', 'synchronize')).toEqual({ isGood: true, said: '' });
  expect(liveIn(at('previews/pr-7'))).toEqual([expect.stringMatching(/^shell 2, mf-news 1, mf-billing 1, /)]);
  expect(existsSync(at('previews/pr-7/public/old.js'))).toBe(false);

  expect(preview('preview', 'closed')).toEqual({ isGood: true, said: '' });
  expect(readdirSync(at('previews'))).toEqual(['pr-8']);
});

test('a build that is refused fails the step, and no address is told', () => {
  built('mf-billing', '2');
  writeFileSync(
    at('builds/mf-billing/team.json'),
    JSON.stringify({ owner: null, budget: { total: 1, largestPage: 1 } }),
  );
  expect(preview('preview', 'opened')).toEqual({
    isGood: false,
    said: expect.stringContaining('mf-billing 2 is over its budget'),
  });
  expect(summary()).toBe('');
});

test('without a folder for previews nothing is deleted', () => {
  expect(preview('preview', 'closed', { PORTAL_PREVIEWS: '' }).said).toMatch(
    /PORTAL_PREVIEWS: parameter null or not set/,
  );
});

test('a remote with a repository of its own has a preview under its name', () => {
  built('mf-billing', '2');
  expect(preview('area-preview', 'opened', { APP: 'mf-billing' })).toEqual({ isGood: true, said: '' });
  const folder = at('previews/mf-billing-pr-7');
  expect(liveIn(folder)).toEqual([expect.stringMatching(/^shell 1, mf-news 1, mf-billing 2 \(1\), /)]);
  expect(summary()).toBe(`https://mf-billing-pr-7.${DOMAIN}\n`);
  expect(existsSync(join(folder, 'owners.json'))).toBe(false);
  expect(preview('area-preview', 'closed')).toEqual({ isGood: true, said: '' });
  expect(readdirSync(at('previews'))).toEqual(['pr-8']);
});
