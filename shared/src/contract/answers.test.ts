import * as v from 'valibot';
import type { Call } from './call.ts';
import { calls } from './calls.ts';

/** What each call answers: a complete answer passes unchanged, and none of its fields may be missing. */
const id = 'a1B2c3D4e5F6g7H8i9';
const at = '2026-11-21T00:00:00.000Z';
const contact = { id, lastName: '田中', firstName: '太郎', department: '工事部' };
const location = { latitude: 35.69, longitude: 139.7 };
const pagination = { pageSize: 20, pageIndex: 1, totalPages: 1, totalRecords: 1 };
const estimates = { total: 1, unanswered: 2, rejected: 3, accepted: 4, contracted: 5, aborted: 6 };
const orderRow = {
  id,
  name: '新宿三丁目ビル新築工事',
  address: '東京都新宿区新宿三丁目1番',
  numberOfCars: 3,
  automobileType: 'WAGON',
  startDate: '2026-12-01',
  endDate: '2027-03-31',
  status: 'unanswered',
  contact,
  isSearchStopped: false,
  createdAt: at,
  estimates,
};
const order = {
  ...orderRow,
  remarks: '',
  location,
  attachments: [{ id, name: '図面.pdf', url: 'http://localhost/a' }],
};
const estimate = {
  id,
  status: 'unanswered',
  minutesOnFoot: 3,
  location,
  parkingName: '明治通りパーク',
  address: '東京都新宿区新宿五丁目2番',
  monthlyRent: 38_500,
  vacancy: 3,
  number: 1,
  createdAt: at,
};
const contract = {
  id,
  usageStatus: 'duringUse',
  parkingName: '明治通りパーク',
  parkingAddress: '東京都新宿区新宿五丁目2番',
  location,
  startAt: at,
  endAt: at,
  monthlyRent: 38_500,
  numberOfCars: 3,
  contact,
  order: { id, name: '新宿' },
};
const papers = {
  id,
  estimateId: id,
  parkingName: '明治通りパーク',
  status: 'toBeSigned',
  submittedAt: null,
  documents: [{ id, name: '契約書', url: 'http://localhost/a', createdAt: at }],
};
const option = {
  id,
  name: '申請',
  status: 'accepted',
  requestService: ['guard', 'a service of tomorrow'],
  otherRequestContent: null,
  province: null,
  district: null,
  street: null,
  usingStartTime: null,
  usingEndTime: null,
  others: '',
  order: { id, name: '新宿' },
  contact,
  createdAt: at,
};
const newsRow = { id, category: 'お知らせ', title: '題', createdAt: at, isRead: false };
const news = {
  id,
  category: 'お知らせ',
  title: '題',
  content: '文',
  createdAt: at,
  startAt: null,
  endAt: null,
  doNotDisplayAgain: false,
};
const billing = {
  id,
  contractId: id,
  name: '請求書',
  parkingAddress: '東京都新宿区',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  totalRent: 38_500,
  billingDate: '2026-11-01',
  paymentDueDate: '2026-11-30',
  contact,
  downloadedAt: null,
};
const months = { data: [{ month: '1', countResult: 2 }] };
const pdf = { name: '請求書', content: 'QQ==' };

const ANSWERS: Record<keyof typeof calls, unknown> = {
  getUser: {
    id,
    accountId: id,
    companyName: '株式会社髙島建設',
    billingClosingDay: 31,
    contactId: id,
    email: 'tanaka@demo.example',
    isRequiredChangePassword: false,
    isRequiredMfa: false,
    lastName: '田中',
    firstName: '太郎',
    lastNameKana: null,
    firstNameKana: null,
    tel: null,
    fax: null,
    billingUnit: 'everyContract',
    emailNotification: 'ALL',
  },
  getMfa: { isMfaEnabled: true, mfaPhoneNumber: '***-****-5678' },
  listAccounts: { data: [{ id, name: '田中 太郎', department: null }] },
  notifyPasswordChanged: {},
  setEmailNotification: { emailNotification: 'NONE' },
  notifyError: undefined,
  createEntry: {},
  createOrder: { id },
  listOrders: { data: [orderRow], pagination },
  getOrderProgress: {
    inProgressCount: 1,
    unansweredQuoteCount: 2,
    waitingQuoteCount: 3,
    uncontractedCount: 4,
    notDownloadedBillingCount: 5,
    inUsingCount: 6,
    beforeUsingCount: 7,
  },
  createOrderByFile: { id },
  getOrder: order,
  updateOrder: order,
  toggleSearchStop: { isSearchStopped: true },
  shareEstimates: {},
  listEstimates: { data: [estimate] },
  acceptEstimate: estimate,
  rejectEstimate: estimate,
  listContracts: {
    data: [contract],
    sort: { usageStatus: null, parkingAddressSort: 'ASC', usagePeriodSort: 'DESC', accountNameSort: null },
    pagination,
  },
  getContract: contract,
  listContractPapers: { data: [papers] },
  submitContractPdf: {},
  createOption: { id },
  listOptions: { data: [option], pagination },
  getOption: option,
  updateOption: option,
  cancelOption: { status: 'cancelled' },
  listNews: {
    data: [newsRow],
    pagination: { hasNextPage: true, hasPreviousPage: false, startCursor: 'a', endCursor: 'b', totalPages: 2 },
  },
  getLatestNews: news,
  getUnreadNewsCount: { count: 3 },
  getNews: news,
  setNewsVisibility: { doNotDisplayAgain: true },
  listBillings: { billings: [billing], monthTotalRent: 38_500, pagination },
  downloadBilling: pdf,
  countBillings: months,
  listMonthlyBillings: { billings: [billing], pagination },
  countMonthlyBillings: months,
  downloadMonthlyBilling: pdf,
  getMonthlyBilling: {
    id,
    year: 2026,
    month: 11,
    totalRent: 38_500,
    closingDate: '2026-11-20',
    paymentDueDate: '2026-12-31',
  },
};
/** What an answer may leave out: there is a default, or the portal works without it. */
const MAY_BE_MISSING = [
  'getUser.billingUnit',
  'getUser.emailNotification',
  'listNews.pagination',
  ...['acceptEstimate', 'rejectEstimate'].flatMap((call) => [`${call}.number`, `${call}.createdAt`]),
];

