import type { Environment } from '@portal/platform/environment';
import { tabStore } from '@portal/platform/session';
import { announceMaintenance, environmentOf, signInForScenario } from './apply-scenario.ts';
import { faultyFetch } from './faulty-fetch.ts';
import { areScenariosAllowed, openScenario } from './open-scenario.ts';
import { splitSearch } from './scenario.ts';
import { setScenarioState } from './scenario-state.ts';
import { t } from './t.ts';

interface Begun {
  environment: Environment;
  /** Called once the host has started: signs in the account of the scenario. */
  play: () => Promise<void>;
}

/** Sets up what the address asks for, before the host starts. */
export async function beginScenario(environment: Environment): Promise<Begun> {
  if (!areScenariosAllowed(environment)) return { environment, play: async () => undefined };
  const opening = openScenario(window.location.search, tabStore);
  const { scenario, isNew, hasEnded, unknown } = opening;
  hideFromThePage();
  setScenarioState({
    scenario,
    isStarting: isNew || hasEnded,
    problem: unknown === null ? [] : [t('scenario.unknown', { text: unknown })],
  });
  await announceMaintenance(environment.apiHost, scenario).catch(tellUnreachable);
  if (scenario) window.fetch = faultyFetch(window.fetch.bind(window), environment.apiHost, scenario);
  return {
    environment: environmentOf(environment, scenario),
    play: () =>
      signInForScenario(opening)
        .catch(tellUnreachable)
        .finally(() => setScenarioState({ isStarting: false })),
  };
}

const tellUnreachable = () => setScenarioState({ problem: [t('scenario.unreachable')] });

/** Removes the scenario from the address, so that the page sees only its own query. */
function hideFromThePage(): void {
  // The whole address: a path that begins with two slashes would lead to another site.
  const url = new URL(window.location.href);
  url.search = splitSearch(url.search).page;
  window.history.replaceState(window.history.state, '', url);
}
