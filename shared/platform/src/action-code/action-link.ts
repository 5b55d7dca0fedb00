/** The links in the identity provider's mails. Source: docs/statements.md, 2.2 to 2.7, 2.17, 2.18 and 5.30. */

interface Target {
  path: string;
  mode: string;
  /** The parameters that a direct link to this path needs; the path says the mode. */
  needs: readonly string[];
}

/** Where each kind of link leads, with its query unchanged. */
const TARGETS: readonly Target[] = [
  { path: '/password-reset/change', mode: 'resetPassword', needs: ['oobCode'] },
  { path: '/mfa/email-verify-complete', mode: 'verifyEmail', needs: ['oobCode', 'apiKey'] },
  { path: '/mfa/revert', mode: 'revertSecondFactorAddition', needs: ['oobCode', 'apiKey'] },
];

/** The pages that a mail's link opens, directly or after a redirect: their addresses contain a code. */
export const ACTION_LINK_PAGES: readonly string[] = ['/auth-action', ...TARGETS.map(({ path }) => path)];

/** The page behind /auth-action; home for a mode that is unknown or repeated. */
export function actionTarget(search: string): string {
  const mode = single(new URLSearchParams(search), 'mode');
  const target = TARGETS.find((known) => known.mode === mode);
  return target === undefined ? '/' : `${target.path}${search}`;
}

const targetAt = (pathname: string): Target | undefined => TARGETS.find(({ path }) => path === pathname);

/** Whether a mail's link can bring a code to the page at `pathname`. */
export const isActionTarget = (pathname: string): boolean => targetAt(pathname) !== undefined;

const CODE_MAX_LENGTH = 2000;

/**
 * The code that a link brings to the page at `pathname`; null: the link is invalid. A link with a mode comes through
 * /auth-action and needs all three parameters [5.30].
 */
export function actionCodeOf(pathname: string, search: string): string | null {
  const target = targetAt(pathname);
  if (!target) return null;
  const query = new URLSearchParams(search);
  const isThroughAuthAction = query.has('mode');
  if (isThroughAuthAction && single(query, 'mode') !== target.mode) return null;
  const needs = isThroughAuthAction ? ['oobCode', 'apiKey'] : target.needs;
  if (!needs.every((name) => single(query, name))) return null;
  const code = single(query, 'oobCode') ?? '';
  return code.length > CODE_MAX_LENGTH ? null : code;
}

/** A repeated parameter counts as missing, since the intended value is unknown. */
function single(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}
