import { addCustomer, type Customer, callAs, worldOfTests } from '../testing/world.ts';

const NOW = '2026-11-21T03:00:00.000Z';
const at = (time: string) => new Date(`2026-11-21T${time}.000Z`);
const world = worldOfTests(NOW);
let tanaka: Customer;
beforeEach(async () => {
  world.clock.set(NOW);
  tanaka = await addCustomer(world);
});

/** The calls of `customer` now come from the session that began then. */
const from = (customer: Customer, time: string): Customer => {
  world.sessions.set(customer.uid, { signedInAt: at(time) });
  return customer;
};
const read = async (customer: Customer) => (await callAs(world, customer, 'getSessions', {})).answer;
const endOthers = async (customer: Customer) => {
  const { status, body } = await callAs(world, customer, 'endOtherSessions', {});
  return status === 200 ? 200 : [status, (body as { code?: string }).code];
};

describe('the sessions of a person', () => {
  test('this one, and the other sign-ins, the newest first', async () => {
    await read(from(tanaka, '01:00:00'));
    await read(from(tanaka, '02:30:00'));
    expect(await read(from(tanaka, '02:00:00'))).toEqual({
      signedInAt: '2026-11-21T02:00:00.000Z',
      data: [
        { signedInAt: '2026-11-21T02:30:00.000Z', hasEnded: false },
        { signedInAt: '2026-11-21T01:00:00.000Z', hasEnded: false },
      ],
    });
  });

  test('a first sign-in has no others', async () => {
    expect((await read(tanaka)).data).toEqual([]);
  });

  test('nobody sees a colleague’s', async () => {
    const colleague = await addCustomer(world, { accountId: tanaka.accountId });
    await read(from(colleague, '01:00:00'));
    expect((await read(from(tanaka, '02:00:00'))).data).toEqual([]);
  });

  test('twenty others at most', async () => {
    for (let minute = 10; minute < 32; minute += 1) await read(from(tanaka, `01:${minute}:00`));
    const { data } = await read(from(tanaka, '02:00:00'));
    expect(data).toHaveLength(20);
    expect(data.at(-1)?.signedInAt).toBe('2026-11-21T01:12:00.000Z');
  });
});

describe('ending the others', () => {
  test('whoever signed in before is out, and this one goes on', async () => {
    await read(from(tanaka, '02:00:00'));
    expect(await endOthers(from(tanaka, '02:59:00'))).toBe(200);
    expect((await read(tanaka)).data).toEqual([{ signedInAt: '2026-11-21T02:00:00.000Z', hasEnded: true }]);
    const other = await callAs(world, from(tanaka, '02:00:00'), 'getUser', {});
    expect([other.status, other.body]).toMatchObject([401, { code: 'signedOutElsewhere' }]);
  });

  test('twice changes nothing more', async () => {
    from(tanaka, '02:59:00');
    expect(await endOthers(tanaka)).toBe(200);
    expect(await endOthers(tanaka)).toBe(200);
  });

  test('a sign-in of five minutes ago is enough, an older one is not', async () => {
    expect(await endOthers(from(tanaka, '02:55:00'))).toBe(200);
    const sato = await addCustomer(world);
    expect(await endOthers(from(sato, '02:54:59'))).toEqual([409, 'signInTooOld']);
    expect((await callAs(world, from(sato, '01:00:00'), 'getUser', {})).status).toBe(200);
  });

  test('another person stays signed in', async () => {
    const sato = await addCustomer(world);
    await endOthers(from(tanaka, '02:59:00'));
    expect((await callAs(world, from(sato, '01:00:00'), 'getUser', {})).status).toBe(200);
  });
});
