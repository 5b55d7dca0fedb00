import { downloadBilling } from './billing/billing-download.ts';
import { listBillings } from './billing/billing-list.ts';
import { countBillings } from './billing/billing-month.ts';
import { totalBillings } from './billing/billing-totals.ts';
import { markPapersDownloaded } from './contract/mark-papers-downloaded.ts';
import { listContractPapers } from './contract/papers.ts';
import { getContract, listContracts } from './contract/read-contract.ts';
import { submitContractPdf } from './contract/submit-papers.ts';
import { downloadContractPdf } from './contract/submitted-papers.ts';
import type { Handlers } from './core/handler.ts';
import { createEntry } from './entry/entry.ts';
import { notifyError } from './error-report/error-report.ts';
import { acceptEstimate, listEstimates, rejectEstimate } from './estimate/estimate.ts';
import { shareEstimates } from './estimate/share-estimates.ts';
import { downloadMonthlyBilling } from './monthly-billing/monthly-billing-download.ts';
import {
  countMonthlyBillings,
  getMonthlyBilling,
  listMonthlyBillings,
} from './monthly-billing/read-monthly-billing.ts';
import { getLatestNews, getNews } from './news/news.ts';
import { listNews } from './news/news-list.ts';
import { setNewsVisibility } from './news/news-mark.ts';
import { listNotifications } from './notification/notification-list.ts';
import { readNotifications } from './notification/notification-read.ts';
import { getUnreadNewsCount } from './notification/unread-count.ts';
import { cancelOption } from './option/cancel-option.ts';
import { getOption, listOptions } from './option/read-option.ts';
import { createOption, updateOption } from './option/save-option.ts';
import { updateOrder } from './order/change-order.ts';
import { createOrder } from './order/create-order.ts';
import { createOrderByFile } from './order/order-file.ts';
import { getOrderProgress } from './order/progress.ts';
import { getOrder, listOrders } from './order/read-order.ts';
import { toggleSearchStop } from './order/search-stop.ts';
import { listTodos } from './order/todo.ts';
import { endOtherSessions, getSessions } from './user/sessions.ts';
import { getMfa, getUser, listAccounts, notifyPasswordChanged, setEmailNotification } from './user/user.ts';

/** The handler of each call of the contract. */
export const handlers: Handlers = {
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
};
