import type { Database } from '@portal/lessee-api/database/database';
import {
  addBilling,
  addContract,
  addEstimate,
  addNews,
  addOrder,
  addPapers,
  type Rows,
} from '@portal/lessee-api/testing/fixtures';
import { addCustomer, type Customer } from '@portal/lessee-api/testing/world';

export interface LoadCustomer extends Customer {
  /** Each is answered once. */
  readonly estimates: { readonly orderId: string; readonly id: string }[];
  readonly orderIds: readonly string[];
  readonly billIds: readonly string[];
}

const PEOPLE_OF_A_COMPANY = 3;
const ORDERS = 8;
const BILLS = 6;

/** Companies of three, with orders in each state, contracts in use, and bills of half a year. */
export async function addLoadCustomers(database: Database, count: number): Promise<LoadCustomer[]> {
  const world: Rows = { database, clock: { now: () => new Date() } };
  for (let index = 0; index < 20; index += 1) await addNews(world, { title: `お知らせ ${index + 1}` });
  const companies = Array.from({ length: Math.ceil(count / PEOPLE_OF_A_COMPANY) }, async (_, company) => {
    const people: LoadCustomer[] = [];
    const size = Math.min(PEOPLE_OF_A_COMPANY, count - company * PEOPLE_OF_A_COMPANY);
    for (let person = 0; person < size; person += 1) {
      people.push(await addPerson(world, people[0]?.accountId));
    }
    return people;
  });
  return (await Promise.all(companies)).flat();
}

async function addPerson(world: Rows, accountId?: string): Promise<LoadCustomer> {
  const customer = await addCustomer(world, { accountId });
  const estimates: LoadCustomer['estimates'] = [];
  const orderIds: string[] = [];
  for (let index = 0; index < ORDERS; index += 1) {
    const order = await addOrder(world, customer, { name: `第${index + 1}現場新築工事` });
    orderIds.push(order.id);
    for (let place = 0; place < 4; place += 1) {
      const { id } = await addEstimate(world, order, { minutesOnFoot: place + 1 });
      estimates.push({ orderId: order.id, id });
    }
  }
  return { ...customer, estimates, orderIds, billIds: await addContractWithBills(world, customer) };
}

async function addContractWithBills(world: Rows, customer: Customer): Promise<string[]> {
  const order = await addOrder(world, customer, { name: '契約中の現場' });
  await addPapers(world, await addEstimate(world, order, { status: 'accepted' }));
  const contract = await addContract(world, order);
  const billIds: string[] = [];
  for (let month = 0; month < BILLS; month += 1) {
    const start = new Date(Date.UTC(2026, 5 + month, 1));
    const billingDate = start.toISOString().slice(0, 10);
    billIds.push((await addBilling(world, contract, { billingDate, issuedAt: start })).id);
  }
  return billIds;
}
