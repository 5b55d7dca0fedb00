import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LockedError, lockFile } from './file-lock.ts';

let folder: string;
const file = () => join(folder, 'some.lock');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('who comes second is told who holds it, and for what', () => {
  const lock = lockFile(file(), { what: 'the release of mf-news' });
  expect(() => lockFile(file())).toThrow(LockedError);
  expect(() => lockFile(file())).toThrow(`process ${process.pid}`);
  expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ what: 'the release of mf-news' });
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('the lock of a killed process does not count', async () => {
  const killed = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  writeFileSync(file(), JSON.stringify({ pid: killed.pid, processStart: null, id: 'killed' }));
  expect(() => lockFile(file())).toThrow(LockedError);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  lockFile(file()).release();
});

test('a process id that now belongs to another process does not count', () => {
  writeFileSync(file(), JSON.stringify({ pid: process.pid, processStart: 'long ago', id: 'earlier' }));
  lockFile(file()).release();
  expect(existsSync(file())).toBe(false);
});

test('a process of another machine counts: nobody here knows whether it lives', () => {
  const own = lockFile(file(), { isAcrossMachines: true });
  const content = JSON.parse(readFileSync(file(), 'utf8'));
  own.release();
  writeFileSync(file(), JSON.stringify({ ...content, pid: 2 ** 30 }));
  lockFile(file()).release();
  writeFileSync(file(), JSON.stringify({ ...content, pid: 2 ** 30, host: 'elsewhere' }));
  expect(() => lockFile(file())).toThrow('on elsewhere');
});

test('a broken lock does not count', () => {
  writeFileSync(file(), '{"pid":');
  const lock = lockFile(file());
  expect(lock.isHeld()).toBe(true);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test('releasing a lock does not remove another process’s lock', () => {
  const lock = lockFile(file());
  const other = JSON.stringify({ pid: process.pid, processStart: null, id: 'other' });
  writeFileSync(file(), other);
  expect(lock.isHeld()).toBe(false);
  lock.release();
  expect(readFileSync(file(), 'utf8')).toBe(other);
});
