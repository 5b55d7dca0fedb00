import type { CallAnswer, CallInput } from '@portal/contract/call';
import { calls } from '@portal/contract/calls';
import { fillPath } from '@portal/contract/values/path';
import { tokyoDate } from '@portal/platform/text';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '#database/database.ts';
import { newId } from '#database/id.ts';
import { accounts, contacts } from '#database/schema/account.ts';
import { openTestDatabase } from '#database/testing.ts';
import { type Render, renderHere } from '#documents/renderers.ts';
import type { VerifiedToken } from '#platform/platform.ts';
import type { CallName, Calls } from '../core/handler.ts';
import type { LogEntry } from '../core/log.ts';
import { createApi } from '../create-api.ts';
import { createFakePlatform, type FakePlatform } from './fake-platform.ts';

/** An embedded PostgreSQL starts within a second, but on a busy machine it may take many. */
export const START_TIMEOUT = 120_000;
export const PORTAL_ORIGIN = 'https://portal.test';

/** The whole API on its own database. Each test makes its own account, so that nothing needs cleaning up. */
export interface World {
  readonly app: Hono;
  readonly database: Database;
  readonly platform: FakePlatform;
  /** What the tokens say that differ from the usual one, by uid. */
  readonly sessions: Map<string, Partial<VerifiedToken>>;
  readonly log: LogEntry[];
  readonly clock: { now(): Date; set(now: string): void; today(): string };
  close(): Promise<void>;
}

const usualSession = {
  email: null,
  emailVerified: true,
  contactId: null,
  signedInAt: new Date('2026-11-21T02:00:00.000Z'),
  hasSecondFactor: true,
};

export const openWorld = async (now?: string, render?: Render, sessionMaxHours?: number): Promise<World> =>
  worldOn(await openTestDatabase(), now, render, sessionMaxHours);

/** The world of all tests of a file: it is open while they run. */
export function worldOfTests(...how: Parameters<typeof openWorld>): World {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(...how);
  }, START_TIMEOUT);
  afterAll(() => world.close());
  return {
    get app() {
      return world.app;
    },
    get database() {
      return world.database;
    },
    get platform() {
      return world.platform;
    },
    get sessions() {
      return world.sessions;
    },
    get log() {
      return world.log;
    },
    get clock() {
      return world.clock;
    },
    close: () => world.close(),
  };
}

/** The same on a database that is there already, which closes with it. */
export function worldOn(
  database: Database,
  now = '2026-11-21T03:00:00.000Z',
  render: Render = renderHere,
  sessionMaxHours?: number,
): World {
  const platform = createFakePlatform();
  const log: LogEntry[] = [];
  const sessions: World['sessions'] = new Map();
  let instant = new Date(now);
  const clock = {
    now: () => instant,
    set: (next: string) => {
      instant = new Date(next);
    },
    today: () => tokyoDate(instant),
  };
  const app = createApi({
    database,
    platform,
    clock,
    origins: [PORTAL_ORIGIN],
    render,
    sessionMaxHours,
    log: (entry) => log.push(entry),
    verifyToken: async (token) => {
      if (!token.startsWith('token-of-')) return null;
      const uid = token.slice('token-of-'.length);
      return { uid, ...usualSession, ...sessions.get(uid) };
    },
  });
  return { app, database, platform, sessions, log, clock, close: () => database.close() };
}

export interface Customer {
  readonly accountId: string;
  readonly contactId: string;
  readonly uid: string;
  readonly token: string;
}

type AccountValues = Partial<typeof accounts.$inferInsert>;
type ContactValues = Partial<typeof contacts.$inferInsert>;

/** A new company with one person who can sign in; with `accountId`, one more person of that company. */
export async function addCustomer(
  world: Pick<World, 'database'>,
  values: ContactValues = {},
  account: AccountValues = {},
): Promise<Customer> {
  const { db } = world.database;
  const accountId = values.accountId ?? newId();
  if (values.accountId === undefined) {
    await db.insert(accounts).values({ id: accountId, companyName: '株式会社試験', ...account });
  }
  const contactId = newId();
  const uid = `uid${contactId}`;
  await db.insert(contacts).values({
    id: contactId,
    authUid: uid,
    email: `${contactId}@demo.example`,
    lastName: '田中',
    firstName: '太郎',
    // Before everything that a test makes.
    createdAt: new Date('2020-01-01T00:00:00.000Z'),
    notificationsReadUntil: new Date('2020-01-01T00:00:00.000Z'),
    ...values,
    accountId,
  });
  return { accountId, contactId, uid, token: `token-of-${uid}` };
}

interface Reply<C extends CallName> {
  readonly status: number;
  /** Checked against the contract. Throws if the call did not succeed. */
  readonly answer: CallAnswer<Calls[C]>;
  /** The raw body. */
  readonly body: unknown;
}

/** Calls the API over HTTP semantics, as the browser does, and checks the answer against the contract. */
export async function callAs<C extends CallName>(
  world: World,
  customer: Customer | null,
  name: C,
  input: CallInput<Calls[C]>,
  headers: Record<string, string> = {},
): Promise<Reply<C>> {
  const response = await send(world, customer, name, input, headers);
  const text = await response.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  const call: Calls[CallName] = calls[name];
  return {
    status: response.status,
    body,
    get answer() {
      if (response.status !== call.success) throw new Error(`${name} answered ${response.status}: ${text}`);
      return v.parse(call.answer as v.GenericSchema, body) as CallAnswer<Calls[C]>;
    },
  };
}

export async function send<C extends CallName>(
  world: World,
  customer: Customer | null,
  name: C,
  input: { params?: unknown; query?: unknown; body?: unknown },
  headers: Record<string, string> = {},
): Promise<Response> {
  const call = calls[name];
  const query = new URLSearchParams(
    Object.entries((input.query ?? {}) as Record<string, string | undefined>).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  );
  const path = fillPath(call.path, (input.params ?? {}) as Record<string, unknown>);
  return world.app.request(`${path}?${query}`, {
    method: call.method,
    headers: {
      ...(customer && { Authorization: `Bearer ${customer.token}` }),
      ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  });
}
