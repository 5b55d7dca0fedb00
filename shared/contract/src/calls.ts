import { countBillings, downloadBilling, listBillings, totalBillings } from './billing.ts';
import type { Call } from './call.ts';
import {
  downloadContractPdf,
  getContract,
  listContractPapers,
  listContracts,
  markPapersDownloaded,
  submitContractPdf,
} from './contract.ts';
import { createEntry } from './entry.ts';
import { notifyError } from './error-report.ts';
import { acceptEstimate, listEstimates, rejectEstimate } from './estimate.ts';
import {
  countMonthlyBillings,
  downloadMonthlyBilling,
  getMonthlyBilling,
  listMonthlyBillings,
} from './monthly-billing.ts';
import { getLatestNews, getNews, getUnreadNewsCount, listNews, setNewsVisibility } from './news.ts';
import { listNotifications, readNotifications } from './notification.ts';
import { getOption, listOptions } from './option.ts';
import { cancelOption, createOption, updateOption } from './option-change.ts';
import { getOrder, getOrderProgress, listOrders } from './order.ts';
import { createOrderByFile, shareEstimates, toggleSearchStop, updateOrder } from './order-change.ts';
import { createOrder } from './order-create.ts';
import { endOtherSessions, getSessions } from './session.ts';
import { listTodos } from './todo.ts';
import { getMfa, getUser, listAccounts, notifyPasswordChanged, setEmailNotification } from './user.ts';

/** The whole API as one table; static paths come before parameters. */
export const calls = {
  getUser,
  getMfa,
  listAccounts,
  notifyPasswordChanged,
  setEmailNotification,
  getSessions,
  endOtherSessions,
  notifyError,
  createEntry,
  createOrder,
  listOrders,
  getOrderProgress,
  listTodos,
  createOrderByFile,
  getOrder,
  updateOrder,
  toggleSearchStop,
  shareEstimates,
  listEstimates,
  acceptEstimate,
  rejectEstimate,
  listContracts,
  getContract,
  listContractPapers,
  markPapersDownloaded,
  submitContractPdf,
  downloadContractPdf,
  createOption,
  listOptions,
  getOption,
  updateOption,
  cancelOption,
  listNews,
  getLatestNews,
  getUnreadNewsCount,
  getNews,
  setNewsVisibility,
  listNotifications,
  readNotifications,
  listBillings,
  totalBillings,
  downloadBilling,
  countBillings,
  listMonthlyBillings,
  countMonthlyBillings,
  downloadMonthlyBilling,
  getMonthlyBilling,
} as const satisfies Record<string, Call>;
