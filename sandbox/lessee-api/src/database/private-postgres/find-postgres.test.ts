import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePostgres, findPostgres, versionIn } from './find-postgres.ts';

test.each([
  ['nothing', [], null],
  ['a folder without a server', [{ binDir: '/bin', version: null }], null],
  ['one that is too old', [{ binDir: '/pg/14', version: 14 }], null],
  [
    'several versions: the oldest that the SQL is written for',
    [
      { binDir: '/pg/18', version: 18 },
      { binDir: '/pg/14', version: 14 },
      { binDir: '/pg/15', version: 15 },
    ],
    '/pg/15',
  ],
  [
    'the same one in two places: the first',
    [
      { binDir: '/usr/lib/postgresql/16/bin', version: 16 },
      { binDir: '/usr/bin', version: 16 },
    ],
    '/usr/lib/postgresql/16/bin',
  ],
])('where there is %s', (_what, folders, expected) => {
  expect(choosePostgres(folders)).toBe(expected);
});

test.each([
  ['postgres (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)', 15],
  ['initdb (PostgreSQL) 18beta1', 18],
  ['bash 5.2', null],
  ['', null],
])('%j is version %j', (words, version) => {
  expect(versionIn(words)).toBe(version);
});

describe('on a machine', () => {
  let bin: string;
  beforeEach(() => {
    bin = mkdtempSync(join(tmpdir(), 'postgres-bin-'));
  });
  afterEach(() => rmSync(bin, { recursive: true }));
  const add = (program: string, version: number) =>
    writeFileSync(join(bin, program), `#!/bin/sh\necho '${program} (PostgreSQL) ${version}.1'\n`, { mode: 0o755 });

  test('the one that is named is taken, whatever else there is', async () => {
    for (const program of ['postgres', 'initdb']) add(program, 97);
    expect(await findPostgres({ PORTAL_POSTGRES_BIN: bin })).toBe(bin);
  });

  test('a client alone is no server, and to name it is a mistake that is said', async () => {
    add('psql', 15);
    await expect(findPostgres({ PORTAL_POSTGRES_BIN: bin })).rejects.toThrow(
      `PORTAL_POSTGRES_BIN names ${bin}, which has no initdb and postgres of version 15 or later`,
    );
  });
});
