import type { CanaryChoice } from '#federation/registry/canary-choice.ts';
import type { PageRegistry } from '#federation/registry/page-registry.ts';
import type { RemoteLoader } from './remote-loader.ts';

/**
 * A remote that has a canary is not loaded before it is known whose page this is: nothing of one version is ever replaced
 * by the other. The other remotes wait for nobody.
 */
export function waitForCompany(
  loader: RemoteLoader,
  remotes: PageRegistry['remotes'],
  { isInCanary, decide }: Pick<CanaryChoice, 'isInCanary' | 'decide'>,
): RemoteLoader {
  async function decided(name: string): Promise<void> {
    const canary = remotes[name]?.canary;
    if (!canary || isInCanary(canary) !== undefined) return;
    await decide(canary);
    // Meanwhile the registry may list another one, or the customer be another.
    await decided(name);
  }
  return {
    ...loader,
    async load(name, prefix, pathname) {
      await decided(name);
      return loader.load(name, prefix, pathname);
    },
    async renew(name, prefix) {
      await decided(name);
      return loader.renew(name, prefix);
    },
  };
}
