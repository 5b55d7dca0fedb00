import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CDPSession, Page } from '@playwright/test';
import { localEnvironment, TEST_PORTS } from '@portal/app-kit/build/local-environment';
import { heading, untilIdleCodeCame } from './pages/frame.ts';
import { loginForm, signIn } from './pages/login.ts';
import { expect, test } from './portal-test.ts';
import { API, IDENTITY, isOfRemoteConfig, PORTAL } from './support/addresses.ts';
import { addressOf } from './support/provider/lessee-api.ts';
import { modulesOf } from './support/release/bundles.ts';
import { replaceData } from './support/release/document-data.ts';
import { namedFiles } from './support/release/named-files.ts';
import { publishedPages } from './support/release/registry.ts';
import { t } from './support/text.ts';

interface Seen {
  address: string;
  type: string;
  isPreflight: boolean;
  /** 1: requested by the document; 2: by a file of depth 1. */
  depth: number;
}

interface Network {
  requests: Seen[];
  failures: string[];
}

/** Everything that the page requests from now on, with the file that requested it. */
async function watchNetwork(page: Page): Promise<Network> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const network: Network = { requests: [], failures: [] };
  const depths = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, initiator, type = 'Other' }) => {
    const parent = initiator.url ?? initiator.stack?.callFrames.find(({ url }) => url)?.url;
    const depth = type === 'Document' ? 0 : (depths.get(parent ?? '') ?? 0) + 1;
    depths.set(request.url, Math.min(depth, depths.get(request.url) ?? depth));
    network.requests.push({ address: request.url, type, isPreflight: initiator.type === 'preflight', depth });
  });
  session.on('Network.responseReceived', ({ response }) => {
    if (response.status >= 400) network.failures.push(`${response.status} ${response.url}`);
  });
  session.on('Network.loadingFailed', ({ errorText, canceled }) => {
    if (!canceled) network.failures.push(errorText);
  });
  return network;
}

const codeOf = ({ requests }: Network) =>
  requests.filter(
    ({ address, type }) => address.startsWith(PORTAL) && type !== 'Document' && /\.(m?js|css)(\?|$)/.test(address),
  );
const scriptsOf = (network: Network) =>
  codeOf(network).map(({ address }) => new URL(address).pathname.split('/').pop());
