import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteConfig } from './remote-config.ts';

const directory = mkdtempSync(join(tmpdir(), 'sandbox-remote-config-'));
const origin = 'http://localhost:4000';
const open = () => createRemoteConfig({ stateFile: join(directory, 'remote-config.json'), origins: [origin] });
const maintenance = { isMaintenanceMode: true, maintenanceDateString: '2026年11月21日 0:00〜6:00' };

afterAll(() => rmSync(directory, { recursive: true }));

const fetchTemplate = (config: ReturnType<typeof open>, headers: Record<string, string> = {}, appId = '1:1:web:1') =>
  config.app.request('/v1/projects/demo-portal/namespaces/firebase:fetch?key=any', {
    method: 'POST',
    headers: { origin, 'content-encoding': 'gzip', ...headers },
    body: JSON.stringify({ sdk_version: '12.19.0', app_id: appId }),
  });

test('the SDK gets the values as text, with what it needs to activate them [7.49, 7.50]', async () => {
  const response = await fetchTemplate(open());
  expect(await response.json()).toEqual({
    entries: { isMaintenanceMode: 'false', maintenanceDateString: '' },
    state: 'UPDATE',
    templateVersion: '1',
  });
  expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  expect(response.headers.get('access-control-expose-headers')).toBe('ETag');
  expect(response.headers.get('etag')).toBeTruthy();
});

test('an unchanged template is answered without its content; a published one is new', async () => {
  const config = open();
  const etag = (await fetchTemplate(config)).headers.get('etag') ?? '';
  expect((await fetchTemplate(config, { 'if-none-match': etag })).status).toBe(304);
  config.publish(maintenance);
  const response = await fetchTemplate(config, { 'if-none-match': etag });
  expect(await response.json()).toMatchObject({ entries: { ...maintenance, isMaintenanceMode: 'true' } });
});

test('published values survive a restart, and a reset removes them', async () => {
  expect(open().values()).toEqual(maintenance);
  open().clear();
  expect(open().values()).toEqual({ isMaintenanceMode: false, maintenanceDateString: '' });
});

test('one app alone can be told, while the others are told what all are', async () => {
  const config = open();
  config.publish(maintenance, '1:1:web:2');
  const told = async (appId: string) =>
    (await (await fetchTemplate(config, {}, appId)).json()).entries.isMaintenanceMode;
  expect([await told('1:1:web:1'), await told('1:1:web:2')]).toEqual(['false', 'true']);
  expect(open().values().isMaintenanceMode).toBe(false);
  config.clear();
  expect(await told('1:1:web:2')).toBe('false');
});

test('a page that listens is told of a change', async () => {
  const config = open();
  const response = await config.app.request(
    '/v1/projects/demo-portal/namespaces/firebase:streamFetchInvalidations?key=any',
    { method: 'POST', headers: { origin } },
  );
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('[\n');
  config.publish(maintenance);
  expect((await reader?.read())?.value).toContain('"latestTemplateVersionNumber"');
  await reader?.cancel();
});
