import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  readonly path: string;
  /** Leaves that many bytes free. */
  fill(left?: number): void;
  makeRoom(): void;
  remove(): void;
}

/** A real file system of that size; null: only an administrator of a Linux machine may mount one. */
export function mountSmallDisk(bytes: number): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), 'sandbox-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    rmSync(path, { recursive: true });
    return null;
  }
  const filler = join(path, 'filler');
  return {
    path,
    fill: (left = 0) => {
      const { bavail, bsize } = statfsSync(path);
      appendFileSync(filler, Buffer.alloc(bavail * bsize - left));
    },
    makeRoom: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', ['--lazy', path]);
      rmSync(path, { recursive: true });
    },
  };
}
