import { getSession, storageKey, tabStore } from '../session/index.ts';
import { actionCodeOf } from './action-link.ts';

const codeKey = (pathname = '') => storageKey('action-code:', pathname);
/** Beside a code: the uid of the customer it belongs to. */
const ownerKey = (pathname: string) => storageKey('action-code-owner:', pathname);

/** The code that a mail's link has brought to the page at `pathname`: for this tab only, until it is removed. */
export const keptActionCode = (pathname: string): string | null => tabStore.get(codeKey(pathname));

export function forgetActionCode(pathname: string): void {
  tabStore.remove(codeKey(pathname));
  tabStore.remove(ownerKey(pathname));
}

/** Even an incomplete link replaces the previous code. */
export function keepActionCode(pathname: string, search: string): void {
  forgetActionCode(pathname);
  const code = actionCodeOf(pathname, search);
  if (code === null) return;
  tabStore.set(codeKey(pathname), code);
  const session = getSession();
  if (session.state === 'signedIn') tabStore.set(ownerKey(pathname), session.uid);
}

/** Signing out leaves no code for the next customer at this screen. */
export function forgetActionCodes(): void {
  for (const pathname of keptPaths()) forgetActionCode(pathname);
}

/** A code that came before the sign-in belongs to whoever signs in next; another customer's code is removed. */
export function claimActionCodes(uid: string): void {
  for (const pathname of keptPaths()) {
    const owner = tabStore.get(ownerKey(pathname));
    if (owner === null) tabStore.set(ownerKey(pathname), uid);
    else if (owner !== uid) forgetActionCode(pathname);
  }
}

const keptPaths = (): string[] =>
  tabStore
    .keys()
    .filter((key) => key.startsWith(codeKey()))
    .map((key) => key.slice(codeKey().length));
