import { join } from 'node:path';
import { LockedError, lockFile } from '@portal/app-kit/build/file-lock';

export class FolderLockedError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `Another sandbox (process ${pid}) is working on ${folder}: use that one, or stop it (Ctrl-C in its window, or "kill ${pid}") and start again.`,
    );
    this.name = 'FolderLockedError';
  }
}

/** Two embedded databases on one folder would destroy it. Returns the function that releases the lock. */
export function lockFolder(folder: string): () => void {
  try {
    return lockFile(join(folder, 'sandbox.lock')).release;
  } catch (error) {
    if (error instanceof LockedError) throw new FolderLockedError(folder, error.holder.pid);
    throw error;
  }
}
