import type { RemoteBuild, RemoteEntry } from '@portal/shared/host/registry';

/** One attempt to load a remote: which version, from which address. */
export interface LoadAttempt {
  readonly version: string;
  readonly container: string;
  readonly entry: string;
  readonly integrity: string | undefined;
  readonly which: 'current' | 'previous';
}

/**
 * The versions to try, in order. `retry` counts the customer's retries: a container that failed is fetched and run
 * again only from a changed address (measured: the same address stays stuck).
 */
export function loadPlan(entry: RemoteEntry, retry: number): LoadAttempt[] {
  const attempts = [attempt(entry.current, 'current', retry)];
  if (entry.previous && entry.previous.version !== entry.current.version) {
    attempts.push(attempt(entry.previous, 'previous', retry));
  }
  return attempts;
}

function attempt(build: RemoteBuild, which: LoadAttempt['which'], retry: number): LoadAttempt {
  const { version, container, entry, integrity } = build;
  return { version, container, entry: retry === 0 ? entry : `${entry}?retry=${retry}`, integrity, which };
}
