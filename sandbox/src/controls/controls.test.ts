import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '@portal/lessee-api/clock';
import * as v from 'valibot';
import { CommandRefusedError } from '#desk/commands.ts';
import { logsBody } from '#health/testing/otlp-bodies.ts';
import { createOutbox } from '#outbox/outbox.ts';
import { createRemoteConfig } from '#remote-config/remote-config.ts';
import { createControls } from './controls.ts';
import { createDeskControl } from './desk-control.ts';
import { ResetRefusedError } from './reset-refused.ts';

const directory = mkdtempSync(join(tmpdir(), 'sandbox-controls-'));
const origins = ['http://localhost:4000'];
const desk = { start: jest.fn(), stop: jest.fn(async () => {}), step: jest.fn(async () => {}) };
const reset = jest.fn(async () => {});
const outbox = createOutbox({
  file: join(directory, 'outbox.jsonl'),
  attachmentsDir: join(directory, 'outbox-attachments'),
  clock: systemClock,
});
const remoteConfig = createRemoteConfig({ stateFile: join(directory, 'remote-config.json'), origins });
const commands = {
  quote: jest.fn(async () => ['ESTIMATE0000000001']),
  withdraw: jest.fn(async () => 'ESTIMATE0000000001'),
  bill: jest.fn(async () => ['BILLING00000000001']),
  correct: jest.fn(async () => 'BILLING00000000002'),
  publishNews: jest.fn(async () => 'NEWS00000000000001'),
  hideHomeNews: jest.fn(async () => ['NEWS00000000000001']),
};
const deskControl = createDeskControl(desk, commands, 'off');
const identity = {
  settings: () => ({ emailEnumerationProtection: false }),
  change: jest.fn(),
  elapse: jest.fn(async () => {}),
  account: jest.fn(() => null),
  changeAccount: jest.fn(() => null),
  deleteAccount: jest.fn(() => false),
};
const controls = createControls({
  projectId: 'demo-portal',
  clock: systemClock,
  outbox,
  remoteConfig,
  identity,
  desk: () => deskControl,
  reset,
  origins,
});

afterAll(() => rmSync(directory, { recursive: true }));
beforeEach(() => jest.clearAllMocks());

