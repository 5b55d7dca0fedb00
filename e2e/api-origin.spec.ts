import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { localEnvironment, TEST_PORTS } from '@portal/app-kit/build/local-environment';
import { signIn } from './pages/login.ts';
import { expect, test } from './portal-test.ts';
import { API, IDENTITY, PORTAL } from './support/addresses.ts';
import { calls, watchNetwork } from './support/page/network.ts';
import { replaceData } from './support/release/document-data.ts';

test.describe('leave to call the API', () => {
  const ofOrders = (address: string) => address.includes('/order?');

  test.describe('on another origin', () => {
    test.use({ account: 'yamada' });
    test('is asked for once: the browser remembers it', async ({ page }) => {
      const network = await watchNetwork(page);
      for (const open of [() => page.goto('/order'), () => page.reload()]) {
        await open();
        await expect(page.getByRole('table')).toBeVisible();
        await page.waitForLoadState('networkidle');
      }
      expect(calls(network, false).filter(ofOrders)).toHaveLength(2);
      expect(calls(network, true).filter(ofOrders)).toHaveLength(1);
    });
  });

  test('is not asked for where the API is on the portal’s own origin', async ({ page }) => {
    const { origin, stop } = await serveOnOneOrigin();
    try {
      const { firebase, ...environment } = localEnvironment(TEST_PORTS);
      // Without an app, nothing is asked of remote configuration; the provider would not know this origin.
      const { appId: _, ...options } = firebase.options;
      const emulators = { ...firebase.emulators, auth: origin };
      await replaceData(page, 'portal-environment', {
        ...environment,
        firebase: { ...firebase, options, emulators },
        apiHost: '/api',
      });
      const network = await watchNetwork(page);
      await page.goto(`${origin}/login`);
      await signIn(page, 'yamada');
      await page.goto(`${origin}/order`);
      await expect(page.getByRole('table')).toBeVisible();
      expect(calls(network, false).filter(ofOrders)).toContainEqual(expect.stringContaining(`${origin}/api/order?`));
      expect(calls(network, true)).toEqual([]);
    } finally {
      // What the page asks for in its spare time would miss the server.
      await page.goto('about:blank');
      await stop();
    }
  });
});

/** The portal, below `/api` its API, as docs/deploy.md has it, and the provider, all at one address. */
async function serveOnOneOrigin(): Promise<{ origin: string; stop(): Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    const target = path.startsWith('/api/')
      ? `${API}${path.slice('/api'.length)}`
      : `${/^\/\w+\.googleapis\.com\//.test(path) ? IDENTITY : PORTAL}${path}`;
    const { host: _, origin: __, ...headers } = incoming.headers;
    const passed = send(target, { method: incoming.method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
