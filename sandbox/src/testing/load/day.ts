import { randomUUID } from 'node:crypto';
import { calls } from '@portal/contract/calls';
import { fillPath } from '@portal/contract/values/path';
import { optionBody, orderBody } from '@portal/lessee-api/testing/fixtures';
import type { LoadCustomer } from './customers.ts';
import type { Place } from './place.ts';
import type { Kind, Sample } from './samples.ts';

export const WRITE_KINDS = ['order', 'attachment', 'application', 'estimate', 'share'] as const;

/** What was written, and whether the customer was told so. */
export interface Write {
  readonly kind: (typeof WRITE_KINDS)[number];
  /** The name that it was given, the estimate's id, or the address that it went to: there has to be one of it. */
  readonly key: string;
  readonly isAnswered: boolean;
}

export interface Day {
  readonly samples: Sample[];
  readonly writes: Write[];
  /** What five attempts did not mend. */
  readonly failures: string[];
}

interface Visitor extends Pick<Place, 'address' | 'upload'> {
  readonly customer: LoadCustomer;
  readonly token: string;
  readonly day: Day;
  /** The share of writes whose first answer does not reach the customer. */
  readonly lostAnswers: number;
}

type CallName = keyof typeof calls;
interface Input {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: object;
  readonly headers?: Record<string, string>;
  readonly kind?: Kind;
  /** What also says that it is done, where an answer was lost. */
  readonly doneBefore?: number;
}

const ATTEMPTS = 5;
const PATIENCE_MS = 20_000;
const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** As a customer does who presses again after a second. Null: it never went well. */
export async function ask(
  visitor: Pick<Visitor, 'day' | 'lostAnswers'>,
  name: string,
  kind: Kind,
  url: string,
  init: RequestInit,
  isDone: IsDone,
) {
  let last = '';
  const from = performance.now();
  for (let attempts = 1; attempts <= ATTEMPTS; attempts += 1) {
    try {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
      const text = await response.text();
      if (kind === 'write' && attempts === 1 && Math.random() < visitor.lostAnswers) throw new Error('lost');
      if (isDone(response, attempts)) {
        visitor.day.samples.push({ kind, name, milliseconds: performance.now() - from, attempts });
        return text;
      }
      last = `${response.status} ${response.headers.get('content-type')}`;
    } catch (error) {
      last = String(error instanceof Error ? (error.cause ?? error) : error);
    }
    await sleep(1000);
  }
  visitor.day.failures.push(`${name}: ${last}`);
  return null;
}
type IsDone = (response: Response, attempts: number) => boolean;