const send = (method: string, path: string, body?: unknown, origin?: string) =>
  controls.request(`http://localhost:4100${path}`, {
    method,
    ...(origin && { headers: { origin } }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

test('the outbox is a page for people and a list for tests', async () => {
  await outbox.add({ kind: 'sms', to: '+819011112222', text: '認証コード', code: '123456' });
  expect(await (await send('GET', '/sandbox/outbox')).text()).toContain('認証コード');
  const [newest] = (await (await send('GET', '/sandbox/outbox.json')).json()) as object[];
  expect(newest).toMatchObject({ kind: 'sms', to: '+819011112222', code: '123456' });
});

test('a mail’s attachment can be opened from the page and from the list, under its own name', async () => {
  const [name, bytes] = ['見積書_豊洲 100%タワー.pdf', Buffer.from('%PDF-1.7 …')];
  const text = '添付をご確認ください。';
  await outbox.add({
    kind: 'mail',
    to: 'a@example.jp',
    subject: '見積',
    text,
    attachments: [{ name, content: bytes.toString('base64') }],
  });
  const [newest] = v.parse(
    v.array(
      v.object({
        attachments: v.optional(v.array(v.object({ name: v.string(), size: v.number(), path: v.string() }))),
      }),
    ),
    await (await send('GET', '/sandbox/outbox.json')).json(),
  );
  expect(newest?.attachments).toEqual([{ name, size: bytes.length, path: expect.any(String) }]);
  const path = newest?.attachments?.[0]?.path ?? '';
  expect(decodeURIComponent(path.split('/').at(-1) ?? '')).toBe(name);
  expect(await (await send('GET', '/sandbox/outbox')).text()).toContain(`<a href="${path}">${name}</a>`);

  const opened = await send('GET', path);
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(bytes);
  expect(opened.headers.get('content-type')).toBe('application/pdf');
  expect(opened.headers.get('content-disposition')).toBe('inline');
  expect(opened.headers.get('x-content-type-options')).toBe('nosniff');
  // The address can claim any name: only a PDF is shown in the browser.
  const renamed = await send('GET', path.replace(/[^/]+$/, 'page.html'));
  expect([renamed.headers.get('content-type'), renamed.headers.get('content-disposition')]).toEqual([
    'application/octet-stream',
    'attachment',
  ]);
});

test.each([`${'0'.repeat(64)}/a.pdf`, '..%2Foutbox.jsonl/a.pdf', 'x/a.pdf', ''])(
  'there is no attachment at %j',
  async (path) => {
    expect((await send('GET', `/sandbox/outbox/attachments/${path}`)).status).toBe(404);
  },
);

test('maintenance is announced through remote config', async () => {
  const values = { isMaintenanceMode: true, maintenanceDateString: '本日 22:00〜' };
  expect((await send('PUT', '/sandbox/remote-config', values)).status).toBe(200);
  expect(remoteConfig.values()).toEqual(values);
  const forOne = { isMaintenanceMode: false, maintenanceDateString: '', appId: '1:1:web:test' };
  expect((await send('PUT', '/sandbox/remote-config', forOne)).status).toBe(200);
  expect((await send('PUT', '/sandbox/remote-config', { isMaintenanceMode: 'yes' })).status).toBe(400);
  expect(remoteConfig.values()).toEqual(values);
  expect((await send('PUT', '/sandbox/remote-config', { isMaintenanceMode: false })).status).toBe(200);
  expect(remoteConfig.values()).toEqual({ isMaintenanceMode: false, maintenanceDateString: '' });
});

test('the desk works on its own, in steps, or not at all', async () => {
  expect((await send('POST', '/sandbox/desk/step')).status).toBe(409);
  await send('PUT', '/sandbox/desk', { mode: 'stepped' });
  expect((await send('POST', '/sandbox/desk/step')).status).toBe(200);
  expect(desk.step).toHaveBeenCalledTimes(1);
  expect(desk.start).not.toHaveBeenCalled();

  await send('PUT', '/sandbox/desk', { mode: 'automatic' });
  await send('PUT', '/sandbox/desk', { mode: 'automatic' });
  expect(desk.start).toHaveBeenCalledTimes(1);
  await send('PUT', '/sandbox/desk', { mode: 'off' });
  expect(desk.stop).toHaveBeenCalledTimes(1);
  expect((await send('PUT', '/sandbox/desk', { mode: 'asleep' })).status).toBe(400);
});

test.each([
  ['automatic', 1],
  ['stepped', 0],
  ['off', 0],
] as const)('a desk whose first mode is %s starts so often: %i', (mode, times) => {
  expect(createDeskControl(desk, commands, mode).mode()).toBe(mode);
  expect(desk.start).toHaveBeenCalledTimes(times);
});

test.each([
  ['quote', { orderId: 'o' }, 'quote', { estimateIds: ['ESTIMATE0000000001'] }],
  ['withdraw', { orderId: 'o' }, 'withdraw', { estimateId: 'ESTIMATE0000000001' }],
  ['withdraw', { estimateId: 'e' }, 'withdraw', { estimateId: 'ESTIMATE0000000001' }],
  ['bill', {}, 'bill', { billingIds: ['BILLING00000000001'] }],
  [
    'correct',
    { billingId: 'b', reason: '台数の変更', lines: [{ description: '駐車場利用料', quantity: 2, unitPrice: 20_000 }] },
    'correct',
    { billingId: 'BILLING00000000002' },
  ],
  ['news', { category: '障害対応', title: '件名', content: '本文' }, 'publishNews', { id: 'NEWS00000000000001' }],
  ['news/hide', {}, 'hideHomeNews', { newsIds: ['NEWS00000000000001'] }],
] as const)('the desk acts at once: %s %j', async (path, body, command, expected) => {
  const response = await send('POST', `/sandbox/desk/${path}`, body);
  expect([response.status, await response.json()]).toEqual([200, expected]);
  expect(commands[command]).toHaveBeenCalledTimes(1);
});

const words = { category: 'お知らせ', title: '件名', content: '本文' };
const line = { description: '利用料', quantity: 1, unitPrice: 1 };
test.each([
  ['quote', {}],
  ['quote', { orderId: 'o', more: true }],
  ['withdraw', {}],
  ['withdraw', { orderId: 'o', estimateId: 'e' }],
  ['bill', { contractId: 1 }],
  ['correct', { billingId: 'b', reason: '変更', lines: [] }],
  ['correct', { billingId: 'b', reason: '', lines: [line] }],
  ['correct', { billingId: 'b', reason: '変更', lines: [{ ...line, taxPercent: 5 }] }],
  ['news', { ...words, title: ' ' }],
  ['news', { ...words, startAt: '2026-11-21T00:00:00.000Z' }],
  ['news', { ...words, startAt: '2026-11-22T00:00:00.000Z', endAt: '2026-11-21T00:00:00.000Z' }],
  ['news', { ...words, startAt: '明日', endAt: '明後日' }],
])('refused with a description of the expected form: %s %j', async (path, body) => {
  const response = await send('POST', `/sandbox/desk/${path}`, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: expect.stringContaining('The body is to be JSON of the form {') });
  for (const command of Object.values(commands)) expect(command).not.toHaveBeenCalled();
});

test('a command that the desk refuses gets the reason', async () => {
  commands.withdraw.mockRejectedValueOnce(new CommandRefusedError(409, 'The estimate is contracted.'));
  const response = await send('POST', '/sandbox/desk/withdraw', { estimateId: 'e' });
  expect([response.status, await response.json()]).toEqual([409, { error: 'The estimate is contracted.' }]);
});

test('pages of other sites control nothing, the portal does', async () => {
  expect((await send('POST', '/sandbox/reset', undefined, 'https://evil.example')).status).toBe(403);
  expect(reset).not.toHaveBeenCalled();
  expect((await send('POST', '/sandbox/reset', undefined, 'http://localhost:4000')).status).toBe(200);
  expect(reset).toHaveBeenCalledTimes(1);
});

test('the geo service answers the portal and tools, but no page of another site', async () => {
  const path = `/sandbox/geo/address-search/AddressSearch?q=${encodeURIComponent('江東区豊洲3-2-1')}`;
  const answer = await send('GET', path, undefined, 'http://localhost:4000');
  expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:4000');
  expect(await answer.json()).toMatchObject([{ properties: { title: '東京都江東区豊洲' } }]);
  expect((await send('GET', path)).status).toBe(200);

  const refused = await send('GET', path, undefined, 'https://evil.example');
  expect(refused.status).toBe(403);
  expect(refused.headers.get('access-control-allow-origin')).toBeNull();
});

test('a refused reset gets the reason', async () => {
  reset.mockRejectedValueOnce(new ResetRefusedError('These data are yours.'));
  const response = await send('POST', '/sandbox/reset');
  expect(response.status).toBe(409);
  expect(await response.json()).toEqual({ error: 'These data are yours.' });
});

test('the portal’s pages send telemetry, from which the versions’ minutes are counted', async () => {
  const asked = await controls.request('http://localhost:4100/sandbox/otlp/v1/logs', {
    method: 'OPTIONS',
    headers: {
      origin: 'http://localhost:4000',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });
  expect(asked.status).toBe(204);
  expect(Object.fromEntries(asked.headers)).toMatchObject({
    'access-control-allow-origin': 'http://localhost:4000',
    'access-control-allow-headers': 'content-type',
    // A beacon has credentials.
    'access-control-allow-credentials': 'true',
  });
  const body = logsBody({ event: 'portal.page' }, { event: 'exception' });
  expect((await send('POST', '/sandbox/otlp/v1/logs', body, 'https://evil.example')).status).toBe(403);
  expect((await send('POST', '/sandbox/otlp/v1/logs', body, 'http://localhost:4000')).status).toBe(200);
  expect(await (await send('GET', '/sandbox/health/versions')).json()).toEqual({
    versions: [
      {
        app: 'mf-billing',
        version: '1.2.0-ab',
        minutes: [{ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/), sessions: 1, errors: 1 }],
      },
    ],
  });
});
