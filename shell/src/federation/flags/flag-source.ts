import type { FlagSource } from '@portal/platform/host';
import type { Session } from '@portal/platform/session';
import type { RemoteLoader } from '#federation/loader/remote-loader.ts';
import type { CanaryChoice } from '#federation/registry/canary-choice.ts';
import type { PageRegistry } from '#federation/registry/page-registry.ts';

/** What the document says of flags; it stays for the life of the page, so that nothing changes under a customer. */
type Remotes = Readonly<Record<string, Pick<PageRegistry['remotes'][string], 'flags'>>>;

interface Customers extends Pick<CanaryChoice, 'isInCanary' | 'learn'> {
  watchSession: (listener: (session: Session) => void) => () => void;
}

/** A flag is off until it is known for the company that is signed in, and off for visitors. */
export function createFlagSource(remotes: Remotes, { isInCanary, learn, watchSession }: Customers): FlagSource {
  const all = Object.values(remotes).flatMap(({ flags = {} }) => Object.values(flags));
  return {
    isOn({ app, name }) {
      const flag = remotes[app]?.flags?.[name];
      return flag !== undefined && isInCanary(flag) === true;
    },
    subscribe(listener) {
      const tell = () => void learn(all).then(listener);
      tell();
      return watchSession(tell);
    },
  };
}

/** Shows a remote once its flags are known for the company, so that no page changes while the customer looks. */
export function withFlagsKnown(
  loader: RemoteLoader,
  remotes: Remotes,
  { isInCanary, learn }: Pick<CanaryChoice, 'isInCanary' | 'learn'>,
): RemoteLoader {
  const flagsOf = (name: string) => Object.values(remotes[name]?.flags ?? {});
  const known = async <T>(name: string, module: Promise<T>): Promise<T> => {
    const loaded = await module;
    await learn(flagsOf(name));
    return loaded;
  };
  return {
    ...loader,
    load: (name, prefix, pathname) => known(name, loader.load(name, prefix, pathname)),
    renew: (name, prefix) => known(name, loader.renew(name, prefix)),
    loaded: (name, prefix) =>
      flagsOf(name).some((flag) => isInCanary(flag) === undefined) ? undefined : loader.loaded(name, prefix),
  };
}
