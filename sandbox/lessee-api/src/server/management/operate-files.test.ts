import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { openTestDatabase } from '#database/testing.ts';
import { readSettings } from '../settings.ts';
import { createMetrics } from './metrics.ts';

/* The files of docs/operate: what a linter says of each, and that they name what there is. */

const folder = join(__dirname, '../../../../../docs/operate');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const CONTAINERFILES = ['api.Containerfile', 'portal.Containerfile'];
const UNIT = 'portal-api@.service';
const UNITS = [UNIT, 'portal-provider.service'];

/** Not everybody who changes the portal has these programs of Debian; the end of a run counts what was skipped. */
const isThere = (program: string): boolean => spawnSync('which', [program]).status === 0;
const testWith = (program: string) => (isThere(program) ? test : test.skip);

test.each(CONTAINERFILES)('%s has no fault', (file) => {
  expect(validate(read(file)).map(({ message }) => message)).toEqual([]);
});

test('the linter of container files sees a fault', () => {
  expect(validate('FROM scratch\nCOPPY . .\n')).not.toEqual([]);
});

/** What this machine has built or installed may not run in an image. */
test('the image of the API is built without what git ignores, and without its history', () => {
  expect(/^COPY \. \.$/m.test(read('api.Containerfile'))).toBe(true);
  const [ignored, left] = ['.gitignore', '.dockerignore'].map((file) => lines(read(`../../${file}`)));
  expect(left).toEqual(
    expect.arrayContaining(['.git', ...(ignored ?? []).map((one) => `**/${one.replace(/\/$/, '')}`)]),
  );
});

testWith('systemd-analyze')('systemd takes the units', () => {
  const files = UNITS.map((unit) => join(folder, unit));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...files], { encoding: 'utf8' });
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

/** What runs always, and by which arguments of Node. */
const programsOfUnits = (): string[] =>
  UNITS.flatMap((unit) => [...read(unit).matchAll(/^ExecStart=\S+ (.*)$/gm)].map(([, program = '']) => program));

function programsOfCompose(): string[] {
  const [, ofImage = '[]'] = /^CMD (.*)$/m.exec(read('api.Containerfile')) ?? [];
  const { services }: { services: Record<string, ComposeService> } = parse(read('compose.yaml'));
  return Object.values(services)
    .filter(({ image }) => image === 'portal-api')
    .map(({ entrypoint, command = [] }) => [...(entrypoint ?? JSON.parse(ofImage)), ...command].slice(1).join(' '));
}

interface ComposeService {
  image: string;
  entrypoint?: string[];
  command?: string[];
}

test('compose.yaml runs the programs that the units run', () => {
  expect(programsOfUnits()).toHaveLength(2);
  expect(programsOfCompose().sort()).toEqual(programsOfUnits().sort());
});

testWith('promtool')('the alerts name what is wrong with which version, and leave a quiet one alone', () => {
  const { status, stderr } = spawnSync('promtool', ['test', 'rules', join(__dirname, 'alerts.test.yaml')], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

test('each alert has rung in a test, and operate.md says what to do', () => {
  const alerts = [...read('alerts.yaml').matchAll(/alert: (\S+)/g)].map(([, name = '']) => name);
  const { tests }: AlertTests = parse(readFileSync(join(__dirname, 'alerts.test.yaml'), 'utf8'));
  const rung = tests.flatMap((one) => one.alert_rule_test).filter(({ exp_alerts }) => exp_alerts.length > 0);
  expect([...new Set(rung.map(({ alertname }) => alertname))].sort()).toEqual(alerts.sort());
  const page = read('../operate.md');
  expect(alerts.filter((name) => !new RegExp(`^\\| (?:\\w+, )*${name}[ ,]`, 'm').test(page))).toEqual([]);
});

interface AlertTests {
  tests: { alert_rule_test: { alertname: string; exp_alerts: object[] }[] }[];
}

/** A figure as the collector's exporter for Prometheus names it. */
const exported = (name: string, end: string): string => name.replaceAll('.', '_') + end;

/** What the API has, what browsers send, what the collector counts of it, and what the alerts record. */
async function knownFigures(): Promise<Set<string>> {
  const database = await openTestDatabase();
  const text = await createMetrics(database.db, () => {}).text();
  await database.close();
  const { count, signal_to_metrics: made } = collector.connectors;
  return new Set([
    ...[...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name ?? ''),
    exported('http.client.request.duration', '_seconds'),
    ...Object.keys(count.logs).map((name) => exported(name, '_total')),
    ...made.logs.map(({ name }) => exported(name, '')),
    ...[...read('alerts.yaml').matchAll(/record: (\S+)/g)].map(([, name]) => name ?? ''),
  ]);
}

/** Without its labels. */
const figuresOf = (expression: string): string[] =>
  [
    ...expression
      .replaceAll(/\{[^}]*\}|\b(?:by|on|group_left) \([^)]*\)/g, '')
      .matchAll(/\b(?:http|portal|nodejs|process)[_:][a-z0-9_:]+/g),
  ].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''));

