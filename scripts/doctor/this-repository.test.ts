import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogFindings } from './checks/catalog.ts';
import { fallbackFindings } from './checks/fallback.ts';
import { singleCopyFindings } from './checks/single-copies.ts';
import { readVersions } from './facts/versions.ts';
import { SINGLE } from './single.ts';

/* What does not depend on what is built, composed or running: e2e/doctor.spec.ts has the rest. */

const root = join(__dirname, '../..');
const versions = readVersions(root, SINGLE);

test('this repository has one version of everything', () => {
  expect(catalogFindings(versions)).toEqual([]);
  expect(singleCopyFindings(versions, [])).toEqual([]);
});

test('its catalog, lock file and libraries were really read', () => {
  expect(Object.keys(versions.catalog).length).toBeGreaterThan(50);
  expect(versions.lockedCatalog.react).toBe(versions.catalog.react);
  expect(versions.locked['@emotion/react']).toEqual([versions.catalog['@emotion/react']]);
  expect(Object.keys(versions.manifests)).toEqual(
    expect.arrayContaining(['package.json', 'sandbox/lessee-api/package.json']),
  );
  expect(SINGLE.filter((library) => versions.found[library]?.length !== 1)).toEqual([]);
});

test('each remote can run alone', () => {
  const remotes = readdirSync(root)
    .filter((folder) => folder.startsWith('mf-') && existsSync(join(root, folder, 'webpack.config.ts')))
    .map((app) => ({ app, standalone: readFileSync(join(root, app, 'src/standalone.tsx'), 'utf8') }));
  expect(remotes.length).toBeGreaterThan(3);
  expect(fallbackFindings({ builds: [], remotes, portal: null })).toEqual([]);
});
