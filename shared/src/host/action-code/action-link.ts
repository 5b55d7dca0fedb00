/** The links in the identity provider's mails. Source: docs/statements.md, 2.2 to 2.7 and 5.30. */

/** Where each kind of link leads, with its query untouched. */
const TARGETS: ReadonlyMap<string, string> = new Map([
  ['resetPassword', '/password-reset/change'],
  ['verifyEmail', '/mfa/email-verify-complete'],
  ['revertSecondFactorAddition', '/mfa/revert'],
]);

/** The page behind /auth-action; home for every mode that is unknown, or that comes more than once. */
export function actionTarget(search: string): string {
  const target = TARGETS.get(single(new URLSearchParams(search), 'mode') ?? '');
  return target === undefined ? '/' : `${target}${search}`;
}

/** Whether the page at `pathname` is one that a mail's link brings a code to. */
export const isActionTarget = (pathname: string): boolean => [...TARGETS.values()].includes(pathname);

const CODE_MAX_LENGTH = 2000;

/** The code of a link that has all that it needs [5.30]; null: an invalid link. */
export function actionCodeOf(search: string): string | null {
  const query = new URLSearchParams(search);
  const [mode, code, apiKey] = ['mode', 'oobCode', 'apiKey'].map((name) => single(query, name));
  if (!mode || !code || !apiKey || code.length > CODE_MAX_LENGTH) return null;
  return code;
}

/** A parameter that comes twice is none: which of the two was meant, nobody knows. */
function single(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}
