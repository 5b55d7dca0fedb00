import type { OptionBody } from '@portal/contract/option-change';
import type { OrderUpdateBody } from '@portal/contract/order-change';
import type { OrderCreateBody } from '@portal/contract/order-create';
import { addMonths, lastOfMonth, monthOf, yearOf } from '@portal/platform/text';
import { newId } from '#database/id.ts';
import { billingLines, billings } from '#database/schema/billing.ts';
import { contracts } from '#database/schema/contract.ts';
import { estimates } from '#database/schema/estimate.ts';
import { monthlyBillings } from '#database/schema/monthly-billing.ts';
import { news } from '#database/schema/news.ts';
import { options } from '#database/schema/option.ts';
import { orders } from '#database/schema/order.ts';
import { contractPapers } from '#database/schema/papers.ts';
import { searchText } from '#database/search-text.ts';
import { totalOf } from '#documents/bill-total.ts';
import type { Customer, World } from './world.ts';

/** What rows need of a world: also without its API. */
export type Rows = Pick<World, 'database'> & { readonly clock: Pick<World['clock'], 'now'> };

type OrderRow = typeof orders.$inferSelect;
type EstimateRow = typeof estimates.$inferSelect;
type OptionRow = typeof options.$inferSelect;
type PapersRow = typeof contractPapers.$inferSelect;
type ContractRow = typeof contracts.$inferSelect;
type BillingRow = typeof billings.$inferSelect;
type MonthlyBillingRow = typeof monthlyBillings.$inferSelect;
type NewsRow = typeof news.$inferSelect;

/** What the form sends. */
export const orderBody = (values: Partial<OrderCreateBody> = {}): OrderCreateBody => ({
  constructionName: '豊洲タワー新築工事',
  address: '東京都江東区豊洲3丁目2-20',
  latitude: 35.6549,
  longitude: 139.7963,
  numberOfCars: 2,
  automobileType: 'NORMAL',
  startDate: '2026-12-01',
  endDate: '2027-03-31',
  remarks: '',
  attachmentUrls: [],
  ...values,
});

/** What the form for a change sends. */
export const updateBody: OrderUpdateBody = {
  name: '有明タワー改修工事',
  address: '東京都江東区有明1丁目1-1',
  location: { latitude: 35.63, longitude: 139.79 },
  numberOfCars: 3,
  automobileType: 'TRUCK_2T',
  startDate: '2027-01-01',
  endDate: '2027-05-31',
  remarks: '入口は北側',
  attachments: [],
};

export async function addOrder(world: Rows, customer: Customer, values: Partial<OrderRow> = {}): Promise<OrderRow> {
  const name = values.name ?? '豊洲タワー新築工事';
  const address = values.address ?? '東京都江東区豊洲3丁目2-20';
  const row: OrderRow = {
    id: newId(),
    accountId: customer.accountId,
    contactId: customer.contactId,
    name,
    address,
    searchText: searchText(name, address),
    latitude: 35.6549,
    longitude: 139.7963,
    numberOfCars: 1,
    automobileType: 'NORMAL',
    startDate: '2026-12-01',
    endDate: '2027-03-31',
    remarks: '',
    kizukuSpotId: null,
    isSearchStopped: false,
    createdAt: world.clock.now(),
    ...values,
  };
  await world.database.db.insert(orders).values(row);
  return row;
}

export async function addEstimate(
  world: Rows,
  order: OrderRow,
  values: Partial<EstimateRow> = {},
): Promise<EstimateRow> {
  const status = values.status ?? 'unanswered';
  const row: EstimateRow = {
    id: newId(),
    accountId: order.accountId,
    orderId: order.id,
    status,
    parkingName: '豊洲第一駐車場',
    address: '東京都江東区豊洲2丁目1-1',
    latitude: 35.65,
    longitude: 139.79,
    minutesOnFoot: 5,
    monthlyRent: 20_000,
    vacancy: 3,
    userRequest: null,
    createdAt: world.clock.now(),
    answeredAt: status === 'unanswered' || status === 'aborted' ? null : world.clock.now(),
    contactId: null,
    ...values,
  };
  await world.database.db.insert(estimates).values(row);
  return row;
}

/** Issued by the provider; not signed yet, unless the values say so. */
export async function addPapers(
  world: Rows,
  estimate: EstimateRow,
  values: Partial<PapersRow> = {},
): Promise<PapersRow> {
  const id = newId();
  const row: PapersRow = {
    id,
    accountId: estimate.accountId,
    orderId: estimate.orderId,
    estimateId: estimate.id,
    number: `K-${id}`,
    documentId: newId(),
    documentName: `契約書_${estimate.parkingName}`,
    createdAt: world.clock.now(),
    downloadedAt: null,
    downloadedById: null,
    submittedAt: null,
    contractedAt: null,
    ...values,
  };
  await world.database.db.insert(contractPapers).values(row);
  return row;
}

