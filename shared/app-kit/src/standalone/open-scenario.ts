import type { Environment } from '@portal/platform/environment';
import { type SafeStorage, storageKey } from '@portal/platform/session';
import { requestedScenario, type Scenario } from './scenario.ts';

const KEY = storageKey('scenario');

/** What this page begins with. */
export interface ScenarioStart {
  readonly scenario: Scenario | null;
  /** The address asked for it, so its account is signed in. After a reload the signed-in account stays. */
  readonly isNew: boolean;
  /** A scenario of this tab has just ended: its account is signed out. */
  readonly hasEnded: boolean;
  /** The requested scenario, if it is unknown. */
  readonly unknown: string | null;
}

/** Everybody knows the password of the demo's accounts, so scenarios work only with emulators on this machine. */
export const areScenariosAllowed = ({ name, firebase }: Pick<Environment, 'name' | 'firebase'>): boolean =>
  name === 'local' && firebase.emulators !== undefined;

/** A scenario lasts in its tab until the address asks for another one, or none. Reloads and links keep it. */
export function openScenario(search: string, store: SafeStorage): ScenarioStart {
  const kept = store.get(KEY);
  const wanted = requestedScenario(search);
  const nothing: ScenarioStart = { scenario: null, isNew: false, hasEnded: kept !== null, unknown: null };
  switch (wanted.kind) {
    case 'scenario':
      store.set(KEY, wanted.scenario.search);
      return { ...nothing, scenario: wanted.scenario, isNew: true, hasEnded: false };
    case 'nothing': {
      const before = requestedScenario(kept ?? '');
      if (before.kind === 'scenario') return { ...nothing, scenario: before.scenario, hasEnded: false };
      break;
    }
    case 'unknown':
      store.remove(KEY);
      return { ...nothing, unknown: wanted.text };
  }
  store.remove(KEY);
  return nothing;
}
