import type { Call } from '@portal/contract/call';
import { calls } from '@portal/contract/calls';
import { Problem } from '@portal/contract/values/primitives';
import * as v from 'valibot';
import { limitsOf } from './core/limits/limits.ts';
import { fingerprint } from './testing/fingerprint.ts';
import { addContract, addEstimate, addNews, addOrder } from './testing/fixtures.ts';
import { sampleOf, smallestSampleOf } from './testing/sample.ts';
import { spoil, withInEachText, withoutEach } from './testing/spoil.ts';
import { addCustomer, type Customer, worldOfTests } from './testing/world.ts';

/** All tests here are made from the contract's table, so a new call is tested without a new line. */
const table = Object.entries<Call>(calls);
const withBody = table.filter(([, call]) => call.body);
const withoutBody = table.filter(([, call]) => !call.body && call.method !== 'GET');
const withQuery = table.filter(([, call]) => call.query);
const withParams = table.filter(([, call]) => call.params);

const world = worldOfTests();
let tanaka: Customer;
beforeAll(async () => {
  tanaka = await addCustomer(world);
  // Rows that a request could change.
  const order = await addOrder(world, tanaka);
  await addEstimate(world, order);
  await addContract(world, order);
  await addNews(world);
});
beforeEach(() => world.log.splice(0));

interface Parts {
  params?: Record<string, string>;
  /** The pattern as it appears in the address. */
  query?: string;
  body?: string;
  type?: string;
}

/** A valid request except for the given parts; its ids are well-formed but belong to nothing. */
async function send(call: Call, { params = {}, query, body, type = 'application/json' }: Parts): Promise<Response> {
  // Each request gets its own minute, so that the rate limits of calls without sign-in do not interfere.
  world.clock.set(new Date(world.clock.now().getTime() + 60_000).toISOString());
  const path = call.path.replace(
    /:(\w+)/g,
    (_, name: string) => params[name] ?? encodeURIComponent(paramOf(call, name)),
  );
  const search = query ?? new URLSearchParams(requiredQuery(call)).toString();
  const content = body ?? (call.body ? JSON.stringify(sampleOf(call.body as v.GenericSchema)) : undefined);
  return world.app.request(`${path}?${search}`, {
    method: call.method,
    headers: {
      ...(call.auth && { Authorization: `Bearer ${tanaka.token}` }),
      ...(content !== undefined && { 'Content-Type': type }),
    },
    ...(content !== undefined && { body: content }),
  });
}

function paramOf(call: Call, name: string): string {
  const schema = call.params?.entries[name];
  return ['Z'.repeat(18), '2026', '1'].find((value) => schema && v.is(schema, value)) ?? '';
}
const requiredQuery = (call: Call) =>
  (call.query ? smallestSampleOf(call.query as v.GenericSchema) : {}) as Record<string, string>;

/** Refused as 400, as a problem document like any other. */
async function refusal(response: Response): Promise<string> {
  if (response.status !== 400) return `answered ${response.status}`;
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  return v.parse(Problem, await response.json()).issues?.length ? 'refused' : 'refused without a reason';
}

async function nothingHappens(work: () => Promise<void>): Promise<void> {
  const before = await fingerprint(world);
  await work();
  expect(await fingerprint(world)).toEqual(before);
  expect(world.log.filter(({ level }) => level !== 'info')).toEqual([]);
  expect(Object.prototype).not.toHaveProperty('polluted');
}

const NO_PROBLEM: Problem = { type: 'about:blank', title: 'none', status: 0 };
/** For each call, the fields that may have several lines. */
const FREE_TEXTS: Readonly<Record<string, readonly string[]>> = {
  createOrder: ['remarks'],
  updateOrder: ['remarks'],
  acceptEstimate: ['userRequest'],
  shareEstimates: ['remarks'],
  createOption: ['otherRequestContent', 'others'],
  updateOption: ['otherRequestContent', 'others'],
  notifyError: [
    'reason',
    'error.message',
    'error.name',
    'error.stack',
    'error.location',
    'category',
    'authUid',
    'path',
  ],
};

