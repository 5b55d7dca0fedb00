import type { Environment } from '@portal/platform/environment';
import { getSession, type Session, signIn, signOut, watchSession } from '@portal/platform/session';
import type { ScenarioStart } from './open-scenario.ts';
import { ACCOUNTS, type Scenario } from './scenario.ts';
import { setScenarioState } from './scenario-state.ts';
import { t } from './t.ts';

/** Of every account of the demo. */
const PASSWORD = 'demo-pass-1';
/** An app id of its own, so that maintenance in a scenario does not affect other pages. */
const APP_IN_MAINTENANCE = '1:1:web:scenario';

/** The environment for the scenario. */
export function environmentOf(environment: Environment, scenario: Scenario | null): Environment {
  if (!scenario?.isMaintenance) return environment;
  const { firebase } = environment;
  return { ...environment, firebase: { ...firebase, options: { ...firebase.options, appId: APP_IN_MAINTENANCE } } };
}

/** Announced before the page asks for the first time. */
export async function announceMaintenance(apiHost: string, scenario: Scenario | null): Promise<void> {
  if (!scenario?.isMaintenance) return;
  const announcement = {
    isMaintenanceMode: true,
    maintenanceDateString: t('scenario.maintenanceDate'),
    appId: APP_IN_MAINTENANCE,
  };
  const { ok } = await fetch(`${apiHost}/sandbox/remote-config`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(announcement),
  });
  if (!ok) throw new Error('the sandbox announces nothing');
}

/** Signs in the account of the scenario; signs another one out first. */
export async function signInForScenario({ scenario, isNew, hasEnded }: ScenarioStart): Promise<void> {
  if (hasEnded) {
    if ((await known(isSettled)).state !== 'signedOut') await signOut();
    return;
  }
  if (!scenario || !isNew) return;
  const email = ACCOUNTS[scenario.account];
  const session = await known(isSettled);
  const isThere = session.state === 'signedIn' && session.user.email === email;
  // A signed-in account has completed the second step.
  if (isThere && scenario.account !== 'mfa-pending') return;
  if (session.state !== 'signedOut') await signOut();
  const outcome = await signIn({ email, password: PASSWORD, keep: false });
  // The provider is done; the session now loads the customer's data.
  if (outcome.result === 'signedIn') await known((next) => next.state !== 'loading' && next.state !== 'signedOut');
  if (outcome.result === 'mfaRequired') setScenarioState({ challenge: outcome.challenge });
  if (outcome.result === 'failed')
    setScenarioState({ problem: [t('scenario.signInFailed'), ...outcome.messages, t('scenario.signInFailedHelp')] });
}

const isSettled = ({ state }: Session): boolean => state !== 'loading';

/** Resolves when the session is in the awaited state. */
function known(isAwaited: (session: Session) => boolean): Promise<Session> {
  return new Promise((resolve) => {
    const session = getSession();
    if (isAwaited(session)) return resolve(session);
    const stop = watchSession((next) => {
      if (!isAwaited(next)) return;
      stop();
      resolve(next);
    });
  });
}