interface CollectorFile {
  connectors: { count: { logs: object }; signal_to_metrics: { logs: { name: string }[] } };
  service: { pipelines: Record<string, Record<'receivers' | 'processors' | 'exporters', string[]>> };
  [kind: string]: object;
}
const collector: CollectorFile = parse(read('collector.yaml'));
interface Target {
  expr: string;
  datasource: { type: string };
}
const dashboard: {
  annotations: { list: Target[] };
  templating: { list: { name: string; query: string | { query: string } }[] };
  panels: { title: string; targets: Target[] }[];
} = JSON.parse(read('dashboard.json'));
const targets = [...dashboard.panels.flatMap((panel) => panel.targets), ...dashboard.annotations.list];
const expressionsFor = (type: string): string[] =>
  targets.filter(({ datasource }) => datasource.type === type).map(({ expr }) => expr);

test.each([
  ['the alerts', read('alerts.yaml').split('\n')],
  ['the dashboard', expressionsFor('prometheus')],
])('each figure of %s is one that is sent', async (_, expressions) => {
  const known = await knownFigures();
  const named = new Set(expressions.filter((line) => !/^\s*- (?:alert|name|record):/.test(line)).flatMap(figuresOf));
  expect(named.size).toBeGreaterThan(4);
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
});

test('the dashboard names a figure for each of its curves', () => {
  expect(expressionsFor('prometheus').filter((expr) => figuresOf(expr).length === 0)).toEqual([]);
});

testWith('promtool')('Prometheus takes what the dashboard asks', () => {
  const rules = expressionsFor('prometheus').map((expr, index) => ({ record: `dashboard:${index}`, expr }));
  const place = mkdtempSync(join(tmpdir(), 'dashboard-'));
  try {
    const file = join(place, 'rules.json');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    const { status, stderr } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  } finally {
    rmSync(place, { recursive: true });
  }
});

/** As Loki names what arrives by OTLP: what browsers send (records.ts in the platform), and a request's line. */
function knownFields(): Set<string> {
  const browser = readFileSync(join(__dirname, '../../../../../shared/platform/src/telemetry/records.ts'), 'utf8');
  const api = readFileSync(join(__dirname, '../../api/core/middleware.ts'), 'utf8');
  const names = [
    ...[...browser.matchAll(/'([a-z_]+(?:\.[a-z_]+)+)'/g)].map(([, name = '']) => name.replaceAll('.', '_')),
    ...['requestId', 'call', 'status'].filter((name) => new RegExp(`^ {6}${name}: `, 'm').test(api)),
  ];
  // The collector adds it.
  return new Set([...names, ...(read('collector.yaml').includes('log.attributes["event"]') ? ['event'] : [])]);
}

const fieldsOf = (expression: string): string[] =>
  [...expression.matchAll(/by \(([^)]*)\)|(\w+)(?:=~|!=|=)"|\{\{\.(\w+)\}\}/g)].flatMap(([, by, matched, shown]) =>
    by ? by.split(', ').filter((name) => !name.startsWith('count')) : [matched ?? shown ?? ''],
  );

test('each field that the dashboard seeks in logs is one that is sent', () => {
  const known = knownFields();
  const named = new Set(expressionsFor('loki').flatMap(fieldsOf));
  expect(named.size).toBeGreaterThan(8);
  expect([...named].filter((name) => !known.has(name))).toEqual([]);
});

test('a support number leads to its visit, and what is asked above the dashboard is used', () => {
  const asked = dashboard.templating.list.map(({ name }) => name);
  const used = JSON.stringify(dashboard).matchAll(/\$\{?([a-z]\w*)/g);
  expect([...new Set([...used].map(([, name]) => name))].sort()).toEqual(asked.sort());
  expect(asked).toEqual(expect.arrayContaining(['number', 'session']));
});

test('the pipelines of the collector name what its file has, and all of it', () => {
  const kinds = ['receivers', 'processors', 'exporters'] as const;
  const named = Object.values(collector.service.pipelines).flatMap((line) => kinds.flatMap((kind) => line[kind]));
  const there = [...kinds, 'connectors'].flatMap((kind) => Object.keys(collector[kind] ?? {}));
  expect([...new Set(named)].sort()).toEqual(there.sort());
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
