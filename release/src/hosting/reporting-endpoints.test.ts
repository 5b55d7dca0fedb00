import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { compose } from '#compose/compose.ts';
import { portalListener } from '#serve/serve.ts';
import { environment, staticSkeleton } from '#testing/fixtures.ts';
import { writeBuild } from '#testing/write-build.ts';

/*
 * What Chromium itself sends to the endpoint that a composed portal names, over TLS. Its headless shell, with which the
 * other browser tests run, sends nothing; the end of a run counts what was skipped.
 */
const { status, stdout } = spawnSync('which', ['chromium'], { encoding: 'utf8' });
const testInChromium = status === 0 ? test : test.skip;

const AREA = "addEventListener('unload', () => {}); fetch('https://violation.example/').catch(() => {});";

interface Report {
  type: string;
  url: string;
  body: { sourceFile?: string; effectiveDirective?: string; id?: string };
}

let home: string;
let server: Server | undefined;
let browser: Browser | undefined;
const arrived: Report[] = [];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'reports-'));
});
afterEach(async () => {
  await browser?.close();
  server?.closeAllConnections();
  server?.close();
  rmSync(home, { recursive: true });
});

/** The first file of the area, which the shell runs, is to blame for all that is reported. */
async function composeAt(reports: string): Promise<string> {
  const outDir = join(home, 'out');
  const shellPublic = join(home, 'public');
  mkdirSync(shellPublic);
  const pageFiles = { '/': [], '/login': [], '/password-reset/change': [] };
  await compose({
    shell: writeBuild(join(home, 'shell'), {
      name: 'shell',
      files: { 'main.js': 'import("/mf/mf-orders/1/list.js");' },
      pageFiles,
      staticSkeleton,
    }),
    shellPublic,
    remotes: [
      writeBuild(join(home, 'mf-orders'), {
        name: 'mf-orders',
        files: { 'remoteEntry.js': '/* entry */', 'list.js': AREA },
        areas: { '/order': { title: '駐車場探しの依頼', menu: { place: 'main' } } },
        pageFiles: { '/order': ['list.js'] },
      }),
    ],
    environment: { ...environment, reports },
    outDir,
  });
  return outDir;
}

async function take(request: IncomingMessage): Promise<void> {
  arrived.push(...JSON.parse(Buffer.concat(await request.toArray()).toString()));
}

/** Opens the port first: the portal's documents name it. */
async function serveOverTls(): Promise<string> {
  const files = ['-keyout', 'key.pem', '-out', 'certificate.pem', '-subj', '/CN=localhost'];
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...files], { cwd: home });
  const pem = (file: string) => readFileSync(join(home, file));
  const opened = createServer({ key: pem('key.pem'), cert: pem('certificate.pem') });
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  const origin = `https://localhost:${(opened.address() as AddressInfo).port}`;
  const portal = portalListener(await composeAt(`${origin}/reports`));
  opened.on('request', (request, response) => {
    if (request.url !== '/reports') return portal(request, response);
    void take(request).then(() => response.writeHead(204).end());
  });
  return origin;
}

async function waitFor(type: string): Promise<Report> {
  for (let tenths = 0; tenths < 100; tenths += 1) {
    const report = arrived.find((one) => one.type === type);
    if (report) return report;
    await sleep(100);
  }
  throw new Error(`No ${type} has arrived.`);
}

testInChromium('a violation, a deprecation and a crash arrive with what they are to be blamed on', async () => {
  const origin = await serveOverTls();
  browser = await chromium.launch({
    executablePath: stdout.trim(),
    // Playwright's own headless mode is the shell's.
    headless: false,
    args: ['--headless=new', '--ignore-certificate-errors', '--short-reporting-delay'],
  });
  const page = await browser.newPage();
  await page.goto(`${origin}/order`);
  const sourceFile = `${origin}/mf/mf-orders/1/list.js`;
  expect((await waitFor('csp-violation')).body).toMatchObject({ sourceFile, effectiveDirective: 'connect-src' });
  expect((await waitFor('deprecation')).body).toMatchObject({ sourceFile, id: 'UnloadHandler' });

  void page.goto('chrome://crash').catch(() => undefined);
  const crash = await waitFor('crash');
  expect([crash.url, crash.body.sourceFile]).toEqual([`${origin}/order`, undefined]);
});
