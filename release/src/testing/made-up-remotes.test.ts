import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuild } from '#compose/build-folder.ts';
import { lettersOf, makeUpRemotes } from './made-up-remotes.ts';

const folder = mkdtempSync(join(tmpdir(), 'made-up-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a made-up remote is a build that the composer takes', () => {
  const records = makeUpRemotes(folder, 30).map((build) => readBuild(build).record);
  expect(new Set(records.map(({ name }) => name)).size).toBe(30);
  expect(Object.keys(records[27]?.areas ?? {})).toEqual(['/area-bb']);
});

test('256 of them have names of their own', () => {
  expect(new Set(Array.from({ length: 256 }, (_, number) => lettersOf(number))).size).toBe(256);
});
