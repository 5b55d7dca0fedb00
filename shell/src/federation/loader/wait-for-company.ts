import type { CanaryChoice } from '#federation/registry/canary-choice.ts';
import type { PageRegistry } from '#federation/registry/page-registry.ts';
import type { RemoteLoader } from './remote-loader.ts';

/**
 * Does not load a remote with a canary before the company is known, so that no version is replaced while the customer
 * looks. Other remotes do not wait.
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
    // Meanwhile the registry may list another canary, or another customer may have signed in.
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
