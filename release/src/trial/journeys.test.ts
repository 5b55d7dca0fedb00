import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compose } from '#compose/compose.ts';
import { signerOf } from '#rights/signer.ts';
import { environment } from '#testing/fixtures.ts';
import { releaseIn } from '#testing/release-in.ts';
import { composeSmallPortal, type SmallPortal } from '#testing/small-portal.ts';

/* Whose code a release runs, where the folder has owners. */

const signer = signerOf(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
const OWNERS = { keys: { team: signer.key }, apps: { 'mf-news': ['team'], 'mf-billing': ['team'] } };
const LEFT_OUT = 'The journey of mf-billing 2 is left out: none of its owners has signed it.';

let portal: SmallPortal;
beforeEach(async () => {
  portal = await composeSmallPortal();
});
afterEach(() => portal.remove());

const haveOwners = () => writeFileSync(join(portal.folder, 'owners.json'), JSON.stringify(OWNERS));
const withJourney = (app: string) =>
  portal.build(app, '2', { more: { 'journey.mjs': `the journey of ${app}`, 'team.json': `{"owner": "@a/${app}"}` } });
const releaseOf = (app: string, more: Parameters<typeof releaseIn>[3] = {}) =>
  releaseIn(portal, app, '2', { signer, build: withJourney(app), ...more });
const log = () => join(portal.folder, 'releases/log.jsonl');

/** Of a release of the news: whose journeys it goes on, and what it says. */
async function gone() {
  const journeys: Record<string, string> = {};
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  await releaseOf('mf-news', {
    say,
    trial: async (tried) => {
      for (const [name, file] of Object.entries(tried.journeys)) journeys[name] = readFileSync(file, 'utf8');
      return [];
    },
  });
  return { journeys, said };
}
const BOTH = { 'mf-news': 'the journey of mf-news', 'mf-billing': 'the journey of mf-billing' };

test('the journey of another team is gone as an owner has signed it', async () => {
  haveOwners();
  await releaseOf('mf-billing');
  expect(await gone()).toEqual({ journeys: BOTH, said: [] });
});

test('what was composed is signed, too', async () => {
  const owners = { ...OWNERS, apps: { ...OWNERS.apps, shell: ['team'] } };
  writeFileSync(join(portal.folder, 'owners.json'), JSON.stringify(owners));
  const { folder, shellPublic } = portal;
  const remotes = [portal.build('mf-news', '1'), withJourney('mf-billing')];
  await compose({ shell: portal.build('shell', '1'), shellPublic, remotes, environment, outDir: folder, signer });
  expect(await gone()).toEqual({ journeys: BOTH, said: [] });
});

test('with other bytes than the signed ones nobody runs it, and nothing goes live', async () => {
  haveOwners();
  await releaseOf('mf-billing');
  const before = readFileSync(log(), 'utf8');
  writeFileSync(join(portal.folder, 'releases/mf-billing/2/journey.mjs'), 'another');
  await expect(gone()).rejects.toThrow(
    /^The journey of mf-billing 2 in .* is not the one that team has signed, .* \(@a\/mf-billing\)/,
  );
  expect(readFileSync(log(), 'utf8')).toBe(before);
});

test('without a signature, or with one that is not an owner’s, it is left out, and that is said', async () => {
  await releaseOf('mf-billing');
  haveOwners();
  expect(await gone()).toEqual({ journeys: { 'mf-news': BOTH['mf-news'] }, said: [LEFT_OUT] });
});

test('a line of the log that was changed is no signature', async () => {
  haveOwners();
  await releaseOf('mf-billing');
  const file = join(portal.folder, 'releases/mf-billing/2/journey.mjs');
  writeFileSync(file, 'another');
  writeFileSync(log(), readFileSync(log(), 'utf8').replaceAll(/"journey":"[^"]+"/g, '"journey":"sha384-another"'));
  expect((await gone()).said).toEqual([LEFT_OUT]);
});

test('without owners everybody’s journeys are gone', async () => {
  await releaseOf('mf-billing');
  expect(await gone()).toEqual({ journeys: BOTH, said: [] });
});

test('a remote without a journey is refused before a browser opens, but in an emergency', async () => {
  const build = portal.build('mf-news', '2');
  rmSync(join(build, 'journey.mjs'));
  const before = readFileSync(log(), 'utf8');
  const trial = () => Promise.reject(new Error('a browser has opened'));
  await expect(releaseIn(portal, 'mf-news', '2', { build, trial })).rejects.toThrow(
    /^mf-news 2 has no journey, .* src\/journey\.ts .*--without-trial "…"/,
  );
  expect(readFileSync(log(), 'utf8')).toBe(before);
  const withoutTrial = 'a repair at night';
  expect(await releaseIn(portal, 'mf-news', '2', { build, trial, withoutTrial })).toMatchObject({ to: '2' });
});

test('a journey that ends names the team that knows it, as its build does', async () => {
  await releaseOf('mf-billing');
  const faults = async () => [
    'the journey of mf-billing: a link is gone',
    'the journey of mf-account: its heading is gone',
  ];
  await expect(releaseOf('mf-news', { trial: faults })).rejects.toThrow('mf-billing is of @a/mf-billing.');
});
