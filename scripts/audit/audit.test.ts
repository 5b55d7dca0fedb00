import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { root } from '../root.ts';
import { askPnpm } from './pnpm.ts';
import { outdatedIn, vulnerabilitiesIn } from './registry.ts';
import { componentsOf, unacceptedLicenses, writeSbom } from './sbom.ts';

describe.each([
  ['portal', ['react', 'firebase', 'leaflet'], 'pg'],
  ['api', ['pg', 'hono', 'pdfkit'], 'leaflet'],
] as const)('the list of what the %s is made of', (product, parts, foreign) => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('names its libraries and none of the other’s or of the tools, under licences that are accepted', async () => {
    const components = await writeSbom(product, folder);
    const names = components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...parts]));
    for (const other of [foreign, 'webpack', 'jest']) expect(names).not.toContain(other);
    expect(unacceptedLicenses(components)).toEqual([]);
  });

  test('is CycloneDX 1.6', async () => {
    await writeSbom(product, folder);
    const text = readFileSync(join(folder, `${product}.cdx.json`), 'utf8');
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
    expect(await validator.validate(text)).toBeNull();
    expect(await validator.validate(text.replace('"bomFormat": "CycloneDX"', '"bomFormat": "other"'))).not.toBeNull();
  });
});

test('a licence that is not accepted is named, and so is none at all', () => {
  const components = componentsOf(
    JSON.stringify({
      components: [
        { name: 'a', version: '1.0.0', licenses: [{ license: { id: 'GPL-3.0-only' } }] },
        { group: '@b', name: 'b', version: '2.0.0' },
        { name: 'c', version: '3.0.0', licenses: [{ expression: '(MIT OR GPL-2.0-only)' }] },
        { name: 'd', version: '4.0.0', licenses: [{ expression: 'MIT AND CC-BY-4.0' }] },
        { group: '@portal', name: 'ui', version: '0.1.0' },
      ],
    }),
  );
  expect(unacceptedLicenses(components)).toEqual([
    'a 1.0.0: GPL-3.0-only',
    '@b/b 2.0.0: names no licence',
    'd 4.0.0: MIT AND CC-BY-4.0',
  ]);
});

test('newer majors and deprecated packages are named once, newer minors not', () => {
  const packages = {
    'firebase@12.19.0': { current: '12.19.0', latest: '13.2.0' },
    'firebase@12.19.0 (dev)': { current: '12.19.0', latest: '13.2.0' },
    '@a/b': { current: '1.0.0', latest: '1.2.0', isDeprecated: true },
    hono: { current: '4.13.0', latest: '4.14.0', isDeprecated: false },
  };
  expect(outdatedIn({ stdout: JSON.stringify(packages), stderr: '' })).toEqual({
    found: ['@a/b 1.0.0, deprecated', 'firebase 12.19.0, newest is 13.2.0'],
  });
});

/** pnpm asks a registry of our own on this machine. */
async function withRegistry<T>(answer: Registry, act: (env: Record<string, string>) => Promise<T>): Promise<T> {
  const registry = createServer((request, response) => {
    request.resume();
    const [status, body] = answer(request.method === 'POST' ? null : decodeURIComponent(request.url ?? '').slice(1));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  const { port } = registry.address() as AddressInfo;
  try {
    return await act({ pnpm_config_registry: `http://127.0.0.1:${port}/` });
  } finally {
    registry.close();
  }
}
/** What it says of a package; null: of the vulnerabilities of all. */
type Registry = (name: string | null) => [status: number, body: unknown];

const advisory = {
  id: 1234567,
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'A hole',
  severity: 'high',
  vulnerable_versions: '<99',
  cwe: ['CWE-79'],
  cvss: { score: 7.5, vectorString: null },
};

describe('a registry', () => {
  const auditWith = (status: number, answer: unknown) =>
    withRegistry(
      () => [status, answer],
      async (env) => vulnerabilitiesIn(await askPnpm(['audit', '--json'], env)),
    );

  test('that knows a vulnerability is heard', async () => {
    expect(await auditWith(200, { pg: [advisory] })).toEqual({
      found: [expect.stringMatching(/^high: pg \d+\.\d+\.\d+: A hole, https:\/\/github\.com\/advisories\/GHSA/)],
    });
  });

  test('that knows none leaves nothing', async () => {
    expect(await auditWith(200, {})).toEqual({ found: [] });
  });

  test.each([405, 500])('that answers %d is not taken for good news', async (status) => {
    expect(await auditWith(status, {})).toEqual({ unasked: expect.stringContaining(String(status)) });
  });

  test.each(['', 'null', '{"error":{"code":"X"}}', '[1]'])('whose answer is %j has not been asked', (stdout) => {
    expect(vulnerabilitiesIn({ stdout, stderr: '' })).toHaveProperty('unasked');
    expect(outdatedIn({ stdout, stderr: '' })).toHaveProperty('unasked');
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const program = ['--import', 'tsx', join(root, 'scripts/audit/audit.ts'), '--out', folder];
  const audit = (answer: Registry) =>
    withRegistry(
      answer,
      (env) =>
        new Promise<[code: unknown, said: string]>((resolve) => {
          execFile(process.execPath, program, { cwd: root, env: { ...process.env, ...env } }, (error, stdout) =>
            resolve([error?.code ?? 0, stdout]),
          );
        }),
    );
  /** A package as a registry describes it. */
  const packageOf = (name: string, version: string) => ({
    name,
    'dist-tags': { latest: version },
    versions: {
      [version]: { name, version, dist: { tarball: 'http://127.0.0.1:9/none.tgz', shasum: '0'.repeat(40) } },
    },
  });

  const asked =
    (holes: [number, object], newest = '0.0.1'): Registry =>
    (name) =>
      name === null ? holes : [200, packageOf(name, newest)];

  test.each<[code: number, said: string, Registry]>([
    [0, 'Known vulnerabilities: none', asked([200, {}])],
    [0, ', newest is 999.0.0', asked([200, {}], '999.0.0')],
    [1, 'high: pg ', asked([200, { pg: [advisory] }])],
    [1, 'Known vulnerabilities: COULD NOT ASK', asked([500, {}])],
    [1, 'what is deprecated: COULD NOT ASK', (name) => (name === null ? [200, {}] : [500, {}])],
  ])('ends with %d and says "%s"', async (code, said, answer) => {
    expect(await audit(answer)).toEqual([code, expect.stringContaining(said)]);
  });
});
