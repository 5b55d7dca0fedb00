import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, Configuration } from 'webpack';
import { type FileLock, LockedError, lockFile } from './file-lock.ts';
import { servedCache } from './serve/served-cache.ts';

/**
 * webpack drops entries that no build has used for this time. Names contain hashes, so each edit leaves old entries.
 */
const UNUSED_FOR_MS = 60_000;
const LARGEST_BYTES = 400_000_000;

/**
 * The cache of one app's last build for deployment. It does not change the result;
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

/** null while another build has the cache: this one neither waits nor reads half-written files. */
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
