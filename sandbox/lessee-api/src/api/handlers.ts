import { readBillingPdf } from './billing/billing-download.ts';
import { readBillingList } from './billing/billing-list.ts';
import { countByMonth } from './billing/billing-month.ts';
import { readPapers } from './contract/papers.ts';
import { readContract, readContractList } from './contract/read-contract.ts';
import { submitPapers } from './contract/submit-papers.ts';
import type { Handlers } from './core/handler.ts';
import { addEntry } from './entry/entry.ts';
import { addErrorReport } from './error-report/error-report.ts';
import { accept, readEstimates, reject } from './estimate/estimate.ts';
import { share } from './estimate/share-estimates.ts';
import { readMonthlyPdf } from './monthly-billing/monthly-billing-download.ts';
import { countMonthly, readMonthly, readMonthlyList } from './monthly-billing/read-monthly-billing.ts';
import { countUnread, readLatestNews, readNews } from './news/news.ts';
import { readNewsList } from './news/news-list.ts';
import { setVisibility } from './news/news-mark.ts';
import { cancel } from './option/cancel-option.ts';
import { readOption, readOptionList } from './option/read-option.ts';
import { addOption, changeOption } from './option/save-option.ts';
import { changeOrder } from './order/change-order.ts';
import { addOrder } from './order/create-order.ts';
import { addOrderFile } from './order/order-file.ts';
import { readProgress } from './order/progress.ts';
import { readOrder, readOrderList } from './order/read-order.ts';
import { toggleStop } from './order/search-stop.ts';
import { clearRequiredChange, readAccountList, readMfa, readUser, setNotification } from './user/user.ts';

/** What answers each call of the contract. */
export const handlers: Handlers = {
  getUser: readUser,
  getMfa: readMfa,
  listAccounts: readAccountList,
  notifyPasswordChanged: clearRequiredChange,
  setEmailNotification: setNotification,
  notifyError: addErrorReport,
  createEntry: addEntry,
  createOrder: addOrder,
  listOrders: readOrderList,
  getOrderProgress: readProgress,
  createOrderByFile: addOrderFile,
  getOrder: readOrder,
  updateOrder: changeOrder,
  toggleSearchStop: toggleStop,
  shareEstimates: share,
  listEstimates: readEstimates,
  acceptEstimate: accept,
  rejectEstimate: reject,
  listContracts: readContractList,
  getContract: readContract,
  listContractPapers: readPapers,
  submitContractPdf: submitPapers,
  createOption: addOption,
  listOptions: readOptionList,
  getOption: readOption,
  updateOption: changeOption,
  cancelOption: cancel,
  listNews: readNewsList,
  getLatestNews: readLatestNews,
  getUnreadNewsCount: countUnread,
  getNews: readNews,
  setNewsVisibility: setVisibility,
  listBillings: readBillingList,
  downloadBilling: readBillingPdf,
  countBillings: countByMonth,
  listMonthlyBillings: readMonthlyList,
  countMonthlyBillings: countMonthly,
  downloadMonthlyBilling: readMonthlyPdf,
  getMonthlyBilling: readMonthly,
};
