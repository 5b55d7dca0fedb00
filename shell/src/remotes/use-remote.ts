import type { RemoteModule } from '@portal/shared/host';
import { useEffect, useState } from 'react';
import type { RemoteLoader } from './remote-loader.ts';

type State =
  | { kind: 'loading'; load: RemoteLoader['load'] }
  | { kind: 'loaded'; module: RemoteModule }
  | { kind: 'failed'; error: unknown };

/** A remote's module on its way into the page. */
export function useRemote(loader: RemoteLoader, remote: string, prefix: string) {
  const [state, setState] = useState<State>(() => {
    const module = loader.loaded(remote, prefix);
    return module ? { kind: 'loaded', module } : { kind: 'loading', load: loader.load };
  });

  useEffect(() => {
    if (state.kind !== 'loading') return;
    let isCurrent = true;
    state.load(remote, prefix).then(
      (module) => isCurrent && setState({ kind: 'loaded', module }),
      (error: unknown) => isCurrent && setState({ kind: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [state, remote, prefix]);

  return {
    state,
    retry: () => setState({ kind: 'loading', load: loader.load }),
    /** After a crash: what the module keeps in memory may be what broke it. */
    renew: () => setState({ kind: 'loading', load: loader.renew }),
  };
}
