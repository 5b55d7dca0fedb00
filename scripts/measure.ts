/**
 * What a cold page costs: JavaScript bytes (brotli), requests and waves, by app. Run `npm run measure` against a running
 * portal. `npm run bench` compares them with a monolith's, and measures times.
 */
import { chromium } from '@playwright/test';
import { PORTS } from '@portal/shared/build/local-environment';
import { watchLoad } from '../e2e/bench/page-load/watch-load.ts';
import { type LoadedFile, pageLoadOf, wavesOf } from '../e2e/bench/page-load/waves.ts';
import { findChromium } from './chromium.ts';
import { endWith, say } from './console.ts';

const ORIGIN = `http://localhost:${PORTS.portal}`;
const LINE = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const PAGES: [path: string, email: string | undefined][] = [
  ['/login', undefined],
  ['/', 'tanaka@demo.example'],
  ['/billing', 'tanaka@demo.example'],
];

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
    const watch = await watchLoad(session);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    // Without a line's delay, answers would arrive before what is asked for at the same time.
    await session.send('Network.emulateNetworkConditions', LINE);
    await page.goto(`${ORIGIN}${path}`, { waitUntil: 'networkidle' });
    report(path, watch.files());
    await context.close();
  }
  await browser.close();
  return 0;
});

function report(path: string, files: readonly LoadedFile[]): void {
  const { bytes, requests, wavesOfCode } = pageLoadOf(files);
  say(`\n${path}: ${bytes} bytes of JavaScript, ${requests} requests, ${wavesOfCode} waves of code`);
  const ofPage = files.filter(({ kind }) => kind === 'document' || kind === 'code');
  const waves = wavesOf(ofPage);
  const code = ofPage.map((file, index) => ({ ...file, wave: waves[index] })).filter(({ kind }) => kind === 'code');
  const app = (url: string) => /\/(?:mf\/)?([\w-]+)\/[\w.-]+\/[^/]+$/.exec(new URL(url).pathname)?.[1] ?? '?';
  for (const name of new Set(code.map(({ address }) => app(address)))) {
    const own = code.filter(({ address }) => app(address) === name);
    say(
      `  ${name.padEnd(12)} ${String(pageLoadOf(own).bytes).padStart(7)}  ${own.map((file) => `${file.address.split('/').at(-1)} ${file.bytes} (${file.wave})`).join(', ')}`,
    );
  }
}
