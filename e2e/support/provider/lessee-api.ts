import { expect, request } from '@playwright/test';
import type { Call, CallAnswer, CallInput } from '@portal/contract/call';
import { type Contract, listContractPapers, listContracts, type UsageStatus } from '@portal/contract/contract';
import { acceptEstimate, listEstimates } from '@portal/contract/estimate';
import { listNews, type NewsListItem } from '@portal/contract/news';
import { listOptions } from '@portal/contract/option';
import { createOption } from '@portal/contract/option-change';
import { listOrders } from '@portal/contract/order';
import { createOrder, type OrderCreateBody } from '@portal/contract/order-create';
import { fillPath } from '@portal/contract/values/path';
import { addDays, todayInTokyo } from '@portal/platform/text';
import * as v from 'valibot';
import { API, API_KEY, IDENTITY } from '../addresses.ts';
import { ACCOUNTS, type Account, type ChangingAccount, PASSWORD } from './accounts.ts';

/** The service as another client of the customer would use it: to create what a test needs. */
export async function ask<C extends Call>(account: Account, call: C, input: CallInput<C>): Promise<CallAnswer<C>> {
  const client = await request.newContext();
  try {
    const token = await idToken(client, account);
    const response = await client.fetch(`${API}${fillPath(call.path, input.params ?? {})}`, {
      method: call.method,
      headers: { Authorization: `Bearer ${token}` },
      ...(input.query === undefined ? {} : { params: input.query as Record<string, string> }),
      ...(input.body === undefined ? {} : { data: input.body }),
    });
    expect(response.status(), `${call.method} ${call.path}: ${await response.text()}`).toBe(call.success);
    return v.parse(call.answer, await response.json()) as CallAnswer<C>;
  } finally {
    await client.dispose();
  }
}

async function idToken(client: Awaited<ReturnType<typeof request.newContext>>, account: Account): Promise<string> {
  const response = await client.post(
    `${IDENTITY}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=${API_KEY}`,
    { data: { email: ACCOUNTS[account], password: PASSWORD, returnSecureToken: true } },
  );
  return v.parse(v.object({ idToken: v.string() }), await response.json()).idToken;
}

/** A name that no other order has, in this run or an earlier one. */
export const newOrderName = (what: string): string => `${what}${Date.now()}号地新築工事`;

interface MadeOrder {
  id: string;
  name: string;
}

/** A new order in the middle of Tokyo, from today for a month. */
export async function makeOrder(account: ChangingAccount): Promise<MadeOrder> {
  const name = newOrderName('確認用');
  const { id } = await ask(account, createOrder, { body: orderBody(name) });
  return { id, name };
}

/** The same, once its estimates have arrived. */
export async function makeQuotedOrder(account: ChangingAccount): Promise<MadeOrder> {
  const { id, name } = await makeOrder(account);
  await expect
    .poll(async () => (await ask(account, listEstimates, { params: { id } })).data.length, {
      message: 'estimates arrive',
      timeout: 20_000,
    })
    .toBeGreaterThanOrEqual(2);
  return { id, name };
}

/** The same with an accepted estimate, once its contract papers have arrived. */
export async function makePapers(account: ChangingAccount): Promise<MadeOrder> {
  const order = await makeQuotedOrder(account);
  await acceptFirst(account, order.id);
  await expect
    .poll(async () => (await ask(account, listContractPapers, { params: { id: order.id } })).data.length, {
      message: 'contract papers arrive',
      timeout: 20_000,
    })
    .toBe(1);
  return order;
}

/** As a colleague in another browser would. */
export async function acceptFirst(account: ChangingAccount, orderId: string): Promise<void> {
  const { data } = await ask(account, listEstimates, { params: { id: orderId } });
  const open = data.find(({ status }) => status === 'unanswered');
  if (!open) throw new Error('no estimate can be accepted');
  await ask(account, acceptEstimate, { params: { id: orderId, estimateId: open.id }, body: {} });
}

/** One that is there from the beginning. */
export async function someContract(account: Account, usageStatusFilter?: UsageStatus): Promise<Contract> {
  const query = usageStatusFilter ? { usageStatusFilter } : {};
  const [contract] = (await ask(account, listContracts, { query })).data;
  if (!contract) throw new Error(`${account} has no contract`);
  return contract;
}

/** The id of the order that a contract comes from. */
export function orderOf({ id, order }: Contract): string {
  if (!order) throw new Error(`the contract ${id} has no order`);
  return order.id;
}

/** An old one, with nothing accepted: the newest belong to tests that run side by side for the same company. */
async function someOrder(account: Account) {
  const { data } = await ask(account, listOrders, { query: {} });
  const order = data.findLast(({ status, estimates }) => status === 'unanswered' && estimates?.accepted === 0);
  if (!order) throw new Error(`${account} has no order with estimates`);
  return order;
}

async function someOption(account: Account) {
  const [option] = (await ask(account, listOptions, { query: {} })).data;
  if (!option) throw new Error(`${account} has no option`);
  return option;
}

const someContractedOrder = async (account: Account) => ({ id: orderOf(await someContract(account)) });

/** Of each area whose pages have an id in their path, and of pages that need another one. */
const SOME: Readonly<Record<string, (account: Account) => Promise<{ id: string }>>> = {
  '/order': someOrder,
  '/order/:id/usage': someContractedOrder,
  '/order/:id/billing': someContractedOrder,
  '/option': someOption,
  '/usage': someContract,
  '/news': readNews,
};

/** An address of the page at this path: `/order/:id` is that of some order. */
export async function addressOf(path: string, account: Account): Promise<string> {
  const some = SOME[path] ?? SOME[`/${path.split('/')[1]}`];
  return some && path.includes('/:id') ? path.replace(':id', (await some(account)).id) : path;
}

/** News that this account has read: what is unread would run out. */
export async function readNews(account: Account): Promise<NewsListItem> {
  const read = (await ask(account, listNews, { query: {} })).data.find(({ isRead }) => isRead);
  if (!read) throw new Error(`${account} has read nothing`);
  return read;
}

/** A new application for on-site services. */
export async function makeOption(account: ChangingAccount): Promise<{ id: string; name: string }> {
  const name = newOrderName('申請の確認用');
  const { id } = await ask(account, createOption, { body: { name, requestService: ['guard'] } });
  return { id, name };
}

function orderBody(constructionName: string): OrderCreateBody {
  return {
    constructionName,
    address: '東京都新宿区西新宿2丁目8-1',
    latitude: 35.689634,
    longitude: 139.692101,
    numberOfCars: 2,
    automobileType: 'NORMAL',
    startDate: dayInTokyo(0),
    endDate: dayInTokyo(30),
    remarks: '',
    attachmentUrls: [],
  };
}

export const dayInTokyo = (daysAhead: number): string => addDays(todayInTokyo(), daysAhead);
