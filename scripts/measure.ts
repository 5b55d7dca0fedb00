/**
 * What a cold page costs until its content is there: JavaScript bytes (brotli), requests and waves, by app. Run
 * `npx tsx scripts/measure.ts` against a running portal. `npx tsx scripts/bench/bench.ts` compares them with a monolith's, and measures times.
 */
import { chromium } from '@playwright/test';
import { PORTS } from '@portal/app-kit/build/local-environment';
import { type LoadedFile, pageLoadOf, wavesOf } from '../e2e/bench/page-load/waves.ts';
import { visit } from './bench/sample.ts';
import { observed, openVisitor, signIn } from './bench/visitor.ts';
import { findChromium } from './chromium.ts';
import { endWith, say } from './console.ts';

const ORIGIN = `http://localhost:${PORTS.portal}`;
const PAGES: [path: string, isOfCustomer: boolean][] = [
  ['/login', false],
  ['/', true],
  ['/billing', true],
];

await endWith(async () => {
  const browser = await chromium.launch({ executablePath: findChromium(say), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const signedIn = await signIn(browser, ORIGIN);
    for (const [path, isOfCustomer] of PAGES) {
      const visitor = await openVisitor(browser, isOfCustomer ? signedIn : undefined);
      const { page, watch } = visitor;
      await visit(visitor, `${ORIGIN}${path}`);
      const { timeOrigin, contentAt = 0 } = await observed(page);
      const shownAt = watch.clockOf(timeOrigin + contentAt);
      report(
        path,
        watch.files().filter(({ startedAt }) => startedAt < shownAt),
      );
      await visitor.leave();
    }
  } finally {
    await browser.close();
  }
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