describe.each(withBody)('the body of %s', (name, call) => {
  const schema = call.body as v.GenericSchema;
  const sample = sampleOf(schema);
  const refuses = (bodies: readonly { what: string; text: string }[]) =>
    nothingHappens(async () => {
      const taken: string[] = [];
      for (const { what, text } of bodies) {
        const result = await refusal(await send(call, { body: text }));
        if (result !== 'refused') taken.push(`${what}: ${result}`);
      }
      expect(taken).toEqual([]);
    });

  test('is JSON, or is refused as 400 without any effect', () =>
    refuses(
      [
        '',
        ' ',
        '{',
        'null',
        '"',
        '{"a":1',
        "{'a':1}",
        '[1,]',
        'NaN',
        '['.repeat(5_000),
        `${JSON.stringify(sample)}}`,
      ].map((text) => ({ what: text.slice(0, 20), text })),
    ));

  test('with an unknown, too large, unstorable or mistyped value anywhere is refused without any effect', () =>
    refuses(spoil(sample)));

  test('accepts line breaks and direction marks in free text only, and thousands of marks nowhere', async () => {
    const taken = async (text: string) => {
      const places: string[] = [];
      for (const { place, body } of withInEachText(sample, text)) {
        const response = await send(call, { body });
        // Some calls take less than this for the whole body.
        if (response.status === 413) continue;
        const { issues = [] } = v.parse(Problem, response.status === 400 ? await response.json() : NO_PROBLEM);
        if (!issues.some(({ path }) => path === place)) places.push(place);
      }
      return places;
    };
    const freeTexts = FREE_TEXTS[name] ?? [];
    for (const text of ['\n', '\r', '\t', '\u2028', '\u2029', '\u202e', '\u2066'])
      expect([text, (await taken(text)).filter((place) => !freeTexts.includes(place))]).toEqual([text, []]);
    // Either would hold everybody up if it were counted as a person counts.
    for (const letter of ['\u0301', 'a']) expect([letter, await taken(letter.repeat(45_000))]).toEqual([letter, []]);
  });

  test('has every required field', () =>
    refuses(withoutEach(sample).filter(({ text }) => !v.is(schema, JSON.parse(text)))));

  test('comes as JSON in UTF-8, or is refused', () =>
    nothingHappens(async () => {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/json; charset=shift_jis',
        '',
      ]) {
        expect([type, await refusal(await send(call, { type }))]).toEqual([type, 'refused']);
      }
    }));

  test('that is larger than allowed is refused as 413', () =>
    nothingHappens(async () => {
      const body = JSON.stringify({ more: 'a'.repeat(limitsOf(name, call).maxBodyBytes) });
      expect((await send(call, { body })).status).toBe(413);
    }));
});

test.each(withoutBody)('%s takes no body', async (_name, call) => {
  await nothingHappens(async () => {
    for (const body of ['{"accountId":"A"}', '[]', 'null', '{', 'text']) {
      expect([body, await refusal(await send(call, { body }))]).toEqual([body, 'refused']);
    }
    expect((await send(call, { body: 'a'.repeat(100_001) })).status).toBe(413);
  });
});

test.each(table)('%s refuses unknown query parameters and names them', async (_name, call) => {
  const query = new URLSearchParams(requiredQuery(call));
  for (const name of ['serchKeyword', '__proto__', 'constructor']) {
    const response = await send(call, { query: `${query}&${name}=x` });
    expect(await response.json()).toMatchObject({ status: 400, issues: [{ path: name }] });
  }
});

const oddValues = [
  ...['', '%', '\\', "' or 1=1 --", '-1', '1e400', '9007199254740993', '2026-02-30', '__proto__', '👨‍👩‍👧'],
  'a'.repeat(8_000),
];

test.each(withQuery)('%s: a query parameter comes once, without NUL, and no value does harm', async (_name, call) => {
  await nothingHappens(async () => {
    for (const name of Object.keys((call.query as v.ObjectSchema<v.ObjectEntries, undefined>).entries)) {
      const others = new URLSearchParams(Object.entries(requiredQuery(call)).filter(([other]) => other !== name));
      const ask = (value: string) => send(call, { query: `${others}&${name}=${value}` });
      expect([name, await refusal(await ask(`1&${name}=1`))]).toEqual([name, 'refused']);
      expect([name, await refusal(await ask('a%00b'))]).toEqual([name, 'refused']);
      for (const value of [...oddValues.map(encodeURIComponent), '%zz', '%ED%A0%80']) {
        const { status } = await ask(value);
        expect([200, 400, 404]).toContain(status);
      }
    }
  });
});

test.each(withParams)('%s: a malformed id finds nothing, changes nothing and breaks nothing', async (_name, call) => {
  const ids = [...oddValues.filter((value) => value !== ''), 'a'.repeat(1_000_000)].map(encodeURIComponent);
  await nothingHappens(async () => {
    for (const name of Object.keys(call.params?.entries ?? {})) {
      for (const id of [...ids, '%00', '%zz', '..%2F..%2Fuser', '%ED%A0%80']) {
        const { status } = await send(call, { params: { [name]: id } });
        expect([400, 404]).toContain(status);
      }
    }
  });
});
