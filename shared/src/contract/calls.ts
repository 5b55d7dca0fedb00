import { downloadBilling, listBillings } from './billing.ts';
import type { Call } from './call.ts';
import { createEntry } from './entry.ts';
import { notifyError } from './error-report.ts';
import { acceptEstimate, listEstimates, rejectEstimate } from './estimate.ts';
import { getLatestNews, getNews, getUnreadNewsCount, listNews, setNewsVisibility } from './news.ts';
import { createOrder, getOrder, getOrderProgress, listOrders } from './order.ts';
import { getMfa, getUser, listAccounts, notifyPasswordChanged, setEmailNotification } from './user.ts';

/** The whole API as one table; static paths stand before parameters. */
export const calls = {
  getUser,
  getMfa,
  listAccounts,
  notifyPasswordChanged,
  setEmailNotification,
  notifyError,
  createEntry,
  createOrder,
  listOrders,
  getOrderProgress,
  getOrder,
  listEstimates,
  acceptEstimate,
  rejectEstimate,
  listNews,
  getLatestNews,
  getUnreadNewsCount,
  getNews,
  setNewsVisibility,
  listBillings,
  downloadBilling,
} as const satisfies Record<string, Call>;
