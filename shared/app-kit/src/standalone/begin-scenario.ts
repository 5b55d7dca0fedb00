import type { Environment } from '@portal/platform/environment';
import { tabStore } from '@portal/platform/session';
import { faultyFetch } from './faulty-fetch.ts';
import { mayPlay, openScenario } from './open-scenario.ts';
import { announceMaintenance, environmentOf, playSession } from './play-scenario.ts';
import { splitSearch } from './scenario.ts';
import { setStage } from './stage.ts';
import { t } from './t.ts';

interface Begun {
  environment: Environment;
  /** Once the host has started: signs in whom the scenario is about. */
  play: () => Promise<void>;
}

/** Sets up what the address asks for, before the host starts. */
export async function beginScenario(environment: Environment): Promise<Begun> {
  if (!mayPlay(environment)) return { environment, play: async () => undefined };
  const opening = openScenario(window.location.search, tabStore);
  const { scenario, isNew, hasEnded, unknown } = opening;
  hideFromThePage();
  setStage({
    scenario,
    isStarting: isNew || hasEnded,
    problem: unknown === null ? [] : [t('scenario.unknown', { text: unknown })],
  });
  await announceMaintenance(environment.apiHost, scenario).catch(tellUnreachable);
  if (scenario) window.fetch = faultyFetch(window.fetch.bind(window), environment.apiHost, scenario);
  return {
    environment: environmentOf(environment, scenario),
    play: () =>
      playSession(opening)
        .catch(tellUnreachable)
        .finally(() => setStage({ isStarting: false })),
  };
}

const tellUnreachable = () => setStage({ problem: [t('scenario.unreachable')] });

/** The page's own address has only its own query. */
function hideFromThePage(): void {
  // The whole address: a path alone that begins with two slashes would be another site's.
  const url = new URL(window.location.href);
  url.search = splitSearch(url.search).page;
  window.history.replaceState(window.history.state, '', url);
}
