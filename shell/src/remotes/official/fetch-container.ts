import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { LoadAttempt } from '../load-plan.ts';
import { entryIntegrity } from './runtime-plugin.ts';

/** What the remote exports, from a container that has just been fetched. */
export function fetchContainer({ container, entry, integrity }: LoadAttempt): Promise<unknown> {
  const address = new URL(entry, location.href).href;
  if (integrity) entryIntegrity.set(address, integrity);
  // force: a container of this name that failed before must not be mistaken for the requested one.
  registerRemotes([{ name: container, entry: address }], { force: true });
  return loadRemote(`${container}/remote`);
}
