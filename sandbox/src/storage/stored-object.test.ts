import {
  attachment,
  authorized,
  everybodyElse,
  orderFile,
  type Person,
  people,
  type RunningStorage,
  runStorage,
} from './testing/running-storage.ts';

/** Who may do what with an existing upload, over HTTP on the running service. */

let running: RunningStorage;
beforeAll(async () => {
  running = await runStorage();
});
afterAll(() => running.stop());

describe.each<{ kind: string; newPath(): string; alsoReads: Person; why: string }>([
  {
    kind: 'an attachment',
    newPath: attachment,
    alsoReads: 'somebody without a contact',
    why: 'the folder is the user’s',
  },
  {
    kind: 'an order file',
    newPath: orderFile,
    alsoReads: 'another user of the same contact',
    why: 'the name is the contact’s, and so is the token’s claim',
  },
])('an existing $kind', ({ newPath, alsoReads, why }) => {
  let path: string;
  beforeAll(async () => {
    path = await running.stored({ path: newPath() });
  });
  const call = (who: Person, method: string, query = '', body?: object, headers: Record<string, string> = {}) =>
    fetch(running.objectAt(path) + query, {
      method,
      headers: { ...authorized(who), ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });

  test('is read by its owner', async () => {
    expect((await call('owner', 'GET')).status).toBe(200);
    expect(await (await call('owner', 'GET', '?alt=media')).text()).toBe('AAAAAAAAAA');
  });

  test.each(everybodyElse.filter((who) => who !== alsoReads))('is not read by %s', async (who) => {
    expect((await call(who, 'GET')).status).toBe(403);
    expect((await call(who, 'GET', '?alt=media')).status).toBe(403);
  });

  test(`is read by ${alsoReads}: ${why}`, async () => {
    expect((await call(alsoReads, 'GET')).status).toBe(200);
  });

  test('is read by anybody with its full address, and with no other token', async () => {
    const { downloadTokens } = (await (await call('owner', 'GET')).json()) as { downloadTokens: string };
    expect((await call('nobody', 'GET', `?alt=media&token=${downloadTokens}`)).status).toBe(200);
    expect((await call('nobody', 'GET', '?alt=media&token=guess')).status).toBe(403);
  });

  test('is removed by its owner as long as no order refers to it; then its address leads nowhere', async () => {
    const unsent = await running.stored({ path: newPath() });
    const address = (await running.storage.urlOf(unsent)) ?? '';
    expect((await fetch(address)).status).toBe(200);
    const remove = (who: Person) => fetch(running.objectAt(unsent), { method: 'DELETE', headers: authorized(who) });
    for (const who of everybodyElse.filter((other) => other !== alsoReads))
      expect((await remove(who)).status).toBe(403);
    expect(await running.storage.keep(unsent, await running.versionOf(unsent))).toBe(true);
    expect((await remove('owner')).status).toBe(403);
    expect((await fetch(address)).status).toBe(200);
    const another = await running.stored({ path: newPath() });
    const itsAddress = (await running.storage.urlOf(another)) ?? '';
    const removed = await fetch(running.objectAt(another), { method: 'DELETE', headers: authorized('owner') });
    expect(removed.status).toBe(204);
    expect((await fetch(itsAddress)).status).toBe(403);
  });

  test.each<{ what: string; method: string; query?: string; headers?: Record<string, string> }>([
    { what: 'given another type', method: 'PATCH' },
    { what: 'given another type by a disguised call', method: 'PUT', headers: { 'x-http-method-override': 'PATCH' } },
    { what: 'given another address', method: 'POST', query: '?create_token=true' },
    { what: 'taken its address', method: 'POST', query: '?delete_token=any' },
  ])('is not $what, not even by its owner', async ({ method, query, headers }) => {
    const before = await (await call('owner', 'GET')).json();
    expect((await call('owner', method, query, { contentType: 'text/html' }, headers)).status).toBe(403);
    expect(await (await call('owner', 'GET')).json()).toEqual(before);
  });
});

test('a missing object: its owner learns that it is missing, nobody else does', async () => {
  const path = attachment();
  expect((await fetch(running.objectAt(path), { headers: authorized('owner') })).status).toBe(404);
  expect((await fetch(running.objectAt(path), { headers: authorized('a colleague') })).status).toBe(403);
});

test.each(['', '?prefix=users/tanaka/order_attachments/', '?prefix=users/', '?prefix=order_files/', '?delimiter=/'])(
  'nothing can be listed, even by the owner: %j',
  async (query) => {
    for (const who of Object.keys(people) as Person[]) {
      expect((await fetch(running.objects() + query, { headers: authorized(who) })).status).toBe(403);
    }
  },
);

test('another bucket has no rules, so nothing is allowed', async () => {
  const response = await fetch(`${running.objects('other-bucket')}?name=${encodeURIComponent(attachment())}`, {
    method: 'POST',
    headers: { ...authorized('owner'), 'content-type': 'application/pdf' },
    body: 'AAAAAAAAAA',
  });
  expect(response.status).toBe(403);
});

const bucket = 'demo-portal.firebasestorage.app';

test.each([
  ['GET', '/b'],
  ['GET', `/b/${bucket}/o`],
  ['GET', `/storage/v1/b/${bucket}/o`],
  ['GET', `/${bucket}/any`],
  ['POST', `/upload/storage/v1/b/${bucket}/o?name=any`],
  ['DELETE', `/b/${bucket}/o/any`],
  ['POST', '/internal/reset'],
  ['POST', '/internal/export'],
  ['PUT', '/internal/setRules'],
  ['GET', '/v0x/b'],
])('the interface that ignores the rules is for administrators: %s %s', async (method, path) => {
  for (const headers of [{}, authorized('owner')]) {
    expect((await fetch(running.root + path, { method, headers })).status).toBe(401);
  }
});
