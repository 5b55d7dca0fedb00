import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyDigest, includesCompany } from '@portal/platform/registry/canary';
import { readLog } from '#change/audit-log.ts';
import { flagLines } from '#commands/receipt.ts';
import { announceMaintenance } from '#maintenance/announce-maintenance.ts';
import { rollback } from '#release/rollback.ts';
import { isSignedByOwner } from '#rights/owners.ts';
import { signerOf } from '#rights/signer.ts';
import { newsContract } from '#testing/contracts.ts';
import { releaseIn } from '#testing/release-in.ts';
import { composeSmallPortal, liveIn, type SmallPortal } from '#testing/small-portal.ts';
import type { FlagChange } from './flag-request.ts';
import { setFlag } from './set-flag.ts';

const AOBA = 'acct00000000000001';
const OTHER = 'acct00000000000002';
const until = '2027-03-31';

let portal: SmallPortal;
beforeEach(async () => {
  portal = await composeSmallPortal();
});
afterEach(() => portal.remove());

let said: string[];
beforeEach(() => {
  said = [];
});
const say = (line: string) => void said.push(line);
const by = 'sato';
const set = (change: FlagChange | null, { name = 'year-view', remote = 'mf-billing', signer = null as Signer } = {}) =>
  setFlag({ folder: portal.folder, remote, name, change, by, signer, say });
type Signer = Parameters<typeof setFlag>[0]['signer'];
const registry = () => JSON.parse(readFileSync(join(portal.folder, 'public/remotes.json'), 'utf8'));
const flags = () => registry().remotes['mf-billing'].flags;
const flagLog = () => readLog(portal.folder).filter(({ what }) => what === 'flag');

test('it is in document and registry, and no release: the revision stays', async () => {
  const { revision } = registry();
  expect(await set({ share: 10, until })).toMatchObject({ flag: { share: 10, until }, hasChanged: true });
  expect(flags()).toEqual({ 'year-view': { salt: expect.any(String), share: 10, until } });
  expect(registry().revision).toBe(revision);
  // Both forms of both files agree.
  expect(liveIn(portal.folder)).toHaveLength(1);
  expect(readFileSync(join(portal.folder, 'public/index.html'), 'utf8')).toContain('"year-view"');
});

test('companies are neither in the registry nor in the log by their ids, only their number', async () => {
  const { flag } = await set({ companies: [AOBA], until });
  if (!flag) throw new Error('it is off');
  expect(includesCompany(flag, await companyDigest(flag.salt, AOBA))).toBe(true);
  expect(includesCompany(flag, await companyDigest(flag.salt, OTHER))).toBe(false);
  expect(flagLog()).toEqual([
    expect.objectContaining({ app: 'mf-billing', by, reason: `year-view: on for 1 named company, until ${until}` }),
  ]);
  expect(JSON.stringify([registry(), flagLog()])).not.toContain(AOBA);
});

test('it grows: its salt and what is not named stay, so that no company falls out', async () => {
  const small = await set({ share: 10, companies: [AOBA], until });
  const large = await set({ share: 50, until: '2027-06-30' });
  expect(large.flag).toEqual({ ...small.flag, share: 50, until: '2027-06-30' });
  expect((await set({ until: '2027-09-30' })).flag).toEqual({ ...large.flag, until: '2027-09-30' });
});

test('two flags have different salts, and one that is off leaves the other', async () => {
  await set({ share: 10, until });
  await set({ share: 10, until }, { name: 'badge' });
  expect(flags()['year-view'].salt).not.toBe(flags().badge.salt);
  await set(null);
  expect(Object.keys(flags())).toEqual(['badge']);
  await set(null, { name: 'badge' });
  expect(flags()).toBeUndefined();
  expect(flagLog().map(({ reason }) => reason)).toEqual([
    expect.stringContaining('year-view: on for 10 %'),
    expect.stringContaining('badge: on'),
    'year-view: off',
    'badge: off',
  ]);
});

test('the same a second time changes nothing, also beside maintenance', async () => {
  await announceMaintenance(portal.folder, 'mf-billing', { from: '2026-12-01T22:00+09:00', text: '更新しています。' });
  expect((await set(null)).hasChanged).toBe(false);
  await set({ share: 10, until });
  expect((await set({ share: 10, until })).hasChanged).toBe(false);
  const maintenance = { from: '2026-12-01T22:00+09:00', text: '更新しています。' };
  expect(await announceMaintenance(portal.folder, 'mf-billing', maintenance)).toBe(false);
  expect(flagLog()).toHaveLength(1);
});