const answerOf = (name: keyof typeof calls): v.GenericSchema => (calls[name] as Call).answer as v.GenericSchema;

test.each(Object.entries(ANSWERS))('%s: a complete answer passes unchanged', (name, answer) => {
  expect(v.parse(answerOf(name as keyof typeof calls), answer)).toEqual(answer);
});

test.each(
  Object.entries(ANSWERS).flatMap(([name, answer]) =>
    Object.keys(answer ?? {})
      .filter((field) => !MAY_BE_MISSING.includes(`${name}.${field}`))
      .map((field) => [name, field] as const),
  ),
)('%s without %s is not an answer', (name, field) => {
  const { [field]: _, ...rest } = ANSWERS[name as keyof typeof calls] as Record<string, unknown>;
  expect(v.is(answerOf(name as keyof typeof calls), rest)).toBe(false);
});

test('home may have no news, and news without a page are the only ones', () => {
  expect(v.parse(answerOf('getLatestNews'), null)).toBeNull();
  expect(v.parse(answerOf('listNews'), { data: [] })).toMatchObject({ pagination: { totalPages: 1 } });
});

test('an estimate may come without its number and its time, but not with a number that cannot be a place', () => {
  const { number: _, createdAt: __, ...rest } = estimate;
  expect(v.parse(answerOf('listEstimates'), { data: [rest] })).toEqual({ data: [rest] });
  for (const wrong of [0, 1.5, '1']) expect(v.is(answerOf('acceptEstimate'), { ...rest, number: wrong })).toBe(false);
});

test('an option may have no order, and cancelling it has one result only', () => {
  expect(v.parse(answerOf('getOption'), { ...option, order: null })).toMatchObject({ order: null });
  expect(v.is(answerOf('cancelOption'), { status: 'accepted' })).toBe(false);
});

test.each([
  [
    'getOrder',
    order,
    'status',
    ['closed', 'searchStopped', 'unanswered', 'uncontracted', 'contracted', 'waitingQuote', 'searching'],
  ],
  ['acceptEstimate', estimate, 'status', ['unanswered', 'rejected', 'accepted', 'contracted', 'aborted']],
  ['getContract', contract, 'usageStatus', ['beforeUse', 'duringUse', 'endOfUse']],
  ['getOption', option, 'status', ['accepted', 'cancelled']],
  ['getUser', ANSWERS.getUser as object, 'billingUnit', ['everyContract', 'monthly']],
] as const)('%s: the values that it may have (%#)', (name, answer, field, values) => {
  for (const value of values)
    expect(v.parse(answerOf(name), { ...answer, [field]: value })).toMatchObject({ [field]: value });
  for (const value of ['', 'something else']) expect(v.is(answerOf(name), { ...answer, [field]: value })).toBe(false);
});

test('papers are waiting, submitted, or concluded', () => {
  for (const status of ['toBeSigned', 'submitted', 'contracted'])
    expect(v.is(answerOf('listContractPapers'), { data: [{ ...papers, status }] })).toBe(true);
  expect(v.is(answerOf('listContractPapers'), { data: [{ ...papers, status: '' }] })).toBe(false);
});

test('the lot and the order of a bill may be missing', () => {
  const named = { ...billing, parkingName: '旭町立体駐車場', order: { id, name: '新築工事' } };
  expect(v.parse(answerOf('listBillings'), { billings: [named], monthTotalRent: 0, pagination })).toMatchObject({
    billings: [named],
  });
});

test.each(['', '!!!!', 'QQ=', 'Q==='])('a file whose content is %j is no file', (content) => {
  for (const name of ['downloadBilling', 'downloadMonthlyBilling'] as const)
    expect(v.is(answerOf(name), { name: '請求書', content })).toBe(false);
});

test('the months of a year are the numbers 1 to 12 as text', () => {
  const isMonth = (month: string) => v.is(answerOf('countBillings'), { data: [{ month, countResult: 0 }] });
  expect(['1', '9', '10', '12'].filter(isMonth)).toHaveLength(4);
  expect(['0', '13', '01', '20', '', ' 1', '1x', 'x1', '112'].filter(isMonth)).toEqual([]);
});

test('a consolidated bill has a month from 1 to 12', () => {
  const bill = ANSWERS.getMonthlyBilling as object;
  for (const month of [1, 12]) expect(v.is(answerOf('getMonthlyBilling'), { ...bill, month })).toBe(true);
  for (const wrong of [{ month: 0 }, { month: 13 }, { month: 1.5 }, { year: 2026.5 }])
    expect(v.is(answerOf('getMonthlyBilling'), { ...bill, ...wrong })).toBe(false);
});

test('the closing day of an account is a day of a month', () => {
  const user = ANSWERS.getUser as object;
  for (const billingClosingDay of [1, 31]) expect(v.is(answerOf('getUser'), { ...user, billingClosingDay })).toBe(true);
  for (const billingClosingDay of [0, 32, 1.5])
    expect(v.is(answerOf('getUser'), { ...user, billingClosingDay })).toBe(false);
});
