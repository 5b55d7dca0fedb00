import { getSession, tabStore } from '@portal/shared/session';
import { actionCodeOf } from './action-link.ts';

const CODE = 'action-code:';
/** Beside a code: the uid of the customer it belongs to. */
const OWNER = 'action-code-owner:';

/** The code that a mail's link has brought to the page at `pathname`: for this tab only, until it is removed. */
export const keptActionCode = (pathname: string): string | null => tabStore.get(`${CODE}${pathname}`);

export function forgetActionCode(pathname: string): void {
  tabStore.remove(`${CODE}${pathname}`);
  tabStore.remove(`${OWNER}${pathname}`);
}

/** Even an incomplete link replaces the one before. */
export function keepActionCode(pathname: string, search: string): void {
  forgetActionCode(pathname);
  const code = actionCodeOf(search);
  if (code === null) return;
  tabStore.set(`${CODE}${pathname}`, code);
  const session = getSession();
  if (session.state === 'signedIn') tabStore.set(`${OWNER}${pathname}`, session.uid);
}

/** Signing out leaves no code for the next customer at this screen. */
export function forgetActionCodes(): void {
  for (const pathname of keptPaths()) forgetActionCode(pathname);
}

/** A code that came before the sign-in belongs to whoever signs in next; another customer's code is removed. */
export function claimActionCodes(uid: string): void {
  for (const pathname of keptPaths()) {
    const owner = tabStore.get(`${OWNER}${pathname}`);
    if (owner === null) tabStore.set(`${OWNER}${pathname}`, uid);
    else if (owner !== uid) forgetActionCode(pathname);
  }
}

const keptPaths = (): string[] =>
  tabStore
    .keys()
    .filter((key) => key.startsWith(CODE))
    .map((key) => key.slice(CODE.length));
