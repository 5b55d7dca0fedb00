import { endSession, getSession, getToken, onSignOut, watchSession } from '../page-session.ts';
import { keepsDrafts } from '../session-reasons.ts';
import { forgetActivity, idleMsAt, isAboutActivity, noteActivity } from './last-activity.ts';
import { type EndReason, type SessionLimits, type Stage, stageOf } from './session-length.ts';
import { warnOfSessionEnd } from './session-warning.ts';
import { ageOf, firstSeen, type TokenAge } from './token-age.ts';

/** A timer sleeps with the laptop, and a hidden tab's is late: each time the clocks are compared. */
const LOOK_EVERY_MS = 60_000;
const NOTE_EVERY_MS = 5_000;
/** When the end has come, a newer token has this long to arrive. */
const NEWER_WITHIN_MS = 5_000;
const ACTIVITIES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** What looks at the clocks, and ends the session if it is over. */
function createWatch(limits: SessionLimits) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let token: TokenAge | null = null;
  let notedAt = 0;
  const warning = createWarning(use);
  const isSignedIn = () => getSession().state === 'signedIn';

  /** Compares the clocks, and sets the timer; false: nobody is signed in any more. */
  function look(): boolean {
    clearTimeout(timer);
    if (!isSignedIn()) {
      warning.hide();
      return false;
    }
    const stage = stageAt(Date.now());
    warning.follow(stage);
    if (stage.kind === 'over') {
      void endSession(stage.reason);
      return false;
    }
    timer = setTimeout(() => void lookAgain(), Math.min(stage.leftMs, LOOK_EVERY_MS));
    return true;
  }

  /** The token may be a newer one by now. */
  async function lookAgain(): Promise<void> {
    if (hasAged()) {
      // Only the newest token tells of a newer sign-in.
      clearTimeout(timer);
      timer = setTimeout(look, NEWER_WITHIN_MS);
    } else if (!look()) return;
    if (limits.absoluteMs === undefined) return;
    // Without a network the age of the token that is known counts.
    const newest = await getToken().catch(() => null);
    if (newest !== null) token = firstSeen(newest, token, Date.now());
    look();
  }

  function hasAged(): boolean {
    const stage = stageAt(Date.now());
    return isSignedIn() && stage.kind === 'over' && stage.reason === 'tooLong';
  }

  /** The customer does something. If that comes too late, the session ends instead. */
  function use(): void {
    if (!look()) return;
    notedAt = Date.now();
    noteActivity(notedAt);
    look();
  }

  function hear(): void {
    // While a warning is shown, only its button goes on. The difference is absolute: a clock may have been set back.
    if (!warning.isShown() && Math.abs(Date.now() - notedAt) >= NOTE_EVERY_MS) use();
  }

  function stageAt(now: number): Stage {
    return stageOf(limits, { idleMs: idleMsAt(now), absoluteMs: token === null ? 0 : ageOf(token, now) });
  }

  /** Another tab may have noticed first: the SDK then ends this one without saying why. */
  function explain(): void {
    const stage = stageAt(Date.now());
    token = null;
    look();
    if (stage.kind === 'over') void endSession(stage.reason);
  }

  function begin(): void {
    token = null;
    if (!isSignedIn()) return void look();
    noteActivity(Date.now());
    void lookAgain();
  }

  return { look, lookAgain, hear, explain, begin };
}

/** The warning on the screen, if any. That of the age is said once a sign-in: the customer knows, and finishes. */
function createWarning(goOn: () => void) {
  let shown: EndReason | null = null;
  let hasBeenToldOfAge = false;

  function show(reason: EndReason | null): void {
    if (reason === shown) return;
    shown = reason;
    const answer = () => {
      if (reason === 'tooLong') hasBeenToldOfAge = true;
      goOn();
    };
    warnOfSessionEnd(reason && { reason, goOn: answer });
  }

  return {
    isShown: () => shown !== null,
    hide: () => show(null),
    follow(stage: Stage): void {
      // A session that was about to end and runs again has begun anew: this page's own, or by a newer sign-in elsewhere.
      if (stage.kind === 'running') hasBeenToldOfAge = false;
      const reason = stage.kind === 'warned' ? stage.reason : null;
      show(reason === 'tooLong' && hasBeenToldOfAge ? null : reason);
    },
  };
}

/** Ends the session of whoever has done nothing for too long, or has signed in too long ago. Called once in a page. */
export function watchLength(limits: SessionLimits): void {
  const { look, lookAgain, hear, explain, begin } = createWatch(limits);
  for (const name of ACTIVITIES) addEventListener(name, hear, { capture: true, passive: true });
  addEventListener('storage', ({ key }) => {
    if (isAboutActivity(key)) look();
  });
  for (const name of ['focus', 'pageshow'] as const) addEventListener(name, () => void lookAgain());
  document.addEventListener('visibilitychange', () => void lookAgain());
  onSignOut((cause) => {
    if (!keepsDrafts(cause)) forgetActivity();
  });
  let was = getSession().state;
  watchSession((session) => {
    if (session.state === was) return;
    was = session.state;
    if (session.state === 'signedOut' && session.reason === 'expired') explain();
    else begin();
  });
  begin();
}
