import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildRecord } from '@portal/shared/build';
import { localEnvironment, TEST_PORTS } from '@portal/shared/build/local-environment';
import { readBuild } from '../../shell/composer/build-folder.ts';
import { portalFiles } from '../../shell/composer/portal-files.ts';
import { nextRegistry } from '../../shell/composer/registry.ts';
import { makeUpRemotes } from './made-up-remotes.ts';

/* What more remotes cost, exactly: only the registry and the number of documents may grow. */

const folder = mkdtempSync(join(tmpdir(), 'many-remotes-'));
const records = makeUpRemotes(folder, 256).map((build) => readBuild(build).record);
afterAll(() => rmSync(folder, { recursive: true }));

const shell: BuildRecord = {
  name: 'shell',
  version: '1',
  entries: [{ file: 'main.js', integrity: 'sha384-MAIN' }],
  preload: {},
  firstPage: { '/': ['home.js'], '/login': ['login.js'] },
  readsRest: true,
};

/** By file, its bytes. */
async function composed(count: number): Promise<Map<string, number>> {
  // The first one is in the menus.
  const remotes = records.slice(0, count).map((record, index) => {
    const areas = Object.entries(record.areas ?? {}).map(([prefix, area]) => [
      prefix,
      index === 0 ? { ...area, menu: { place: 'main' as const } } : area,
    ]);
    return { ...record, areas: Object.fromEntries(areas) };
  });
  const registry = nextRegistry(shell, remotes, {});
  const files = await portalFiles({ shell, registry, environment: localEnvironment(TEST_PORTS) });
  return new Map(Object.entries(files).map(([file, content]) => [file, Buffer.byteLength(content)]));
}

test('256 remotes make no document larger than 4, and the composed folder grows with their number alone', async () => {
  const [of4, of64, of256] = [await composed(4), await composed(64), await composed(256)];
  const ratio = (file: string) => (of256.get(file) ?? Number.NaN) / (of4.get(file) ?? Number.NaN);
  for (const page of [
    'first-pages/home',
    'first-pages/login',
    'first-pages/area-aa',
    'sections/area-ab',
    'other-pages',
  ])
    for (const form of ['', '.br', '.gz']) expect(ratio(`public/${page}.html${form}`)).toBeLessThanOrEqual(1.01);
  const inAll = (files: Map<string, number>) => [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
  expect(inAll(of256) / inAll(of64)).toBeLessThanOrEqual(4.05);
});
