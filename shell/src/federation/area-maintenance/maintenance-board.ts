import type { AreaMaintenance } from '@portal/platform/registry/area-maintenance';
import { createStore } from 'zustand/vanilla';
import { phaseAt } from './phase.ts';

/** By remote, as a registry announces it. */
type Announced = Readonly<Record<string, { readonly maintenance?: AreaMaintenance | undefined }>>;

/** What is announced for each remote. A registry that is read later may announce something else. */
export interface MaintenanceBoard {
  of(remote: string): AreaMaintenance | undefined;
  isOn(remote: string): boolean;
  announce(remotes: Announced): void;
  /** Calls `tell` whenever `isOn` or `of` may have changed. Returns the function that unsubscribes. */
  watch(remote: string, tell: () => void): () => void;
}

/** Browsers run a timer of more than 24.8 days at once. */
const LONGEST_TIMER_MS = 86_400_000;

export function createMaintenanceBoard(first: Announced): MaintenanceBoard {
  const store = createStore(() => ({ announced: first }));
  const of = (remote: string) => store.getState().announced[remote]?.maintenance;

  return {
    of,
    isOn: (remote) => {
      const maintenance = of(remote);
      return maintenance !== undefined && phaseAt(maintenance, Date.now()).isOn;
    },
    announce: (announced) => store.setState({ announced }),
    watch(remote, tell) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const look = () => {
        clearTimeout(timer);
        const maintenance = of(remote);
        const { changesAt } = maintenance ? phaseAt(maintenance, Date.now()) : { changesAt: null };
        if (changesAt !== null) timer = setTimeout(look, Math.min(changesAt - Date.now(), LONGEST_TIMER_MS));
        tell();
      };
      // The timers of a machine that slept are late.
      window.addEventListener('focus', look);
      document.addEventListener('visibilitychange', look);
      const unsubscribe = store.subscribe(look);
      look();
      return () => {
        window.removeEventListener('focus', look);
        document.removeEventListener('visibilitychange', look);
        unsubscribe();
        clearTimeout(timer);
      };
    },
  };
}
