import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Call } from '@portal/contract/call';
import { calls } from '@portal/contract/calls';
import { PlatformUnavailableError } from '#platform/platform.ts';
import type { CallName } from './core/handler.ts';
import { addCustomer, type Customer, send, worldOfTests } from './testing/world.ts';

/** The rows of the page's two tables, by their first cell. */
const page = readFileSync(join(__dirname, '../../../../docs/api.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const states = ['stopped', 'ended', 'passwordAlone', 'password', 'mfa', 'away'] as const;
type State = (typeof states)[number];
const guardNames = ['open', 'flow', 'read', 'write'];
const ofGuards = rows.filter(([name = '']) => guardNames.includes(name));
const answers = new Map(ofGuards.filter((row) => row.length > 2).map(([name, ...cells]) => [name, cells]));
const callsOf = ofGuards.filter((row) => row.length === 2);
const listed = callsOf.flatMap(([guard, names = '']) => names.split(', ').map((name) => [name, guard] as const));
const guardOf = new Map(listed);

/** When the password was changed. */
const CHANGED = new Date('2026-11-21T02:30:00.000Z');
const before = (instant: Date): Date => new Date(instant.getTime() - 1000);

const world = worldOfTests();
let customers: Record<State, Customer>;
beforeAll(async () => {
  customers = {
    stopped: await addCustomer(world),
    ended: await addCustomer(world),
    passwordAlone: await addCustomer(world),
    password: await addCustomer(world, { passwordChangeRequiredAt: new Date('2026-11-20T00:00:00.000Z') }),
    mfa: await addCustomer(world, { isRequiredMfa: true }),
    away: await addCustomer(world),
  };
  world.platform.users.set(customers.stopped.uid, { isDisabled: true });
  world.platform.users.set(customers.ended.uid, { tokensValidAfter: CHANGED });
  world.sessions.set(customers.ended.uid, { signedInAt: before(CHANGED) });
  world.platform.users.set(customers.passwordAlone.uid, { isMfaEnabled: true });
  world.sessions.set(customers.passwordAlone.uid, { hasSecondFactor: false });
});
afterEach(() => jest.restoreAllMocks());

/** Enough for the path of any call. */
const params = { id: 'x', estimateId: 'x', year: '2026', month: '11' };
const providerIsAway = () =>
  jest.spyOn(world.platform.identity, 'userOf').mockRejectedValue(new PlatformUnavailableError('identity'));

async function answerOf(name: CallName, customer: Customer | null): Promise<string> {
  const response = await send(world, customer, name, { params });
  if (![401, 403, 503].includes(response.status)) return 'answered';
  const { code } = (await response.json()) as { code?: string };
  return code === undefined ? String(response.status) : `${response.status} ${code}`;
}

test('the page lists every call of the contract', () => {
  expect(listed.map(([name]) => name).sort()).toEqual(Object.keys(calls).sort());
  expect([...answers.keys()]).toEqual(guardNames);
});

describe.each(Object.entries<Call>(calls))('%s', (name, { auth }) => {
  const expected = answers.get(guardOf.get(name) ?? '') ?? [];

  test.each(states.map((state, index) => [state, expected[index] ?? 'no answer in the page'] as const))(
    'is, for an account in the state "%s": %s',
    async (state, answer) => {
      if (state === 'away') providerIsAway();
      // These ask the provider themselves, after the guard.
      const asksItself = ['getMfa', 'getSessions'].includes(name) && state === 'away';
      expect(await answerOf(name as CallName, auth ? customers[state] : null)).toBe(asksItself ? '503' : answer);
    },
  );
});

test('an account that was deleted is refused like one that was stopped', async () => {
  const gone = await addCustomer(world);
  world.platform.users.set(gone.uid, null);
  expect(await answerOf('getUser', gone)).toBe('401 accountDisabled');
});

test.each([
  ['the second before', before(CHANGED), '401 signedOutElsewhere'],
  ['the same second', CHANGED, 'answered'],
])('a session that began %s its account’s sessions were ended: %s', async (_title, signedInAt, answer) => {
  const customer = await addCustomer(world);
  world.platform.users.set(customer.uid, { tokensValidAfter: CHANGED });
  world.sessions.set(customer.uid, { signedInAt });
  expect(await answerOf('createOrder', customer)).toBe(answer);
});

test('a session that began with the password alone goes on once the account has no second factor any more', async () => {
  const customer = await addCustomer(world, { isRequiredMfa: true });
  world.sessions.set(customer.uid, { hasSecondFactor: false });
  world.platform.users.set(customer.uid, { isMfaEnabled: true });
  expect(await answerOf('getUser', customer)).toBe('401 secondFactorRequired');
  world.platform.users.set(customer.uid, { isMfaEnabled: false });
  expect(await answerOf('getUser', customer)).toBe('answered');
  expect(await answerOf('createOrder', customer)).toBe('403 mfaRequired');
});

test('a demand is met: a customer who has set up two-factor is answered', async () => {
  const required = await addCustomer(world, { isRequiredMfa: true });
  expect(await answerOf('listOrders', required)).toBe('403 mfaRequired');
  world.platform.users.set(required.uid, { isMfaEnabled: true });
  expect(await answerOf('listOrders', required)).toBe('answered');
});

test('of several demands the first in the portal’s order is reported', async () => {
  const demands = { isRequiredMfa: true, passwordChangeRequiredAt: new Date('2026-11-20T00:00:00.000Z') };
  const customer = await addCustomer(world, demands);
  expect(await answerOf('listOrders', customer)).toBe('403 passwordChangeRequired');
  world.platform.users.set(customer.uid, { isDisabled: true });
  expect(await answerOf('listOrders', customer)).toBe('401 accountDisabled');
});

test('without the provider two-factor is unknown: only the calls that lead there are answered', async () => {
  providerIsAway();
  expect(await answerOf('listOrders', customers.mfa)).toBe('503');
  expect(await answerOf('getUser', customers.mfa)).toBe('answered');
});

test('a fault that is not the provider’s does not count as its absence', async () => {
  jest.spyOn(world.platform.identity, 'userOf').mockRejectedValue(new TypeError('a defect of ours'));
  expect((await send(world, customers.away, 'listOrders', { params })).status).toBe(500);
});

test('the guard is asked before the request is looked at', async () => {
  const response = await send(world, customers.stopped, 'createOrder', { body: { nonsense: true } });
  expect(response.status).toBe(401);
});
