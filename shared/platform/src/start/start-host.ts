import { claimActionCodes, forgetActionCodes } from '../action-code/action-code-store.ts';
import type { ApiError } from '../api/index.ts';
import { configureApi, dropEarlyReads } from '../api/wiring.ts';
import { watchTyping } from '../busy/typing.ts';
import { dialogQueue } from '../dialogs/dialog-queue.ts';
import { showRowsMissingToast } from '../dialogs/toasts.ts';
import { removeDrafts } from '../drafts/remove-drafts.ts';
import type { Environment } from '../environment.ts';
import { reportUnexpected } from '../failure/report-unexpected.ts';
import { isSessionKept } from '../firebase/index.ts';
import { initFirebase, keptToken } from '../firebase/wiring.ts';
import { removeKeptFilters } from '../lists/remove-kept-filters.ts';
import { removeSavedFilters } from '../lists/saved-filters.ts';
import { reportError, setDevLog, setReporter } from '../observe/index.ts';
import { billingUnit, forgetBillingUnit, noteBillingUnit } from '../page/billing-unit.ts';
import { forgetFeatures, noteFeatures } from '../page/known-features.ts';
import { noteBlocked, wasBlocked } from '../session/blocked-mark.ts';
import {
  getSession,
  isBlockedByGuard,
  keepsDrafts,
  localStore,
  onSignOut,
  tabStore,
  watchSession,
} from '../session/index.ts';
import { idleMsAt } from '../session/length/last-activity.ts';
import { endSession, expireSession, followDemand, getToken, startSession } from '../session/wiring.ts';
import { onMissingText } from '../text/index.ts';
import { type EarlyReads, earlyReadsWith } from './early-reads.ts';
import { firstPaint } from './open-page.ts';
import { afterContent, startLater } from './start-later.ts';
import { startTelemetry } from './start-telemetry.ts';

const MINUTE_MS = 60_000;

/**
 * Connects the page's singletons to the environment and starts the session, and later what nobody waits for. Every host
 * calls it once, before the first render.
 */
export function startHost(environment: Environment): EarlyReads | null {
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
    clientHeader: environment.apiClientHeader === true,
    saysNoStore: environment.apiNoStore === true,
    billingUnit,
    getToken,
    onUnauthorized: expireSession,
    onActionRequired: () => void followDemand().catch(reportUnexpected),
    onBreach: reportBreach,
  });
  // This sends earlier reports, so the API has to be configured by now.
  setReporter(async (report) => {
    const { sendErrorReport } = await import(/* webpackChunkName: "portal" */ '../api/error-report.ts');
    await sendErrorReport({ ...report, ...currentUid() });
  });
  initFirebase(environment.firebase);
  forgetWithTheSession();
  limitSession(environment.session);
  startSession(afterContent, firstPaint());
  const early = readEarly();
  startLater(environment);
  startTelemetry(environment);
  watchTyping(document);
  return early;
}

/** A kept session that nobody has used for too long ends before anything of it is asked for. */
function limitSession(limits: Environment['session']): void {
  if (!limits) return;
  const { idleMinutes, absoluteHours } = limits;
  const idleMs = idleMinutes && idleMinutes * MINUTE_MS;
  if (idleMs && isSessionKept() && idleMsAt(Date.now()) >= idleMs) void endSession('idle');
  const absoluteMs = absoluteHours && absoluteHours * 60 * MINUTE_MS;
  void import(/* webpackChunkName: "session-length" */ '../session/length/watch-length.ts')
    .then(({ watchLength }) => watchLength({ idleMs, absoluteMs }))
    .catch(reportUnexpected);
}

/**
 * With a kept session the early reads are sent before the provider confirms it. Whoever asks for the same once the page
 * may be shown gets the answers; a failure is silent. Null: nothing is read early.
 */
function readEarly(): EarlyReads | null {
  const token = keptToken();
  if (token === null || getSession().state === 'signedOut') return null;
  const send = earlyReadsWith(token);
  void import(/* webpackChunkName: "portal" */ '../api/user.ts')
    .then(({ fetchUser, fetchMfa }) => send([fetchUser, fetchMfa]))
    .catch(() => undefined);
  return wasBlocked() ? null : send;
}

/** Reports a breach that pages can live with. The customer is told if rows of a list are missing. */
function reportBreach(breach: ApiError, areRowsMissing: boolean): void {
  reportError(breach, { reason: 'an answer was read without a part of it', category: 'apiContract' });
  if (areRowsMissing) showRowsMissingToast();
}

function currentUid(): { authUid?: string } {
  const session = getSession();
  return session.state === 'signedIn' ? { authUid: session.uid } : {};
}

/** Removes everything of a customer when the session ends. */
function forgetWithTheSession(): void {
  onSignOut((cause) => {
    dropEarlyReads();
    dialogQueue.closeAll();
    if (keepsDrafts(cause)) return;
    forgetBillingUnit();
    forgetFeatures();
    removeDrafts(tabStore);
    removeKeptFilters(localStore);
    if (cause === 'disabled') removeSavedFilters(localStore);
    forgetActionCodes();
  });
  watchSession((session) => {
    if (session.state === 'loading') return;
    const isBlocked = isBlockedByGuard(session);
    if (isBlocked || session.state !== 'signedIn') dropEarlyReads();
    if (session.state !== 'failed') noteBlocked(isBlocked);
    if (session.state !== 'signedIn') return;
    noteBillingUnit(session.user.billingUnit);
    noteFeatures(session.user.features);
    removeDrafts(tabStore, session.uid);
    claimActionCodes(session.uid);
  });
}
