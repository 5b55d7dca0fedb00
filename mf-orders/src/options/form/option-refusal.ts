import { ApiError } from '@portal/platform/api';
import type { PlainMessageKey } from '#text/t.ts';

interface Refusal {
  message: PlainMessageKey;
  /** The field that has to change; undefined: the sentence is about the whole application. */
  field?: 'name' | 'order';
}

const REFUSALS: Readonly<Record<number, Refusal>> = {
  409: { message: 'option.errorDuplicate', field: 'name' },
  410: { message: 'option.errorCancelled' },
  422: { message: 'option.errorSame' },
  428: { message: 'option.errorExpired', field: 'order' },
};

/** What the API's refusal means to the customer [8.18–8.21]; undefined: the general dialog shows it [8.22]. */
export const refusalOf = (error: unknown): Refusal | undefined =>
  error instanceof ApiError && error.kind === 'http'
    ? error.problem?.code === 'alreadyDone'
      ? { message: 'option.errorDone' }
      : REFUSALS[error.status ?? 0]
    : undefined;
