import type { Environment } from '../environment.ts';
import type { RemoteBuild } from './registry.ts';

/** Why a build must not run on this page; null if it may. */
export type EntryRefusal = (build: RemoteBuild) => string | null;

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Refuses code that somebody on the network could have changed. A development server on this machine is allowed. */
export function entryRefusal(environment: Environment['name'], page: string): EntryRefusal {
  const refuse = (entry: URL, integrity: string | undefined) => {
    if (environment === 'local' && LOOPBACK.test(entry.hostname)) return null;
    if (!integrity) return 'has no integrity';
    if (entry.protocol !== 'https:' && entry.origin !== new URL(page).origin) return 'comes without TLS from elsewhere';
    return null;
  };
  return ({ entry, integrity }) => {
    const address = addressOf(entry, page);
    const reason = address ? refuse(address, integrity) : 'has no address';
    return reason && `${reason} (${entry}, ${environment})`;
  };
}

function addressOf(entry: string, page: string): URL | null {
  try {
    return new URL(entry, page);
  } catch {
    return null;
  }
}
