import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderLockedError, lockFolder } from './folder-lock.ts';

test('a second sandbox on the same data is refused, and told which process holds the data', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-lock-'));
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderLockedError);
  expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
  unlock();
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
