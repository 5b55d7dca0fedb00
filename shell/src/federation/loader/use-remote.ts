import { useReleaseCheck } from '@portal/platform/host';
import type { RemoteModule } from '@portal/platform/remote-module';
import { useEffect, useState } from 'react';
import type { RemoteLoader } from './remote-loader.ts';

type State =
  | { kind: 'loading'; load: RemoteLoader['load'] }
  | { kind: 'loaded'; module: RemoteModule }
  | { kind: 'failed'; error: unknown }
  /** A reload of the page brings it. */
  | { kind: 'outdated' };

/** A remote's module while it is loaded. What fails may belong to a version that is no longer live. */
export function useRemote(loader: RemoteLoader, remote: string, prefix: string) {
  const checkRelease = useReleaseCheck();
  const [state, setState] = useState<State>(() => {
    const module = loader.loaded(remote, prefix);
    return module ? { kind: 'loaded', module } : { kind: 'loading', load: loader.load };
  });

  useEffect(() => {
    if (state.kind !== 'loading') return;
    let isCurrent = true;
    const fail = async (error: unknown) => {
      const release = isCurrent ? await checkRelease() : 'current';
      // While the page reloads, it looks as before.
      if (!isCurrent || release === 'reloading') return;
      setState(release === 'outdated' ? { kind: 'outdated' } : { kind: 'failed', error });
    };
    state.load(remote, prefix).then((module) => isCurrent && setState({ kind: 'loaded', module }), fail);
    return () => {
      isCurrent = false;
    };
  }, [state, remote, prefix, checkRelease]);

  return {
    state,
    retry: () => {
      if (loader.isListed(remote)) setState({ kind: 'loading', load: loader.load });
      // Only a new document can list it.
      else window.location.reload();
    },
    /** After a crash: what the module keeps in memory may be what broke it. */
    renew: () => setState({ kind: 'loading', load: loader.renew }),
  };
}
