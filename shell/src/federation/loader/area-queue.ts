import { RemoteContractError, type RemoteModule } from '@portal/platform/remote-module';

interface Steps {
  /** Loads the remote for this area. */
  load: () => Promise<RemoteModule>;
  /** Called after another area of the remote was loaded: decides anew. */
  again: () => Promise<RemoteModule>;
}

/** Areas of one remote wait for each other: a container that is loaded twice would run twice. */
export function createAreaQueue() {
  const loading = new Map<string, { prefix: string; module: Promise<RemoteModule> }>();

  return async function enqueue(key: string, prefix: string, { load, again }: Steps): Promise<RemoteModule> {
    const running = loading.get(key);
    if (running?.prefix === prefix) return running.module;
    if (running) {
      await running.module.catch((error: unknown) => {
        // A version without the other area may have this one. A remote that cannot be loaded has neither.
        if (!(error instanceof RemoteContractError)) throw error;
      });
      return again();
    }
    const module = load().finally(() => loading.delete(key));
    loading.set(key, { prefix, module });
    return module;
  };
}
