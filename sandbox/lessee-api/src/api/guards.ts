import type { AccountGuard } from './core/account-guard.ts';
import type { CallName } from './core/handler.ts';

/** The guard of every call of the contract; docs/api.md gives the reasons. */
export const guards: { readonly [Name in CallName]: AccountGuard } = {
  getUser: 'flow',
  getMfa: 'flow',
  notifyPasswordChanged: 'flow',

  notifyError: 'open',
  createEntry: 'open',

  listAccounts: 'read',
  listOrders: 'read',
  getOrderProgress: 'read',
  listTodos: 'read',
  getOrder: 'read',
  listEstimates: 'read',
  listContracts: 'read',
  getContract: 'read',
  listContractPapers: 'read',
  listOptions: 'read',
  getOption: 'read',
  listNews: 'read',
  getLatestNews: 'read',
  getUnreadNewsCount: 'read',
  getNews: 'read',
  listBillings: 'read',
  countBillings: 'read',
  listMonthlyBillings: 'read',
  countMonthlyBillings: 'read',
  getMonthlyBilling: 'read',
  downloadMonthlyBilling: 'read',

  setEmailNotification: 'write',
  createOrder: 'write',
  createOrderByFile: 'write',
  updateOrder: 'write',
  toggleSearchStop: 'write',
  shareEstimates: 'write',
  acceptEstimate: 'write',
  rejectEstimate: 'write',
  submitContractPdf: 'write',
  createOption: 'write',
  updateOption: 'write',
  cancelOption: 'write',
  setNewsVisibility: 'write',
  downloadBilling: 'write',
};
