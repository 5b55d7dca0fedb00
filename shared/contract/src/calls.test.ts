import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { pathParameters } from './values/path.ts';

/** The API as the specification lists it: call, success status, and other statuses beyond 400, 401 and 500. */
const TABLE: Record<keyof typeof calls, [call: string, success: number, errors: number[]]> = {
  getUser: ['GET /user', 200, [403]],
  getMfa: ['GET /user/mfa', 200, [403]],
  listAccounts: ['GET /user/account/list', 200, [403]],
  notifyPasswordChanged: ['POST /password/changed', 200, [403, 409]],
  setEmailNotification: ['PUT /news/user/email-setting', 200, [403]],
  getSessions: ['GET /user/sessions', 200, []],
  endOtherSessions: ['POST /user/sessions/end-others', 200, [409]],
  notifyError: ['POST /notify-error', 204, [413, 429]],
  createEntry: ['POST /entry', 201, [429]],
  createOrder: ['POST /order', 201, [422]],
  listOrders: ['GET /order', 200, [429]],
  getOrderProgress: ['GET /order/progress', 200, []],
  listTodos: ['GET /order/todo', 200, []],
  createOrderByFile: ['POST /order/file', 201, [409, 429]],
  getOrder: ['GET /order/:id', 200, [404]],
  updateOrder: ['PUT /order/:id', 200, [404, 409]],
  toggleSearchStop: ['PUT /order/:id/search-stop/toggle', 200, [404]],
  shareEstimates: ['POST /order/:id/send-estimate-pdfs-on-customers', 202, [404, 409, 422, 429]],
  listEstimates: ['GET /order/:id/estimate', 200, [404]],
  acceptEstimate: ['PATCH /order/:id/estimate/:estimateId/accept', 200, [404, 409]],
  rejectEstimate: ['PATCH /order/:id/estimate/:estimateId/reject', 200, [404, 409]],
  listContracts: ['GET /contract', 200, [429]],
  getContract: ['GET /contract/:id', 200, [404]],
  listContractPapers: ['GET /order/:id/contract', 200, [404]],
  markPapersDownloaded: ['PUT /contract/pdf/:id/downloaded', 200, [404]],
  submitContractPdf: ['POST /contract/pdf/:id', 201, [404, 409, 429]],
  downloadContractPdf: ['GET /contract/pdf/:id', 200, [404, 429]],
  createOption: ['POST /option', 201, [409, 428]],
  listOptions: ['GET /option', 200, [429]],
  getOption: ['GET /option/:id', 200, [404]],
  updateOption: ['PUT /option/:id', 200, [404, 409, 410, 422, 428]],
  cancelOption: ['PUT /option/:id/cancel', 200, [404, 409]],
  listNews: ['GET /news', 200, []],
  getLatestNews: ['GET /news/latest/homeDisplay', 200, []],
  getUnreadNewsCount: ['GET /news/unread/count', 200, []],
  getNews: ['GET /news/:id', 200, [404]],
  setNewsVisibility: ['PUT /news/:id/visibility', 200, [404]],
  listNotifications: ['GET /notifications', 200, []],
  readNotifications: ['PUT /notifications/read', 200, []],
  listBillings: ['GET /billing', 200, [429]],
  totalBillings: ['GET /billing/totals', 200, [429]],
  downloadBilling: ['GET /billing/downloaded-pdf/:id', 200, [404, 429]],
  countBillings: ['GET /billing/monthly/:year', 200, []],
  listMonthlyBillings: ['GET /monthly-billing', 200, [404, 429]],
  countMonthlyBillings: ['GET /monthly-billing/monthly/:year', 200, [404]],
  downloadMonthlyBilling: ['GET /monthly-billing/downloaded-pdf/:id', 200, [404, 429]],
  getMonthlyBilling: ['GET /monthly-billing/:year/:month', 200, [404]],
};
const all = Object.entries<Call>(calls);

test.each(all)('%s has the path and statuses of the specification', (name, { method, path, success, errors }) => {
  expect([`${method} ${path}`, success, errors]).toEqual(TABLE[name as keyof typeof calls]);
});

test.each(all)('%s names the parameters of its path', (_, { path, params }) => {
  expect(Object.keys(params?.entries ?? {})).toEqual(pathParameters(path));
});

test('only an application and an error report work without sign-in', () => {
  expect(all.filter(([, { auth }]) => !auth).map(([name]) => name)).toEqual(['notifyError', 'createEntry']);
});

test('only a new order and a mail can be repeated with their key', () => {
  expect(all.filter(([, { idempotencyKey }]) => idempotencyKey).map(([name]) => name)).toEqual([
    'createOrder',
    'shareEstimates',
  ]);
});

test('a path without parameters comes before those that would match it', () => {
  const paths = all.map(([, { method, path }]) => `${method} ${path}`);
  const isTakenFor = (fixed: string, open: string) =>
    new RegExp(`^${open.replaceAll(/:\w+/g, '[^/]+')}$`).test(fixed) && fixed !== open;
  for (const [index, open] of paths.entries())
    for (const fixed of paths.slice(index + 1)) expect([open, isTakenFor(fixed, open)]).toEqual([open, false]);
});