function call(visitor: Visitor, name: CallName, input: Input = {}): Promise<string | null> {
  const { method, path, success } = calls[name];
  const { params = {}, query, body, headers, kind = method === 'GET' ? 'read' : 'write', doneBefore } = input;
  const url = `${visitor.address}/api${fillPath(path, params)}${query ? `?${new URLSearchParams(query)}` : ''}`;
  const init: RequestInit = {
    method,
    headers: { authorization: `Bearer ${visitor.token}`, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  };
  const isDone: IsDone = ({ status, headers: answered }, attempts) =>
    (status === success && answered.get('content-type') === 'application/json') ||
    (attempts > 1 && status === doneBefore);
  return ask(visitor, name, kind, url, init, isDone);
}

const file = (visitor: Visitor, path: string): Promise<string | null> =>
  ask(visitor, path.replace(/[^/]+(?=\/[^/]*$)/, '…'), 'file', visitor.address + path, {}, ({ ok }) => ok);

const page = { pageNumber: '1', pageSize: '20' };

/** The document, what is live, and the entry of one remote as it is live now. */
async function open(visitor: Visitor): Promise<void> {
  await file(visitor, '/');
  const registry = await file(visitor, '/remotes.json');
  const entries = registry?.match(/\/mf\/[^"]*remoteEntry[^"]*\.js/g) ?? [];
  if (entries.length > 0) await file(visitor, oneOf(entries));
}

async function home(visitor: Visitor): Promise<void> {
  await call(visitor, 'getUser');
  await Promise.all([
    call(visitor, 'getOrderProgress'),
    call(visitor, 'listTodos', { query: { pageNumber: '1', pageSize: '5' } }),
    call(visitor, 'getUnreadNewsCount'),
    call(visitor, 'listNews', { query: { pageSize: '3' } }),
  ]);
}

async function order(visitor: Visitor): Promise<void> {
  const params = { id: oneOf(visitor.customer.orderIds) };
  await Promise.all([
    call(visitor, 'getOrder', { params }),
    call(visitor, 'listEstimates', { params }),
    call(visitor, 'listContractPapers', { params }),
  ]);
}

async function bills(visitor: Visitor): Promise<void> {
  const query = { ...page, billingYear: '2026', billingMonth: '11' };
  await Promise.all([
    call(visitor, 'countBillings', { params: { year: '2026' } }),
    call(visitor, 'listBillings', { query }),
  ]);
}

async function createOrder(visitor: Visitor, attachmentUrls: string[] = []): Promise<boolean> {
  const key = `負荷試験 ${randomUUID()}`;
  const headers = { 'idempotency-key': randomUUID() };
  const body = orderBody({ constructionName: key, attachmentUrls });
  const isAnswered = (await call(visitor, 'createOrder', { body, headers })) !== null;
  visitor.day.writes.push({ kind: 'order', key, isAnswered });
  return isAnswered;
}

async function createOrderWithFile(visitor: Visitor): Promise<void> {
  const key = `${randomUUID()}.pdf`;
  const url = await visitor.upload(visitor.customer, key);
  visitor.day.writes.push({ kind: 'attachment', key, isAnswered: await createOrder(visitor, [url]) });
}

/** The document that goes with the mail is made while the customer waits. */
async function share(visitor: Visitor): Promise<void> {
  const { estimates } = visitor.customer;
  if (estimates.length === 0) return;
  const { orderId, id } = oneOf(estimates);
  const key = `${randomUUID()}@example.jp`;
  const headers = { 'idempotency-key': randomUUID() };
  const body = { estimateIds: [id], emails: [key], remarks: '' };
  const answer = await call(visitor, 'shareEstimates', { params: { id: orderId }, body, headers });
  visitor.day.writes.push({ kind: 'share', key, isAnswered: answer !== null });
}

/** Without a key: the second attempt is told that it is there. */
async function apply(visitor: Visitor): Promise<void> {
  const key = `負荷試験 ${randomUUID()}`;
  const answer = await call(visitor, 'createOption', { body: optionBody({ name: key }), doneBefore: 409 });
  visitor.day.writes.push({ kind: 'application', key, isAnswered: answer !== null });
}

async function accept(visitor: Visitor): Promise<void> {
  const estimate = visitor.customer.estimates.pop();
  if (!estimate) return;
  const params = { id: estimate.orderId, estimateId: estimate.id };
  const answer = await call(visitor, 'acceptEstimate', { params, body: {}, doneBefore: 409 });
  visitor.day.writes.push({ kind: 'estimate', key: estimate.id, isAnswered: answer !== null });
}

/** How often of a hundred steps. */
const MIX: readonly (readonly [number, (visitor: Visitor) => Promise<unknown>])[] = [
  [15, home],
  [20, (visitor) => call(visitor, 'listOrders', { query: { ...page, orderStatusFilter: 'unanswered' } })],
  [4, (visitor) => call(visitor, 'listOrders', { query: { ...page, searchKeyword: '現場' } })],
  [20, order],
  [12, bills],
  [
    3,
    (visitor) =>
      call(visitor, 'downloadBilling', { params: { id: oneOf(visitor.customer.billIds) }, kind: 'document' }),
  ],
  [8, (visitor) => call(visitor, 'listContracts', { query: page })],
  [4, (visitor) => call(visitor, 'listOptions', { query: page })],
  [3, (visitor) => call(visitor, 'listNotifications', { query: page })],
  [4, accept],
  [2, (visitor) => createOrder(visitor)],
  [1, createOrderWithFile],
  [1, share],
  [3, apply],
];

const STEPS = MIX.flatMap(([times, step]) => Array.from({ length: times }, () => step));
const STEPS_OF_A_VISIT = 6;

/** Comes, looks around with pauses, and comes again, until it is late. */
export async function spendDay(visitor: Visitor, until: number, pauseMs: number): Promise<void> {
  // Nobody comes at the same moment as everybody else.
  await sleep(Math.random() * pauseMs);
  while (Date.now() < until) {
    await open(visitor);
    await home(visitor);
    for (let step = 0; step < STEPS_OF_A_VISIT && Date.now() < until; step += 1) {
      await sleep(pauseMs * (0.5 + Math.random()));
      await oneOf(STEPS)(visitor);
    }
  }
}
