import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderLockedError, lockFolder } from './folder-lock.ts';

let folder: string;
const lockFile = () => join(folder, 'sandbox.lock');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a second sandbox on the same data is refused, and told which process holds the data', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderLockedError);
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});

test('the lock of a killed process does not count', async () => {
  const killed = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  writeFileSync(lockFile(), JSON.stringify({ pid: killed.pid, processStart: null, id: 'killed' }));
  expect(() => lockFolder(folder)).toThrow(FolderLockedError);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  lockFolder(folder)();
});

test('a process id that now belongs to another process does not count', () => {
  writeFileSync(lockFile(), JSON.stringify({ pid: process.pid, processStart: 'long ago', id: 'earlier' }));
  lockFolder(folder)();
  expect(existsSync(lockFile())).toBe(false);
});

test('a broken lock does not count', () => {
  writeFileSync(lockFile(), '{"pid":');
  const unlock = lockFolder(folder);
  expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });
  unlock();
  expect(readdirSync(folder)).toEqual([]);
});

test('releasing a lock does not remove another process’s lock', () => {
  const unlock = lockFolder(folder);
  const other = JSON.stringify({ pid: process.pid, processStart: null, id: 'other' });
  writeFileSync(lockFile(), other);
  unlock();
  expect(readFileSync(lockFile(), 'utf8')).toBe(other);
});