test('it stays when another version is released, is a canary, or is rolled back', async () => {
  await set({ share: 10, until });
  const before = flags();
  const releaseOf = (version: string, canary?: { share: number }) =>
    releaseIn(portal, 'mf-billing', version, { canary });
  const back = () => rollback({ folder: portal.folder, app: 'mf-billing', reason: '数字が違う', by, say });
  for (const step of [() => releaseOf('2'), () => releaseOf('3', { share: 10 }), back, back]) {
    await step();
    expect(flags()).toEqual(before);
  }
});

test.each([
  ['nobody', () => set({ until }), 'Say for whom year-view is on: --share 10, --companies <ids or a file>, or both.'],
  [
    'an unknown remote',
    () => set({ share: 10, until }, { remote: 'mf-orders' }),
    'There is no remote "mf-orders": mf-news, mf-billing.',
  ],
])('%s is answered, and nothing changes', async (_what, change, sentence) => {
  await expect(change()).rejects.toThrow(sentence);
  expect(flags()).toBeUndefined();
  expect(flagLog()).toEqual([]);
});

describe('a flag for which nobody asks', () => {
  /** A version whose code asks for these flags. */
  const releaseWith = (version: string, flags: string[], canary?: { share: number }) => {
    const build = portal.build('mf-billing', version, {});
    const contract = newsContract({ name: 'mf-billing', version, routes: { '/billing': [''] }, flags });
    writeFileSync(join(build, 'contract.json'), JSON.stringify(contract));
    return releaseIn(portal, 'mf-billing', version, { build, canary });
  };
  const setNamed = (name: string) => set({ share: 10, until }, { name });

  test('is refused with those for which the live versions ask', async () => {
    await releaseWith('2', ['badge', 'year-view']);
    await expect(setNamed('yaer-view')).rejects.toThrow(
      'No live version of mf-billing asks for yaer-view, only for: badge, year-view. Release the one that does first.',
    );
    expect(flags()).toBeUndefined();
    await setNamed('year-view');
    await releaseWith('3', []);
    await expect(setNamed('year-view')).rejects.toThrow('only for: none.');
    expect((await set(null)).hasChanged).toBe(true);
  });

  test('may be one of the canary', async () => {
    await releaseWith('2', []);
    await releaseWith('3', ['year-view'], { share: 10 });
    expect((await setNamed('year-view')).hasChanged).toBe(true);
    await expect(setNamed('badge')).rejects.toThrow('only for: year-view.');
  });

  test('is allowed with a word where a live build does not say', async () => {
    expect((await setNamed('year-view')).hasChanged).toBe(true);
    expect(said).toContain('Whether mf-billing 1 asks for year-view is unknown: it was built before builds said so.');
  });
});

test('where the folder has owners, only those of the app set its flags', async () => {
  const newSigner = () =>
    signerOf(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  const [billing, stranger] = [newSigner(), newSigner()];
  const owners = { keys: { 'billing team': billing.key }, apps: { 'mf-billing': ['billing team'] } };
  writeFileSync(join(portal.folder, 'owners.json'), JSON.stringify(owners));
  await expect(set({ share: 10, until })).rejects.toThrow('sign with --key <file>.');
  await expect(set({ share: 10, until }, { signer: stranger })).rejects.toThrow('This key may not release mf-billing.');
  expect(flags()).toBeUndefined();
  await set({ share: 10, until }, { signer: billing });
  const [line] = flagLog();
  expect(line).toMatchObject({ signedBy: 'billing team' });
  expect(line && isSignedByOwner(owners, line)).toBe(true);
});

describe('the receipt', () => {
  const what = { folder: 'live', remote: 'mf-billing', name: 'year-view' };
  const flag = { salt: 'salt-of-a-flag', share: 10, until };
  test('says what is on for whom, and what to push', () => {
    const [head, ...rest] = flagLines({ ...what, flag, hasChanged: true });
    expect(head).toBe(`year-view of mf-billing is on for 10 % of the companies, until ${until}.`);
    expect(rest.join('\n')).toContain('rsync -t live/public/remotes.json*');
  });
  test('has nothing to push if nothing has changed', () => {
    expect(flagLines({ ...what, flag: null, hasChanged: false })).toEqual([
      'year-view of mf-billing is off, as before; nothing has changed.',
    ]);
  });
});
