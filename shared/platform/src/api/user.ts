import {
  type EmailNotification,
  getMfa,
  getUser,
  listAccounts,
  notifyPasswordChanged as notifyPasswordChangedCall,
  setEmailNotification,
} from '@portal/contract/user';
import { queryOptions } from '../query/index.ts';
import { request } from './index.ts';

export const userQueries = {
  /** The contacts of the own account, for the filters [3.31]. */
  accounts: () =>
    queryOptions({
      queryKey: ['user', 'accounts'],
      queryFn: async ({ signal }) => {
        const { data } = await request(listAccounts, {}, { signal });
        return data;
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** The session's own reads: kept in its store and never refetched automatically [7.5]. */
export const fetchUser = (signal?: AbortSignal) => request(getUser, {}, { signal });
export const fetchMfa = (signal?: AbortSignal) => request(getMfa, {}, { signal });

/** Tells the server that the demanded password change is done. It may be repeated. */
export const notifyPasswordChanged = (timeoutMs: number) => request(notifyPasswordChangedCall, {}, { timeoutMs });

/** Which mails the customer gets [7.12]. */
export const saveEmailNotification = (emailNotification: EmailNotification) =>
  request(setEmailNotification, { body: { emailNotification } });
