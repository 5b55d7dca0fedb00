import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLog } from '#change/audit-log.ts';
import { signerOf } from '#rights/signer.ts';
import { composeSmallPortal, type SmallPortal } from '#testing/small-portal.ts';
import { releaseCommand } from './release-command.ts';
import { rollbackCommand } from './rollback-command.ts';

/* The commands in a repository with one commit, beside a small portal. */

const BUDGET = { total: 10_000, largestPage: 10_000 };
let portal: SmallPortal;
let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=sato', '-c', 'user.email=sato@example.com', ...args], { cwd: root });
beforeEach(async () => {
  jest.replaceProperty(process, 'env', { ...process.env, CI: undefined, PORTAL_RELEASE_KEY: undefined });
  portal = await composeSmallPortal();
  root = mkdtempSync(join(tmpdir(), 'release-command-'));
  mkdirSync(join(root, 'mf-news'));
  writeFileSync(join(root, 'mf-news/webpack.config.ts'), '');
  writeFileSync(join(root, '.gitignore'), '*.pem\n');
  git('init', '--quiet');
  git('remote', 'add', 'origin', 'https://sato:secret@git.example.jp/portal');
  git('add', '-A');
  git('commit', '--quiet', '-m', 'a change');
});
afterEach(() => {
  jest.restoreAllMocks();
  portal.remove();
  rmSync(root, { recursive: true });
});

const built = (version: string) =>
  portal.build('mf-news', version, { more: { 'team.json': JSON.stringify({ owner: '@news', budget: BUDGET }) } });
const repository = (version: string) => ({
  ...{ root, portal: portal.folder, say: () => undefined },
  build: async () => built(version),
  folderOf: (app: string) => join(root, app),
  trial: async () => [],
});
const release = (version: string, ...args: string[]) => releaseCommand(['mf-news', ...args], repository(version));
const lastLine = () => readLog(portal.folder).at(-1);

test('the log names the commit that was built, and no password of its address', async () => {
  await release('2');
  const commit = git('describe', '--always').toString().trim();
  expect(lastLine()).toMatchObject({ to: '2', source: commit, repository: 'https://git.example.jp/portal' });
});

test('a finished build is of a commit that nobody knows, unless CI has built it from the one that it tested', async () => {
  await release('2', '--build', built('2'));
  expect(lastLine()).toMatchObject({ to: '2' });
  expect(lastLine()).not.toHaveProperty('source');
  process.env.CI = 'true';
  process.env.PORTAL_TESTED_COMMIT = git('rev-parse', 'HEAD').toString().trim();
  await release('3', '--build', built('3'));
  expect(lastLine()).toMatchObject({ to: '3', source: expect.stringMatching(/^[0-9a-f]+$/) });
});

test('a key signs release and rollback, from a file or from the variable of a job; without one both are refused', async () => {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const keys = { 'news team': signerOf(pem).key };
  writeFileSync(join(portal.folder, 'owners.json'), JSON.stringify({ keys, apps: { 'mf-news': ['news team'] } }));
  writeFileSync(join(root, 'my.pem'), pem);
  const goBack = (...args: string[]) =>
    rollbackCommand(['mf-news', '--reason', '数字が違う', ...args], repository('2'));

  await expect(release('2')).rejects.toThrow('sign with --key <file>');
  await release('2', '--key', join(root, 'my.pem'));
  expect(lastLine()).toMatchObject({ what: 'release', signedBy: 'news team' });
  await expect(goBack()).rejects.toThrow('sign with --key <file>');
  process.env.PORTAL_RELEASE_KEY = pem;
  await goBack();
  expect(lastLine()).toMatchObject({ what: 'rollback', signedBy: 'news team' });
});
