import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTree, removeTrees } from './testing/tree.ts';

afterEach(removeTrees);

test('before anything is installed it says so, and installs nothing', () => {
  const files = ['scripts/doctor.mjs', 'scripts/prepare.mjs'];
  const tree = makeTree(
    Object.fromEntries(files.map((file) => [file, readFileSync(join(__dirname, '../..', file), 'utf8')])),
  );
  const { status, stderr } = spawnSync(process.execPath, ['scripts/doctor.mjs'], { cwd: tree.root, encoding: 'utf8' });
  expect(stderr.trim()).toBe(
    'The dependencies are not installed: npm start installs them. Everything else can be looked at only then.',
  );
  expect(status).toBe(1);
});
