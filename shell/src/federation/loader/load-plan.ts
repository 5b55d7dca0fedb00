import type { RemoteBuild } from '@portal/platform/registry';
import type { PageRemote } from '#federation/registry/page-registry.ts';

/** One attempt to load a remote: which version, from which address. */
export interface LoadAttempt {
  readonly version: string;
  readonly container: string;
  readonly entry: string;
  readonly integrity: string | undefined;
  readonly which: 'canary' | 'current' | 'previous';
  /** As it was listed when the plan was made. */
  readonly remote: PageRemote;
  /** Whether the plan is that of a company in the canary. */
  readonly isForCanary: boolean;
}

interface PlanOptions {
  isForCanary: boolean;
  /** How often a version has been requested: browsers fetch and run a container again only from another address. */
  tries: (version: string) => number;
}

/** The versions to try, in order. Browsers answer the address of a container that failed from memory. */
export function loadPlan(remote: PageRemote, { isForCanary, tries }: PlanOptions): LoadAttempt[] {
  const { canary, current, previous } = remote;
  const planned = new Set<string>();
  const attempt = (build: RemoteBuild | undefined, which: LoadAttempt['which']): LoadAttempt[] => {
    if (!build || planned.has(build.version)) return [];
    const { version, container, entry, integrity } = build;
    planned.add(version);
    const retry = tries(version);
    const address = retry === 0 ? entry : `${entry}?retry=${retry}`;
    return [{ version, container, entry: address, integrity, which, remote, isForCanary }];
  };
  return [
    ...attempt(isForCanary ? canary?.build : undefined, 'canary'),
    ...attempt(current, 'current'),
    ...attempt(previous, 'previous'),
  ];
}
