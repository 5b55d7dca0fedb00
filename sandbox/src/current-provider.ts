import type { DatabaseLocation } from '#database/open.ts';
import type { DeskMode } from '#platform.ts';
import { assertEmptiable, emptyDatabase, type Provider } from './provider.ts';

export interface CurrentProviderOptions {
  location: DatabaseLocation;
  deskMode: DeskMode;
  open(deskMode: DeskMode): Promise<Provider>;
  /** Empties what belongs to others than the provider. */
  clear(): void;
}

/** The provider that answers at the moment; a reset puts a fresh one in its place. */
export interface CurrentProvider {
  get(): Provider;
  reset(): Promise<void>;
}

export async function openCurrentProvider(options: CurrentProviderOptions): Promise<CurrentProvider> {
  const { location, deskMode, open, clear } = options;
  let current = await open(deskMode);
  return {
    get: () => current,
    reset: async () => {
      // Before anything is closed: whoever is refused goes on with what there is.
      assertEmptiable(location);
      const mode = current.desk.mode();
      await current.close();
      await emptyDatabase(location);
      clear();
      current = await open(mode);
    },
  };
}
