import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LogEntry, readLog } from '#change/audit-log.ts';
import { receiptLines } from '#commands/receipt.ts';
import { compose } from '#compose/compose.ts';
import { rollback } from '#release/rollback.ts';
import { folderStatus } from '#status/portal-status.ts';
import { environment } from '#testing/fixtures.ts';
import { releaseIn } from '#testing/release-in.ts';
import { composeSmallPortal, liveIn, type SmallPortal } from '#testing/small-portal.ts';
import { isSignedByOwner, type Owners } from './owners.ts';
import { signerOf } from './signer.ts';

const newSigner = () =>
  signerOf(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
const [news, operator, stranger] = [newSigner(), newSigner(), newSigner()];
const OWNERS: Owners = {
  keys: { 'news team': news.key, operator: operator.key },
  apps: { 'mf-news': ['news team', 'operator'], shell: ['operator'] },
};

let portal: SmallPortal;
const at = (file: string) => join(portal.folder, file);
const setOwners = (owners: unknown) => writeFileSync(at('owners.json'), JSON.stringify(owners));
beforeEach(async () => {
  portal = await composeSmallPortal();
  setOwners(OWNERS);
});
afterEach(() => portal.remove());

const say = () => undefined;
const releaseOf = (app: string, version: string, signer = news as typeof news | null) =>
  releaseIn(portal, app, version, { source: 'c0ffee', repository: 'https://git.example.jp/news', signer });
const goBack = (signer: typeof news | null) =>
  rollback({ folder: portal.folder, app: 'mf-news', reason: '数字が違う', by: 'sato', signer, say });
const lastLine = (): LogEntry => readLog(portal.folder).at(-1) as LogEntry;
const versions = () => liveIn(portal.folder)[0]?.replace(/, \w+$/, '');

test('an owner releases and rolls back: log and receipt name owner, repository and commit', async () => {
  const receipt = await releaseOf('mf-news', '2');
  expect(lastLine()).toMatchObject({
    signedBy: 'news team',
    source: 'c0ffee',
    repository: 'https://git.example.jp/news',
  });
  expect(isSignedByOwner(OWNERS, lastLine())).toBe(true);
  const lines = receiptLines(receipt).join('\n');
  expect(lines).toContain('commit     c0ffee of https://git.example.jp/news');
  expect(lines).toContain('signed     by news team');
  await goBack(operator);
  expect(lastLine()).toMatchObject({ what: 'rollback', signedBy: 'operator' });
  expect(isSignedByOwner(OWNERS, lastLine())).toBe(true);
});

test.each([
  ['without a key', null, /owners\.json \(news team, operator\): sign with --key <file>\.$/],
  ['with the key of somebody else', stranger, /^This key may not release mf-news\. .* names news team, operator\.$/],
])('a release, and a rollback, %s is refused, and nothing changes', async (_what, signer, words) => {
  await expect(releaseOf('mf-news', '2', signer)).rejects.toThrow(words);
  expect(versions()).toBe('shell 1, mf-news 1, mf-billing 1');
  await releaseOf('mf-news', '2');
  await expect(goBack(signer)).rejects.toThrow(words);
  expect(versions()).toBe('shell 1, mf-news 2 (1), mf-billing 1');
});

test('the right to one app is none to another, and an app without owners is nobody’s', async () => {
  await expect(releaseOf('shell', '2')).rejects.toThrow('This key may not release shell.');
  await expect(releaseOf('mf-billing', '2', operator)).rejects.toThrow(/names nobody yet\.$/);
  expect(versions()).toBe('shell 1, mf-news 1, mf-billing 1');
});

test('composing is a release of all that changes', async () => {
  const { folder, shellPublic } = portal;
  const composed = (signer: typeof news) =>
    compose({
      shell: portal.build('shell', '1'),
      shellPublic,
      remotes: [portal.build('mf-news', '2'), portal.build('mf-billing', '1')],
      environment,
      outDir: folder,
      signer,
    });
  await expect(composed(stranger)).rejects.toThrow('This key may not release mf-news.');
  await composed(operator);
  expect(lastLine()).toMatchObject({ what: 'compose', app: 'mf-news', signedBy: 'operator' });
});

test('without owners, whoever may write in the folder may release', async () => {
  const other = await composeSmallPortal();
  expect(await releaseIn(other, 'mf-news', '2')).toMatchObject({ signedBy: null });
  other.remove();
});

test('owners that cannot be read let nobody release', async () => {
  setOwners({ keys: {} });
  await expect(releaseOf('mf-news', '2')).rejects.toThrow(/owners\.json cannot be read, so that nobody may release: /);
});

describe('the status', () => {
  const status = async () => (await folderStatus(portal.folder, 'suzuki', say)).lines.join('\n');
  const unsigned = 'mf-news 2 is live by sato, and none of its owners has signed that.';

  test('names what is live without an owner’s signature', async () => {
    for (const app of ['shell', 'mf-billing']) expect(await status()).toContain(`${app} 1 is live by tanaka, and none`);
    await releaseOf('mf-news', '2');
    expect(await status()).not.toContain('mf-news 2 is live by');
    setOwners({ ...OWNERS, apps: { 'mf-news': ['operator'] } });
    expect(await status()).toContain(unsigned);
  });

  test('finds files that were replaced together with all that tells of them, also after a rollback', async () => {
    await releaseOf('mf-news', '2');
    await releaseOf('mf-news', '3');
    await goBack(news);
    expect(await status()).not.toContain('mf-news 2');
    const file = at('releases/mf-news/2/files.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/sha384-\w/, 'sha384-_'));
    expect(await status()).toContain('mf-news 2 has other files than news team has signed.');
  });

  test.each([
    ['a line that was changed', (line: string) => line.replace('c0ffee', 'c0ffef')],
    ['a line without its signature', (line: string) => line.replace(/,"signature":"[^"]+"/, '')],
    ['a line signed in another’s name', (line: string) => line.replace('"news team"', '"operator"')],
  ])('finds %s', async (_what, change) => {
    await releaseOf('mf-news', '2');
    const log = readFileSync(at('releases/log.jsonl'), 'utf8').trimEnd().split('\n');
    const last = log.pop() ?? '';
    writeFileSync(at('releases/log.jsonl'), `${log.join('\n')}\n`);
    appendFileSync(at('releases/log.jsonl'), `${change(last)}\n`);
    expect(await status()).toContain(unsigned);
  });
});

test('a key is one that openssl writes, and its name the line between the marks of the public half', () => {
  const openssl = (...args: string[]) => spawnSync('openssl', args, { encoding: 'utf8' }).stdout;
  const file = at('my.pem');
  openssl('genpkey', '-algorithm', 'ed25519', '-out', file);
  const [, line] = openssl('pkey', '-in', file, '-pubout').split('\n');
  expect(signerOf(readFileSync(file, 'utf8')).key).toBe(line);
});

test.each([
  'no key',
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
])('what is no Ed25519 key is refused in words', (pem) => {
  expect(() => signerOf(pem)).toThrow(
    'That is no Ed25519 key: openssl genpkey -algorithm ed25519 -out <file> writes one.',
  );
});
