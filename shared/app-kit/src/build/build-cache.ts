import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { type FileLock, LockedError, lockFile } from './file-lock.ts';
import { servedCache } from './serve/served-cache.ts';

/** webpack drops what no build has used for so long. Names contain hashes, so that each edit leaves old entries behind. */
const UNUSED_FOR_MS = 60_000;
const LARGEST_BYTES = 400_000_000;

/**
 * What the last build for deployment compiled, of one app. It changes nothing about the result;
 * `PORTAL_BUILD_CACHE=none` builds without it.
 */
export function buildCache(directory: string, env = process.env): Configuration['cache'] {
  if (env.PORTAL_BUILD_CACHE === 'none') return false;
  const cache = servedCache(directory, 'build');
  return typeof cache === 'object' && cache.type === 'filesystem' ? { ...cache, maxAge: UNUSED_FOR_MS } : cache;
}

/** Lets one build at a time use the cache on disk, and begins a new one if it has grown too large. */
export class BuildCachePlugin {
  readonly #largestBytes: number;

  constructor({ largestBytes = LARGEST_BYTES } = {}) {
    this.#largestBytes = largestBytes;
  }

  apply(compiler: Compiler): void {
    const { cache } = compiler.options;
    if (typeof cache !== 'object' || cache.type !== 'filesystem') return;
    const folder = join(cache.cacheDirectory ?? '', cache.name ?? '');
    const lock = lockOr(`${folder}.lock`);
    if (!lock) {
      compiler.options.cache = false;
      return;
    }
    if (bytesIn(folder) > this.#largestBytes) rmSync(folder, { recursive: true });
    // What was compiled is stored when the compiler is closed. A lock whose process has ended does not count.
    compiler.cache.hooks.shutdown.intercept({ done: () => lock.release(), error: () => lock.release() });
  }
}

/** null while another build has it: that one is not waited for, and files that are being written are not read. */
function lockOr(path: string): FileLock | null {
  try {
    return lockFile(path, { what: 'build' });
  } catch (error) {
    if (error instanceof LockedError) return null;
    throw error;
  }
}

const bytesIn = (folder: string): number =>
  existsSync(folder) ? readdirSync(folder).reduce((bytes, name) => bytes + statSync(join(folder, name)).size, 0) : 0;
