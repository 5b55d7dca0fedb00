import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { commandsOf, npmScriptsIn, parseWorkflow } from '../ci/workflow.ts';
import { namesOf } from './names.ts';
import { ownRepositoryFiles } from './own-repository.ts';

const PARKING = { ...namesOf('mf-parking'), title: '駐車', prefix: '/parking', standalonePort: 4006 };
const files = ownRepositoryFiles(PARKING, {
  tarballs: { '@portal/ui': 'portal-ui-1.2.3.tgz' },
  version: '1.2.3',
  demands: { catalog: { react: '19.3.1', pnpm: '12.21.0' }, settings: {}, textKeys: [], migrations: 3 },
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
    migration: 3,
  });
  expect(files['.github/CODEOWNERS']).toBe('* @example/portal-parking\n');
  expect(files['README.md']).toContain('http://localhost:4006');
});

test.each(['change', 'preview', 'release'])('GitHub can read its workflow %s', (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  const file = join(folder, `${name}.yml`);
  writeFileSync(file, files[`.github/workflows/${name}.yml`] ?? '');
  const lint = ['--import', 'tsx', 'scripts/ci/lint-workflows.ts', file];
  const { status, stderr } = spawnSync(process.execPath, lint, { cwd: join(__dirname, '../..'), encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test.each(['change', 'preview', 'release'])(
  'its workflow %s calls one of ours, which runs commands that it has',
  (name) => {
    const { jobs } = parse(files[`.github/workflows/${name}.yml`] ?? '');
    const [, file = ''] = /^example\/portal\/(.+)@main$/.exec(jobs[name].uses) ?? [];
    const ours = readFileSync(join(__dirname, '../..', file), 'utf8');
    expect(parse(ours).on).toHaveProperty('workflow_call');
    const commands = commandsOf(Object.values(parseWorkflow(ours).jobs).flatMap(({ steps }) => steps));
    expect(commands.flatMap(npmScriptsIn).filter((script) => !(script in manifest.scripts))).toEqual([]);
    expect(commands.join('\n')).toMatch(name === 'preview' ? 'npm run release -- --to "$folder"' : 'npm run journey');
    expect(commands.join('\n')).toContain('require("./package.json").engines.pnpm');
    expect(manifest.engines.pnpm).toBe('12.21.0');
  },
);
