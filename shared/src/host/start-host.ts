import { sendErrorReport } from '@portal/shared/api/error-report';
import { configureApi } from '@portal/shared/api/wiring';
import { initFirebase } from '@portal/shared/firebase/wiring';
import { reportError, setDevLog, setReporter } from '@portal/shared/observe';
import { getSession, mayGoOn, onSignOut, tabStore, watchSession } from '@portal/shared/session';
import { expireSession, followDemand, getToken, startSession } from '@portal/shared/session/wiring';
import { onMissingText } from '@portal/shared/text';
import { watchTyping } from '@portal/shared/ui';
import { claimActionCodes, forgetActionCodes } from './action-code/action-code-store.ts';
import { dialogQueue } from './dialog-queue.ts';
import { removeDrafts } from './draft/draft-store.ts';
import type { Environment } from './environment.ts';
import { queryClient } from './providers.tsx';
import { reportSurprise } from './query-client.ts';
import { startLater } from './start-later.ts';

/** Connects the page's singletons to its environment and starts the session, and later what nobody waits for. Called once,
 * before the first render: every host starts by it alone. */
export function startHost(environment: Environment): void {
  setDevLog(environment.name !== 'production');
  onMissingText(({ app, key, placeholder }) =>
    reportError(new Error([app, key, placeholder].join(' ').trim()), {
      reason: 'a text is missing',
      category: 'missingText',
    }),
  );
  configureApi({
    host: new URL(environment.apiHost, location.href).href.replace(/\/$/, ''),
    idempotencyHeader: environment.apiIdempotencyKey,
    getToken,
    onUnauthorized: expireSession,
    onDemand: () => void followDemand().catch(reportSurprise),
  });
  // Hands over what was reported before, so the API has to be reachable by now.
  setReporter((report) => sendErrorReport({ ...report, ...currentUid() }));
  initFirebase(environment.firebase);
  forgetWithTheSession();
  startSession();
  startLater(environment);
  watchTyping(document);
}

function currentUid(): { authUid?: string } {
  const session = getSession();
  return session.state === 'signedIn' ? { authUid: session.uid } : {};
}

/** Nothing of one customer remains for the next one at the same screen. */
function forgetWithTheSession(): void {
  onSignOut((cause) => {
    dialogQueue.closeAll();
    void queryClient.cancelQueries();
    queryClient.clear();
    if (mayGoOn(cause)) return;
    removeDrafts(tabStore);
    forgetActionCodes();
  });
  watchSession((session) => {
    if (session.state !== 'signedIn') return;
    removeDrafts(tabStore, session.uid);
    claimActionCodes(session.uid);
  });
}