export async function addContract(
  world: Rows,
  order: OrderRow,
  values: Partial<ContractRow> = {},
): Promise<ContractRow> {
  const estimate = await addEstimate(world, order, { status: 'contracted' });
  const papers = await addPapers(world, estimate, {
    id: values.id ?? newId(),
    submittedAt: world.clock.now(),
    contractedAt: world.clock.now(),
  });
  const row: ContractRow = {
    id: papers.id,
    accountId: order.accountId,
    orderId: order.id,
    estimateId: estimate.id,
    parkingName: estimate.parkingName,
    parkingAddress: estimate.address,
    entrance: null,
    searchText: searchText(estimate.parkingName, estimate.address, order.name),
    latitude: estimate.latitude,
    longitude: estimate.longitude,
    startAt: new Date('2026-10-31T15:00:00.000Z'),
    endAt: new Date('2027-03-31T14:59:59.999Z'),
    monthlyRent: estimate.monthlyRent,
    numberOfCars: order.numberOfCars,
    createdAt: world.clock.now(),
    ...values,
  };
  await world.database.db.insert(contracts).values(row);
  return row;
}

export async function addBilling(
  world: Rows,
  contract: ContractRow,
  values: Partial<BillingRow> = {},
): Promise<BillingRow> {
  const id = values.id ?? newId();
  const line = {
    billingId: id,
    position: 0,
    description: '駐車場利用料',
    quantity: 1,
    unitPrice: contract.monthlyRent,
  };
  const name = values.name ?? '請求書_2026年11月_豊洲第一駐車場';
  const parkingAddress = values.parkingAddress ?? contract.parkingAddress;
  const row: BillingRow = {
    id,
    accountId: contract.accountId,
    contractId: contract.id,
    number: `202611-${id}`,
    name,
    parkingAddress,
    searchText: searchText(name, parkingAddress),
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    totalRent: totalOf([line]).total,
    billingDate: '2026-11-01',
    paymentDueDate: '2026-11-30',
    issuedAt: new Date('2026-10-31T15:00:00.000Z'),
    correctedById: null,
    correctionReason: null,
    downloadedAt: null,
    monthlyBillingId: null,
    ...values,
  };
  await world.database.db.insert(billings).values(row);
  await world.database.db.insert(billingLines).values(line);
  return row;
}

/** The consolidated bill of the month that closes on that day; its bills refer to it. */
export async function addMonthlyBilling(
  world: Rows,
  customer: Customer,
  closingDate: string,
): Promise<MonthlyBillingRow> {
  const id = newId();
  const [year, month] = [yearOf(closingDate), monthOf(closingDate)];
  const row: MonthlyBillingRow = {
    id,
    accountId: customer.accountId,
    year,
    month,
    number: `M-${id}`,
    name: `合算請求書_${year}年${month}月`,
    closingDate,
    paymentDueDate: lastOfMonth(addMonths(closingDate, 1)),
    issuedAt: world.clock.now(),
    issue: 1,
    correctionReason: null,
  };
  await world.database.db.insert(monthlyBillings).values(row);
  return row;
}

/** What the application form sends. */
export const optionBody = (values: Partial<OptionBody> = {}): OptionBody => ({
  name: '豊洲タワー新築工事 道路使用許可',
  requestService: ['roadPermit', 'guard'],
  ...values,
});

/** The row as the call would have left it. */
export async function addOption(world: Rows, customer: Customer, values: Partial<OptionRow> = {}): Promise<OptionRow> {
  const id = newId();
  const row: OptionRow = {
    id,
    accountId: customer.accountId,
    contactId: customer.contactId,
    orderId: null,
    requestService: ['roadPermit', 'guard'],
    otherRequestContent: null,
    usingStartTime: null,
    usingEndTime: null,
    others: '',
    province: null,
    district: null,
    street: null,
    createdAt: world.clock.now(),
    updatedAt: world.clock.now(),
    cancelledAt: null,
    contractId: null,
    consultationKind: null,
    receivedAt: null,
    expectedReplyOn: null,
    answeredAt: null,
    doneAt: null,
    name: `道路使用許可 ${id}`,
    searchText: searchText(values.name ?? `道路使用許可 ${id}`, ''),
    ...values,
  };
  await world.database.db.insert(options).values(row);
  return row;
}

export async function addNews(world: Rows, values: Partial<NewsRow> = {}): Promise<NewsRow> {
  const row: NewsRow = {
    id: newId(),
    category: 'お知らせ',
    title: '年末年始の営業時間について',
    content: '12月29日から1月3日まで休業いたします。',
    createdAt: world.clock.now(),
    publishedAt: world.clock.now(),
    startAt: null,
    endAt: null,
    isHomeDisplay: false,
    ...values,
  };
  await world.database.db.insert(news).values(row);
  return row;
}
