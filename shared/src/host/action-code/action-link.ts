/** The links in the identity provider's mails. Source: docs/statements.md, 2.2 to 2.7 and 5.30. */

/** Where each kind of link leads, with its query unchanged. */
const TARGETS: ReadonlyMap<string, string> = new Map([
  ['resetPassword', '/password-reset/change'],
  ['verifyEmail', '/mfa/email-verify-complete'],
  ['revertSecondFactorAddition', '/mfa/revert'],
]);

/** The pages that a mail's link opens, at once or in the end: their addresses bring a code. */
export const ACTION_LINK_PAGES: readonly string[] = ['/auth-action', ...TARGETS.values()];

/** The page behind /auth-action; home for a mode that is unknown or repeated. */
export function actionTarget(search: string): string {
  const target = TARGETS.get(single(new URLSearchParams(search), 'mode') ?? '');
  return target === undefined ? '/' : `${target}${search}`;
}

/** Whether a mail's link can bring a code to the page at `pathname`. */
export const isActionTarget = (pathname: string): boolean => [...TARGETS.values()].includes(pathname);

const CODE_MAX_LENGTH = 2000;

/** The code of a complete link [5.30]; null: the link is invalid. */
export function actionCodeOf(search: string): string | null {
  const query = new URLSearchParams(search);
  const [mode, code, apiKey] = ['mode', 'oobCode', 'apiKey'].map((name) => single(query, name));
  if (!mode || !code || !apiKey || code.length > CODE_MAX_LENGTH) return null;
  return code;
}

/** A repeated parameter counts as missing, since the intended value is unknown. */
function single(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}
