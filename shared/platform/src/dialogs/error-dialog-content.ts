import type { HttpMethod } from '@portal/contract/call';
import { ApiError, mayHaveArrived, requiredActionOf, retryAfterOf } from '../api/index.ts';
import { t } from '../text/index.ts';

export interface ErrorDialogContent {
  title: string;
  /** What the customer can do, or the custom message that replaces it [8.4]. */
  hint: string;
  action: 'close' | 'reload';
  /** The server's request number, for the support desk. */
  reference?: string;
}

/**
 * The content of the error dialog, by method, kind and status [8.1–8.5]. `whereToLook` says where the customer sees
 * whether a write has been done.
 */
export function errorDialogContent(error: unknown, whereToLook?: string): ErrorDialogContent {
  if (!(error instanceof ApiError)) return close(t('errorDialog.genericTitle'), t('errorDialog.hint'));
  const reference = error.problem?.requestId ? { reference: error.problem.requestId } : {};
  if (mayHaveArrived(error)) return { ...reload(lookFirst(whereToLook)), ...reference };
  if (error.kind === 'timeout') return reload(t('errorDialog.hintTimeout'));
  if (error.status === 401) return close(t('errorDialog.unauthorized'), t('errorDialog.unauthorizedBody'));
  return {
    title: titleByMethod(error.method),
    hint: hintByRequiredAction(error) ?? hintByStatus(error),
    // Somebody else changed it, so only reloading helps.
    action: error.status === 409 ? 'reload' : 'close',
    ...reference,
  };
}

/**
 * Whether this dialog's own text says more than a screen could: a write without an answer may have been done [7.3], an
 * ended session needs a sign-in, and what is no answer of the API is a fault of ours.
 */
export const hasOwnText = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind === 'timeout' || mayHaveArrived(error) || error.status === 401;

const titleByMethod = (method: HttpMethod): string =>
  t(method === 'GET' ? 'errorDialog.getTitle' : 'errorDialog.postTitle');

function hintByRequiredAction(error: ApiError): string | undefined {
  const action = requiredActionOf(error);
  return action && t(`errorDialog.${action}`);
}

function hintByStatus(error: ApiError): string {
  const { status } = error;
  switch (status) {
    case 403:
      return t('errorDialog.forbidden');
    case 404:
      return t('errorDialog.notFound');
    case 409:
      return t('errorDialog.conflict');
    case 413:
      return t('errorDialog.tooLarge');
    case 429:
      return t('errorDialog.tooMany');
    case 503:
      return t(retryAfterOf(error) === undefined ? 'errorDialog.server' : 'errorDialog.busy');
    default:
      return t(status !== undefined && status >= 500 ? 'errorDialog.server' : 'errorDialog.hint');
  }
}

const lookFirst = (where: string | undefined): string =>
  where ? [t('errorDialog.mayBeDone'), where].join('\n') : t('errorDialog.hintTimeoutWrite');

const reload = (hint: string): ErrorDialogContent => ({ title: t('errorDialog.timeoutTitle'), hint, action: 'reload' });
const close = (title: string, hint: string): ErrorDialogContent => ({ title, hint, action: 'close' });