const appsOf = (network: Network) =>
  [
    ...new Set(codeOf(network).map(({ address }) => new URL(address).pathname.match(/^\/(?:mf\/)?([\w-]+)\//)?.[1])),
  ].sort();
const twice = (network: Network) => {
  const files = network.requests.map(({ address }) => address).filter((address) => address.startsWith(PORTAL));
  return files.filter((file, index) => files.indexOf(file) !== index);
};

const PAGES = [
  { path: '/', apps: ['shell'], shows: (page: Page) => page.getByRole('heading', { name: t('home.attentionTitle') }) },
  { path: '/order', apps: ['mf-orders', 'shell'], shows: (page: Page) => page.getByRole('table') },
  { path: '/order/create', apps: ['mf-orders', 'shell'], shows: (page: Page) => heading(page, t('orderCreate.title')) },
  { path: '/option', apps: ['mf-orders', 'shell'], shows: (page: Page) => page.getByRole('table') },
  {
    path: '/option/create',
    apps: ['mf-orders', 'shell'],
    shows: (page: Page) => heading(page, t('option.createTitle')),
  },
  { path: '/billing', apps: ['mf-billing', 'shell'], shows: (page: Page) => page.getByRole('table') },
  { path: '/news', apps: ['mf-news', 'shell'], shows: (page: Page) => page.getByRole('table') },
  {
    path: '/password',
    apps: ['mf-account', 'shell'],
    shows: (page: Page) => page.getByLabel(t('password.current'), { exact: true }),
  },
];

test.describe('signed in', () => {
  test.use({ account: 'yamada' });
  for (const { path, apps, shows } of PAGES) {
    test(`a cold ${path} loads only the code of ${apps.join(' and ')}, nothing twice, two steps deep`, async ({
      page,
    }) => {
      const network = await watchNetwork(page);
      await page.goto(path);
      await expect(shows(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(appsOf(network)).toEqual(apps);
      expect(twice(network)).toEqual([]);
      expect(network.failures).toEqual([]);
      expect(codeOf(network).filter(({ depth }) => depth > 2)).toEqual([]);
      // The area's own first page is loaded early only where it is shown.
      if (path.split('/').length > 2)
        expect(scriptsOf(network).filter((file) => /-list\./.test(file ?? ''))).toEqual([]);
    });
  }
});

/** By path, the query with which a visitor arrives: mails carry a code. */
const VISITORS: Readonly<Record<string, string>> = {
  '/login': '',
  '/entry': '',
  '/password-reset': '',
  '/password-reset/change': '?oobCode=x',
  '/mfa-reset': '',
  '/mfa/revert': '?oobCode=x',
};
/** It only leads on. */
const LEADS_ON = '/auth-action';
/** The two behind a mail that has been sent: who opens them without one is led away. They have the code of the first. */
const AFTER_THE_MAIL = ['/mfa/email-verify-sent', '/mfa/email-verify-complete'];
const OPENED = publishedPages().filter((path) => path !== LEADS_ON && !AFTER_THE_MAIL.includes(path));

test.describe('signed in', () => {
  test.use({ account: 'yamada' });
  for (const path of OPENED.filter((one) => !(one in VISITORS)))
    test(`a cold ${path} has all code that it shows at once named by its document`, async ({ page }) => {
      await expectAllNamed(page, await addressOf(path, 'yamada'));
    });

  for (const path of ['/order/create', '/order/:id', '/usage/:id'])
    test(`a cold ${path} has its map named, after the rest`, async ({ page }) => {
      const address = await addressOf(path, 'yamada');
      await page.goto(address);
      await expect(page.locator('.leaflet-container').first()).toBeVisible();
      const late = (await scriptsOfPage(page)).filter((script) => /\/leaflet\./.test(script));
      expect(late).toHaveLength(1);
      expect(await namedFiles(page, address)).toContainEqual({ href: late[0], fetchPriority: 'low' });
    });
});

for (const [path, query] of Object.entries(VISITORS))
  test(`a visitor’s cold ${path} has all its code named by its document, too`, async ({ page, complaints }) => {
    // The provider does not know the code.
    complaints.allow(/400 .*accounts:resetPassword/);
    expect(OPENED).toContain(path);
    await expectAllNamed(page, `${path}${query}`);
  });

async function expectAllNamed(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const named = (await namedFiles(page, address)).map(({ href }) => href);
  const unnamed = async () =>
    (await scriptsBeforeContent(page)).filter((script) => !named.includes(script) && !isOfRemoteConfig(script));
  await expect.poll(unnamed).toEqual([]);
}

/** Their paths. */
const scriptsOfPage = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name }) => new URL(name).pathname),
  );

/** Their paths, once the page shows its content. */
function scriptsBeforeContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [mark] = performance.getEntriesByName('portal:content');
    if (!mark) return ['no content yet'];
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < mark.startTime)
      .map(({ name }) => new URL(name).pathname);
  });
}

test.describe('with a kept session', () => {
  test.use({ account: 'yamada' });
  for (const [path, call] of [
    ['/', '/order/progress'],
    ['/order', '/order'],
    ['/usage', '/contract'],
    ['/order/:id', '/order/:id/estimate'],
    ['/usage/:id', '/contract/:id'],
  ] as const) {
    test(`${path} asks for its data beside GET /user, and for nothing twice`, async ({ page }) => {
      const address = await addressOf(path, 'yamada');
      const own = call.replace(':id', address.split('/')[2] ?? '');
      const asked: string[] = [];
      let release: () => void = () => undefined;
      const isAsked = new Promise<void>((resolve) => {
        release = resolve;
      });
      page.on('request', (request) => {
        const { origin, pathname, search } = new URL(request.url());
        if (origin !== API || request.method() !== 'GET') return;
        asked.push(`${pathname}${search}`);
        if (pathname === own) release();
      });
      // If the page's data waited for this answer, nothing would ever be shown.
      await page.route(`${API}/user`, async (route) => {
        await isAsked;
        await route.fallback();
      });
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked).toContain('/user');
      expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
    });
  }

  test('what has arrived early is not shown before the guards have spoken', async ({ page }) => {
    const early = page.waitForResponse((response) => new URL(response.url()).pathname === '/order');
    await page.route(`${API}/user`, async (route) => {
      const answer = await route.fetch();
      await (await early).finished();
      await expect(page.getByRole('table')).toBeHidden();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), isRequiredChangePassword: true } });
    });
    await page.goto('/order');
    await expect(page).toHaveURL(/\/password$/);
    await expect(page.getByRole('table')).toBeHidden();
  });

  for (const path of ['/order/:id', '/usage/:id'])
    test(`${path} of nothing says so in its place, asked for early or not`, async ({ page, complaints }) => {
      const nothing = 'x'.repeat(18);
      complaints.allow(new RegExp(`404 .*${nothing}`));
      await page.goto(path.replace(':id', nothing));
      await expect(page.getByRole('main').getByText(/見つかりませんでした/)).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
    });
});

