/**
 * What a cold page costs: JavaScript bytes (brotli), requests and depth, by app. Run `npm run measure` against a
 * running portal. Depth counts documents and scripts on the longest chain of requests; calls of the API do not count.
 */
import { type CDPSession, chromium } from '@playwright/test';
import { PORTS } from '@portal/shared/build/local-environment';
import { findChromium } from './chromium.ts';
import { endWith, say } from './console.ts';

const ORIGIN = `http://localhost:${PORTS.portal}`;
const PAGES: [path: string, email: string | undefined][] = [
  ['/login', undefined],
  ['/', 'tanaka@demo.example'],
  ['/billing', 'tanaka@demo.example'],
];

interface Script {
  url: string;
  bytes: number;
  depth: number;
}

await endWith(async () => {
  const browser = await chromium.launch({ executablePath: findChromium(say), args: ['--no-sandbox', '--disable-gpu'] });
  for (const [path, email] of PAGES) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    if (email) {
      await page.goto(`${ORIGIN}/login`);
      await page.getByLabel('メールアドレス').fill(email);
      await page.getByLabel('パスワード', { exact: true }).fill('demo-pass-1');
      await page.getByRole('button', { name: 'ログイン', exact: true }).click();
      await page.waitForURL(`${ORIGIN}/`);
    }
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const scripts = record(session);
    await page.goto(`${ORIGIN}${path}`, { waitUntil: 'networkidle' });
    report(path, scripts);
    await context.close();
  }
  await browser.close();
  return 0;
});

function record(session: CDPSession): Map<string, Script> {
  const scripts = new Map<string, Script>();
  const byUrl = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    const { origin } = new URL(request.url);
    if (origin !== ORIGIN) return;
    if (type === 'Document') byUrl.set(request.url, 1);
    if (type !== 'Script') return;
    const frames = initiator.stack?.callFrames ?? initiator.stack?.parent?.callFrames ?? [];
    const asker = initiator.type === 'parser' ? undefined : frames.find(({ url }) => byUrl.has(url))?.url;
    const depth = byUrl.get(request.url) ?? (asker ? (byUrl.get(asker) ?? 1) : 1) + 1;
    byUrl.set(request.url, depth);
    scripts.set(requestId, { url: request.url, bytes: 0, depth });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = scripts.get(requestId);
    if (script) script.bytes = encodedDataLength;
  });
  return scripts;
}

function report(path: string, scripts: Map<string, Script>): void {
  const loaded = [...scripts.values()].filter(({ bytes }) => bytes > 0);
  const sum = (list: readonly Script[]) => list.reduce((bytes, script) => bytes + script.bytes, 0);
  say(
    `\n${path}: ${sum(loaded)} bytes of JavaScript, ${loaded.length} requests, depth ${Math.max(...loaded.map(({ depth }) => depth))}`,
  );
  const app = (url: string) => /\/(?:mf\/)?([\w-]+)\/[\w.-]+\/[^/]+$/.exec(new URL(url).pathname)?.[1] ?? '?';
  for (const name of new Set(loaded.map(({ url }) => app(url)))) {
    const own = loaded.filter(({ url }) => app(url) === name);
    say(
      `  ${name.padEnd(12)} ${String(sum(own)).padStart(7)}  ${own.map(({ url, bytes, depth }) => `${url.split('/').at(-1)} ${bytes} (${depth})`).join(', ')}`,
    );
  }
}
