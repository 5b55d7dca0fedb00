import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations } from '@portal/app-kit/migrations';
import { namesOf } from './names.ts';
import { ownRepositoryFiles } from './own-repository.ts';

const PARKING = { ...namesOf('mf-parking'), title: '駐車', prefix: '/parking', standalonePort: 4006 };
const files = ownRepositoryFiles(PARKING, {
  tarballs: { '@portal/ui': 'portal-ui-1.2.3.tgz' },
  version: '1.2.3',
  demands: { catalog: { react: '19.3.1', pnpm: '12.21.0' }, settings: { autoInstallPeers: false }, textKeys: [] },
});
const manifest = JSON.parse(files['package.json'] ?? '');

test('ours are named in one version, which stands for the tarballs', () => {
  expect(manifest.dependencies).toMatchObject({ '@portal/ui': '1.2.3', react: '19.3.1' });
  expect(manifest.devDependencies).toMatchObject({ '@portal/app-kit': '1.2.3', '@portal/cli': '1.2.3' });
  expect(files['pnpm-workspace.yaml']).toContain('  "@portal/ui": file:packages/portal-ui-1.2.3.tgz\n');
});

test('each of its commands is one of portal', () => {
  for (const [name, command] of Object.entries(manifest.scripts)) expect(command).toBe(`portal ${name}`);
  expect(Object.keys(manifest.scripts)).toContain('release');
});

test('it says what it began as, who owns it, and at which port it runs', () => {
  expect(JSON.parse(files['portal.json'] ?? '')).toEqual({
    remote: 'mf-parking',
    template: '1.2.3',
    migration: migrations.length,
  });
  expect(files['.github/CODEOWNERS']).toBe('* @example/portal-parking\n');
  expect(files['README.md']).toContain('http://localhost:4006');
});

test.each(['change', 'release'])('GitHub can read its workflow %s', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  const file = join(folder, `${name}.yml`);
  writeFileSync(file, files[`.github/workflows/${name}.yml`] ?? '');
  const lint = ['--import', 'tsx', 'scripts/ci/lint-workflows.ts', file];
  const { status, stderr } = spawnSync(process.execPath, lint, { cwd: join(__dirname, '../..'), encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
