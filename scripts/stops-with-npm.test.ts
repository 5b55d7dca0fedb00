import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SERVER = `
  process.on('SIGTERM', () => { console.log('stopped'); process.exit(); });
  setTimeout(() => process.exit(), 4000);
  console.log('runs');
`;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'npm-'));
  cpSync(join(__dirname, '../.npmrc'), join(folder, '.npmrc'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { serve: 'node server.cjs' } }));
  writeFileSync(join(folder, 'server.cjs'), SERVER);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('who stops npm stops the server that it runs', async () => {
  const npm = spawn('npm', ['run', 'serve'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  npm.stdout.on('data', (text: Buffer) => {
    said += text;
    if (String(text).includes('runs')) npm.kill('SIGTERM');
  });
  await new Promise((resolve) => npm.once('close', resolve));
  expect(said).toContain('stopped');
});
