import { isPublic } from './public-routes.ts';
import { returnToOf } from './return-to.ts';
import type { Session, SessionFailure, SignedIn, SignedOutReason } from './session.ts';
import { keepsDrafts } from './session-reasons.ts';

export type RouteDecision =
  | { kind: 'loading' }
  | { kind: 'failed'; reason: SessionFailure }
  | { kind: 'stay' }
  | { kind: 'redirect'; to: string; returnTo?: string };

interface Place {
  pathname: string;
  search: string;
  /** The router's location state; on /login it says where to return to. */
  state?: unknown;
}

/**
 * Only the first guard that holds decides: inside its flow the customer stays, anywhere else they are sent to its
 * entry.
 */
interface Guard {
  holds(session: SignedIn): boolean;
  /** Needs the two-factor state: until it is known nobody passes this guard. */
  needsMfa?: true;
  entry: string;
  flow: readonly string[];
}

const VERIFICATION = ['/mfa/email-verify', '/mfa/email-verify-sent', '/mfa/email-verify-complete'] as const;

/** Also while it is unknown whether they have. */
const mustEnrol = ({ user, mfa }: SignedIn): boolean =>
  user.isRequiredMfa && !(mfa.state === 'known' && mfa.isMfaEnabled);

/** In the order of the specification; the first that holds decides [2.54, 2.55, 2.56, 2.57]. */
const GUARDS: readonly Guard[] = [
  { holds: ({ user }) => user.isRequiredChangePassword, entry: '/password', flow: ['/password'] },
  // Two-factor requires a verified e-mail, so verification comes first.
  {
    holds: (session) => mustEnrol(session) && !session.emailVerified,
    entry: VERIFICATION[0],
    flow: VERIFICATION,
  },
  // The page "verified, now set up two-factor" is part of this flow.
  { holds: mustEnrol, needsMfa: true, entry: '/mfa-setting', flow: ['/mfa-setting', '/mfa/email-verify-complete'] },
  { holds: ({ emailVerified }) => !emailVerified, entry: VERIFICATION[0], flow: VERIFICATION },
];

/** The guard walk: what to show at `place`. Pure, so that every combination can be listed in a table. */
export function decideRoute(session: Session, place: Place): RouteDecision {
  const pathname = place.pathname.replace(/(?<=.)\/+$/, '');
  if (pathname === '/login') return atLogin(session, place.state);
  if (isPublic(pathname)) return { kind: 'stay' };

  switch (session.state) {
    case 'loading':
      return { kind: 'loading' };
    case 'failed':
      return { kind: 'failed', reason: session.reason };
    case 'signedOut':
      return { kind: 'redirect', to: '/login', ...rememberedPlace(session.reason, place) };
    case 'signedIn':
      return walk(session, pathname);
  }
}

function walk(session: SignedIn, pathname: string): RouteDecision {
  const { mfa } = session;
  const guard = GUARDS.find(({ holds }) => holds(session));
  if (!guard) return { kind: 'stay' };
  if (guard.needsMfa && mfa.state === 'loading') return { kind: 'loading' };
  if (guard.needsMfa && mfa.state === 'unknown') return { kind: 'failed', reason: mfa.reason };
  return guard.flow.includes(pathname) ? { kind: 'stay' } : { kind: 'redirect', to: guard.entry };
}

/** Whether a guard keeps the customer on its own pages: no news pop-up and no home cards then. */
export const isBlockedByGuard = (session: Session): boolean =>
  session.state === 'signedIn' && GUARDS.some(({ holds }) => holds(session));

function atLogin(session: Session, state: unknown): RouteDecision {
  switch (session.state) {
    case 'loading':
      return { kind: 'loading' };
    case 'failed':
      return { kind: 'failed', reason: session.reason };
    case 'signedOut':
      return { kind: 'stay' };
    case 'signedIn':
      return { kind: 'redirect', to: returnToOf(state) };
  }
}

/** After a deliberate sign-out no place is remembered: the next customer must not land on it. */
function rememberedPlace(reason: SignedOutReason | undefined, { pathname, search }: Place): { returnTo?: string } {
  if (reason !== undefined && !keepsDrafts(reason)) return {};
  const returnTo = `${pathname}${search}`;
  return returnTo === '/' ? {} : { returnTo };
}