const calls = ({ requests }: Network, isPreflight: boolean) =>
  requests.filter((one) => one.isPreflight === isPreflight).map(({ address }) => address);

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

test('a cold /login loads only the shell', async ({ page }) => {
  const network = await watchNetwork(page);
  await page.goto('/login');
  await expect(loginForm(page).submit).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(appsOf(network)).toEqual(['shell']);
  expect(twice(network)).toEqual([]);
  expect(network.failures).toEqual([]);
});

/** What only a customer needs, or a visitor who presses the button. */
const NOT_FOR_VISITORS = [
  /\/\.\/src\/federation\/loader\//,
  /node_modules\/@firebase\/auth\//,
  /node_modules\/@tanstack\/query-core\//,
  /node_modules\/ky\//,
  /node_modules\/dayjs\//,
  /\/\.\/src\/(?:frame\/layout\/portal-layout|start\/open-portal|federation\/(?:registry\/open-registry|updates\/))/,
  /\/\.\/src\/text\/messages\.ts/,
];

test('what a cold /login loads before its content has nothing that only customers need', async ({ page }) => {
  await page.goto('/login');
  await expect(loginForm(page).submit).toBeVisible();
  // The mark comes with the next frame.
  await page.waitForFunction(() => performance.getEntriesByName('portal:content').length > 0);
  const modulesUntil = async (until: 'beforeContent' | 'ever') =>
    (await shellFiles(page, until)).flatMap((file) => modulesOf('shell', file.version, file.name));
  const early = await modulesUntil('beforeContent');
  expect(early.filter((module) => NOT_FOR_VISITORS.some((pattern) => pattern.test(module)))).toEqual([]);
  // Otherwise the rule would hold for a name that no module has any more. Once the page is idle, all of it comes.
  const missing = async () => {
    const modules = await modulesUntil('ever');
    return NOT_FOR_VISITORS.filter((pattern) => !modules.some((module) => pattern.test(module)));
  };
  await expect.poll(missing).toEqual([]);
});

/** The shell's scripts that were requested before the page marked its content, or until now. */
async function shellFiles(page: Page, until: 'beforeContent' | 'ever'): Promise<{ version: string; name: string }[]> {
  const addresses = await page.evaluate((isBefore) => {
    const [mark] = performance.getEntriesByName('portal:content');
    if (!mark) throw new Error('the page has not marked its content');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => !isBefore || startTime < mark.startTime)
      .map(({ name }) => name);
  }, until === 'beforeContent');
  return addresses.flatMap((address) => {
    const [, version, name] = /\/shell\/([^/]+)\/([^/?]+\.js)/.exec(address) ?? [];
    return version && name ? [{ version, name }] : [];
  });
}

/** Counts how often the page says from now on that something is loading. */
async function watchWaits(page: Page): Promise<() => Promise<number>> {
  const count = await page.evaluateHandle((text) => {
    const seen = { waits: 0 };
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      seen.waits += added.filter((node) => node.textContent?.includes(text)).length;
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  }, t('common.loading'));
  return () => count.evaluate(({ waits }) => waits);
}

const isOfBills = (address: string) => new URL(address).pathname.startsWith('/billing');

test.describe('preloaded', () => {
  test.use({ account: 'yamada' });
  test('a mouse that rests on a link loads its page and reads its data before the click, and the page shows them at once', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: t('home.attentionTitle') })).toBeVisible();
    await untilIdleCodeCame(page);
    const network = await watchNetwork(page);
    const link = page
      .getByRole('navigation', { name: t('nav.label') })
      .getByRole('link', { name: '請求', exact: true });
    let arrived = 0;
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'fetch' && isOfBills(request.url())) arrived += 1;
    });
    await link.hover();
    // The page's own script is the last one requested on hover. "networkidle" does not help here: it has long been
    // reached.
    await expect.poll(() => scriptsOf(network)).toContainEqual(expect.stringMatching(/^billing\./));
    await expect.poll(() => calls(network, false).filter(isOfBills)).toHaveLength(2);
    await expect.poll(() => arrived).toBe(2);
    const before = codeOf(network).length;
    const waits = await watchWaits(page);
    await link.click();
    await expect(heading(page, t('billing.title'))).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(await waits(), 'what has arrived is there when the page opens').toBe(0);
    await page.waitForLoadState('networkidle');
    expect(codeOf(network).slice(before)).toEqual([]);
  });
});
