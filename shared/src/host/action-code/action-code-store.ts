import { tabStore } from '@portal/shared/session';
import { actionCodeOf } from './action-link.ts';

const PREFIX = 'action-code:';
const keyOf = (pathname: string) => `${PREFIX}${pathname}`;

/** The code that a mail's link has brought to the page at `pathname`: for this tab only, until it is forgotten. */
export const keptActionCode = (pathname: string): string | null => tabStore.get(keyOf(pathname));

export const forgetActionCode = (pathname: string): void => tabStore.remove(keyOf(pathname));

/** A link that is not whole takes the place of one before it, too. */
export function keepActionCode(pathname: string, search: string): void {
  const code = actionCodeOf(search);
  if (code === null) forgetActionCode(pathname);
  else tabStore.set(keyOf(pathname), code);
}

/** Whoever signs out leaves none for the next customer at this screen. */
export function forgetActionCodes(): void {
  for (const key of tabStore.keys()) if (key.startsWith(PREFIX)) tabStore.remove(key);
}
