import { reportError } from '@portal/platform/observe';
import type { RemoteModule } from '@portal/platform/remote-module';
import type { PageRemote } from '#federation/registry/page-registry.ts';
import { LoadError } from './load-error.ts';
import { type LoadAttempt, loadPlan } from './load-plan.ts';
import { preloadBuild } from './preload-build.ts';

/** After this time a remote is given up. */
export const GIVE_UP_MS = 8000;

export type FetchRemote = (name: string, prefix: string, attempt: LoadAttempt) => Promise<RemoteModule>;

interface Wanted {
  prefix: string;
  /** The page that is asked for, whose files are fetched beside the entry. */
  pathname: string;
  isForCanary: boolean;
}

/** Loads the first version of a remote that arrives, and reports those that fail. @throws what the last one threw. */
export function createVersionLoader(fetchRemote: FetchRemote) {
  /** By version. */
  const tries = new Map<string, number>();

  return async function loadVersion(
    name: string,
    remote: PageRemote,
    { prefix, pathname, isForCanary }: Wanted,
  ): Promise<RemoteModule> {
    const triesOf = (version: string) => tries.get(`${name} ${version}`) ?? 0;
    let lastError: unknown;
    for (const attempt of loadPlan(remote, { isForCanary, tries: triesOf })) {
      tries.set(`${name} ${attempt.version}`, triesOf(attempt.version) + 1);
      try {
        preloadBuild(attempt, prefix, pathname);
        return await beforeGivingUp(fetchRemote(name, prefix, attempt));
      } catch (error) {
        lastError = error;
        reportError(error, {
          reason: `${name} ${attempt.version} (${attempt.which}) could not be loaded`,
          category: 'remoteLoad',
          build: { name, version: attempt.version, revision: remote.revision },
          load: error instanceof LoadError ? error.kind : 'entry',
        });
      }
    }
    throw lastError;
  };
}

function beforeGivingUp<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LoadError(`not loaded within ${GIVE_UP_MS} ms`, 'timeout')), GIVE_UP_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
