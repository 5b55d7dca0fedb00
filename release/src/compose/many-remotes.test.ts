import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildRecord } from '@portal/app-kit/build';
import { localEnvironment, TEST_PORTS } from '@portal/app-kit/build/local-environment';
import type { Portal } from '#document/html.ts';
import { makeUpRemotes } from '#testing/made-up-remotes.ts';
import { readBuild } from './build-folder.ts';
import { portalFiles } from './portal-files.ts';
import { nextRegistry } from './registry.ts';

const folder = mkdtempSync(join(tmpdir(), 'many-remotes-'));
const records = makeUpRemotes(folder, 256).map((build) => readBuild(build).record);
afterAll(() => rmSync(folder, { recursive: true }));

const shell: BuildRecord = {
  name: 'shell',
  version: '1',
  entries: [{ file: 'main.js', integrity: 'sha384-MAIN' }],
  preload: {},
  pageFiles: { '/': ['home.js'], '/login': ['login.js'] },
};

const environment = localEnvironment(TEST_PORTS);

function portalOf(count: number): Portal {
  // The first one is in the menus.
  const remotes = records.slice(0, count).map((record, index) => {
    const areas = Object.entries(record.areas ?? {}).map(([prefix, area]) => [
      prefix,
      index === 0 ? { ...area, menu: { place: 'main' as const } } : area,
    ]);
    return { ...record, areas: Object.fromEntries(areas) };
  });
  return { shell, registry: nextRegistry(shell, remotes, {}), environment };
}

test('the composed folder grows with the number of remotes alone', async () => {
  const inAll = async (count: number) =>
    Object.values(await portalFiles(portalOf(count))).reduce((sum, file) => sum + Buffer.byteLength(file), 0);
  expect((await inAll(32)) / (await inAll(8))).toBeLessThanOrEqual(4.05);
});
