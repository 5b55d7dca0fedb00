import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { openTestDatabase } from '#database/testing.ts';
import { readSettings } from '../settings.ts';
import { createMetrics } from './metrics.ts';

/* The files of docs/operate: what a linter says of each, and that they name what there is. */

const folder = join(__dirname, '../../../../../docs/operate');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const CONTAINERFILES = ['api.Containerfile', 'portal.Containerfile'];
const UNIT = 'portal-api@.service';

/** Not everybody who changes the portal has these programs of Debian; the end of a run counts what was skipped. */
const isThere = (program: string): boolean => spawnSync('which', [program]).status === 0;
const testWith = (program: string) => (isThere(program) ? test : test.skip);

test.each(CONTAINERFILES)('%s has no fault', (file) => {
  expect(validate(read(file)).map(({ message }) => message)).toEqual([]);
});

test('the linter of container files sees a fault', () => {
  expect(validate('FROM scratch\nCOPPY . .\n')).not.toEqual([]);
});

testWith('systemd-analyze')('systemd takes the units', () => {
  const units = [UNIT, 'portal-provider.service'].map((unit) => join(folder, unit));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

testWith('promtool')('Prometheus takes the rules', () => {
  const { status, stdout } = spawnSync('promtool', ['check', 'rules', join(folder, 'alerts.yaml')], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, expect.stringContaining('SUCCESS')]);
});

testWith('docker-compose')('docker-compose takes the file', () => {
  const place = mkdtempSync(join(tmpdir(), 'operate-'));
  try {
    copyFileSync(join(folder, 'compose.yaml'), join(place, 'compose.yaml'));
    for (const secret of ['api.env', 'database-password']) writeFileSync(join(place, secret), '');
    const { status, stderr } = spawnSync('docker-compose', ['config', '--quiet'], { cwd: place, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  } finally {
    rmSync(place, { recursive: true });
  }
});

test('each figure of an alert is one that the API has', async () => {
  const database = await openTestDatabase();
  const metrics = createMetrics(database.db, () => {});
  const text = await metrics.text();
  const named = [...read('alerts.yaml').matchAll(/\b(?:http|portal|nodejs|process)_[a-z0-9_]+/g)]
    .map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''))
    // A label, not a figure.
    .filter((name) => !['http_response_status_code', 'http_request_method'].includes(name));
  expect(new Set(named).size).toBeGreaterThan(3);
  expect([...new Set(named)].filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
  await database.close();
});

test.each([
  [UNIT, /^Environment=(.*)$/m],
  ['api.Containerfile', /^ENV (.*)$/m],
])('the settings in %s are such that the API starts with', (file, line) => {
  const text = line.exec(read(file))?.[1]?.replaceAll('%i', '8081') ?? '';
  const variables = Object.fromEntries(text.split(' ').map((pair) => pair.split('=')));
  const settings = readSettings({
    PROJECT_ID: 'portal-prod',
    DATABASE_URL: 'postgres://localhost/portal',
    PORTAL_ORIGINS: 'https://portal.example.jp',
    ...variables,
  });
  expect(settings.management).not.toBeNull();
  // A unit or a container that is stopped gets longer than the API takes.
  expect(settings.drainSeconds + 8).toBeLessThan(30);
  expect(Object.keys(variables).filter((name) => !SETTINGS.includes(name))).toEqual([]);
});

const SETTINGS = ['NODE_ENV', 'HOST', 'PORT', 'MANAGEMENT_HOST', 'MANAGEMENT_PORT', 'DRAIN_SECONDS'];
