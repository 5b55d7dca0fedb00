import type { CallName } from './core/handler.ts';

/** What each call does, for the document at /openapi.json. Not part of the contract, which browsers load. */
export const summaries: { readonly [Name in CallName]: string } = {
  getUser: 'The person who is signed in, with the company',
  getMfa: 'Whether two-factor authentication is set up, with the masked telephone number',
  listAccounts: 'The people of the own company, with their departments',
  notifyPasswordChanged: 'Ends the demand for another password, once the password is newer than it',
  setEmailNotification: 'Sets of which news the person is told by mail',
  getSessions: 'When the person has signed in, here and elsewhere',
  endOtherSessions: 'Ends all sessions of the person but the one that asks',
  notifyError: 'Takes the report of an error in a browser',
  createEntry: 'Takes an application for an account',

  createOrder: 'Orders the search for parking near a site',
  listOrders: 'A page of the orders, by keyword and filters',
  getOrderProgress: 'The counts of orders and contracts by what they wait for',
  listTodos: 'A page of what waits for the customer, by deadline',
  createOrderByFile: 'Orders the search for parking by an uploaded file',
  getOrder: 'One order with its attachments',
  updateOrder: 'Changes an order whose estimates are not accepted yet',
  toggleSearchStop: 'Stops the search for an order, or takes it up again',
  shareEstimates: 'Sends estimates of an order by mail to other people, as a PDF',
  listEstimates: 'The estimates of an order',
  acceptEstimate: 'Accepts an estimate, also one that was rejected',
  rejectEstimate: 'Rejects an unanswered estimate',

  listContracts: 'A page of the contracts, by usage status, keyword and filters',
  getContract: 'One contract',
  listContractPapers: 'The papers of an order’s contracts, with their documents',
  markPapersDownloaded: 'Keeps who downloaded the papers of a contract first, and when',
  submitContractPdf: 'Hands in the signed PDF of a contract, in place of an earlier one',
  downloadContractPdf: 'The signed PDF of a contract, as it was handed in',

  createOption: 'Applies for services on a site',
  listOptions: 'A page of the applications, by keyword and filters',
  getOption: 'One application with its order',
  updateOption: 'Changes an application that is not cancelled',
  cancelOption: 'Cancels an application',

  listNews: 'A page of the news, from the newest, by cursor',
  getLatestNews: 'The newest news for home, or null',
  getUnreadNewsCount: 'How many news the person has not read',
  getNews: 'One news item, which counts as read from then on',
  setNewsVisibility: 'Keeps a news item from being shown on home again, or allows it',

  listNotifications: 'A page of what has happened, from the newest, and whether the person has read it',
  readNotifications: 'Marks notifications as read: some, or all up to an instant',

  listBillings: 'A page of the bills, by year, month, contract, keyword and filters, with their sum',
  totalBillings: 'The bills that the same filters find, added up by site and department',
  downloadBilling: 'The PDF of a bill, which counts as downloaded from then on',
  countBillings: 'How many bills each month of a year has',
  listMonthlyBillings: 'A page of the bills of a company that is billed monthly',
  countMonthlyBillings: 'How many bills each closing month of a year has, for a company that is billed monthly',
  downloadMonthlyBilling: 'The PDF of a month’s consolidated bill',
  getMonthlyBilling: 'The consolidated bill of a month',
};
