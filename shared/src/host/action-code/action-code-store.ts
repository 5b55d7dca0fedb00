import { tabStore } from '@portal/shared/session';
import { actionCodeOf } from './action-link.ts';

const PREFIX = 'action-code:';
const keyOf = (pathname: string) => `${PREFIX}${pathname}`;

/** The code that a mail's link has brought to the page at `pathname`: for this tab only, until it is removed. */
export const keptActionCode = (pathname: string): string | null => tabStore.get(keyOf(pathname));

export const forgetActionCode = (pathname: string): void => tabStore.remove(keyOf(pathname));

/** Even an incomplete link replaces the one before. */
export function keepActionCode(pathname: string, search: string): void {
  const code = actionCodeOf(search);
  if (code === null) forgetActionCode(pathname);
  else tabStore.set(keyOf(pathname), code);
}

/** Signing out leaves no code for the next customer at this screen. */
export function forgetActionCodes(): void {
  for (const key of tabStore.keys()) if (key.startsWith(PREFIX)) tabStore.remove(key);
}
