import type { CanaryChoice } from '#canary/canary-choice.ts';
import type { PageRegistry } from '#registry/page-registry.ts';
import { hintBuild } from './hint-build.ts';
import type { RemoteLoader } from './remote-loader.ts';

/**
 * A remote that has a canary is not loaded before it is known whose page this is: nothing of one version is ever replaced
 * by the other. The other remotes wait for nobody.
 */
export function waitForCompany(
  loader: RemoteLoader,
  remotes: PageRegistry['remotes'],
  { sees, decide }: Pick<CanaryChoice, 'sees' | 'decide'>,
): RemoteLoader {
  /** By remote, the versions whose files have been asked for. */
  const hinted = new Set<string>();

  async function decided(name: string): Promise<void> {
    const canary = remotes[name]?.canary;
    if (!canary || sees(canary) !== undefined) return;
    await decide(canary);
    // Meanwhile the registry may list another one, or the customer be another.
    await decided(name);
  }
  /** The document hints neither version, because nobody should download both. */
  function hint(name: string, prefix: string): void {
    const remote = remotes[name];
    if (!remote?.canary || loader.loaded(name, prefix)) return;
    const build = sees(remote.canary) ? remote.canary.build : remote.current;
    if (hinted.has(`${name} ${build.version}`)) return;
    hinted.add(`${name} ${build.version}`);
    hintBuild(build, prefix);
  }
  return {
    ...loader,
    async load(name, prefix) {
      await decided(name);
      hint(name, prefix);
      return loader.load(name, prefix);
    },
    async renew(name, prefix) {
      await decided(name);
      return loader.renew(name, prefix);
    },
  };
}
