import { CLIENT_HEADER } from '@portal/contract/values/portal-client';
import { heading } from './pages/frame.ts';
import { expect, test } from './portal-test.ts';
import { API } from './support/addresses.ts';
import { currentBuild, readRegistry } from './support/release/registry.ts';
import { t } from './support/text.ts';

/* What each team is told about its own area: by the calls of its app, and by the browser's reports. */

test.use({ account: 'yamada' });

test('each call names the app that sends it, its version and its registry', async ({ page }) => {
  const clients = new Map<string, string | undefined>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== API || pathname.startsWith('/sandbox') || request.method() !== 'GET') return;
    clients.set(pathname, request.headers()[CLIENT_HEADER.toLowerCase()]);
  });
  await page.goto('/billing');
  await expect(heading(page, t('billing.title'))).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  const { revision } = await readRegistry();
  const { version } = await currentBuild('mf-billing');
  await expect
    .poll(() => Object.fromEntries(clients))
    .toMatchObject({
      '/billing': `mf-billing/${version}; rev=${revision}`,
      // Sent before the registry is read.
      '/user': expect.stringMatching(/^shell\/[\w.-]+$/),
    });
  expect([...clients.values()]).not.toContain(undefined);
});

test('a violation of the policy by a file of an area arrives with that area’s app and version, and no query', async ({
  page,
  request,
  complaints,
}) => {
  complaints.allow(/mf-orders|forEach/);
  complaints.allowViolations(/violation\.example/);
  const { version, container } = await currentBuild('mf-orders');
  // Whatever looks at this name asks another site: only the remote's own files do.
  await page.addInitScript((name) => {
    const get = window.fetch.bind(window, 'https://violation.example/himitsu?code=himitsu');
    Object.defineProperty(window, `webpackChunk${name}`, { get, set: () => undefined });
  }, container);
  await page.goto('/order?searchKeyword=himitsu#himitsu');
  const arrived = async () => (await request.get(`${API}/sandbox/reports`)).json();
  await expect.poll(arrived).toContainEqual(
    expect.objectContaining({
      kind: 'csp-violation',
      app: 'mf-orders',
      version,
      what: 'connect-src',
      blocked: 'https://violation.example',
      page: '/order',
    }),
  );
  expect(JSON.stringify(await arrived())).not.toContain('himitsu');

  await page.goto(`${API}/sandbox/health#mf-orders`);
  await expect(heading(page, 'アプリの状態')).toBeVisible();
  await expect(page.locator('#mf-orders')).toContainText('ポリシー違反：connect-src（https://violation.example）');
});
