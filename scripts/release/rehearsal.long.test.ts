import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, expect as expectIn, type Page } from '@playwright/test';
import { PORTS } from '@portal/app-kit/build/local-environment';
import { changedBuild } from '@portal/app-kit/testing/changed-build';
import { hasNginx, startNginx } from '@portal/release/testing/servers';
import { startSandboxOf } from '../local-sandbox.ts';
import { findChromium } from '../programs/chromium.ts';

/*
 * The rehearsal of docs/deploy.md with nginx: a customer signs in and sees her bills, before and after a release and a
 * rollback in the folder that is served. It builds every app, and takes the ports of `npm start`.
 */
jest.setTimeout(600_000);

const root = join(__dirname, '../..');
const home = mkdtempSync(join(tmpdir(), 'rehearsal-'));
const folder = join(home, 'rehearsal');
const ORIGIN = 'http://localhost:4010';
/** A busy machine needs longer than five seconds. */
const expectPage = expectIn.configure({ timeout: 30_000 });
const stops: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop();
  rmSync(home, { recursive: true });
});

/** The sandbox of this process has to go on meanwhile. */
async function npm(...args: string[]): Promise<string> {
  // Inside Jest a program would take itself for one of its workers.
  const { JEST_WORKER_ID: _, NODE_ENV: __, ...env } = process.env;
  const program = spawn('npm', args, { cwd: root, env });
  let said = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk) => (said += chunk));
  const status = await new Promise((resolve) => program.once('close', resolve));
  if (status !== 0) throw new Error(`npm ${args.join(' ')}\n${said}`);
  return said;
}

/** The build of the billing that is live, as a version of its own with another title. */
function retitledBilling(): string {
  const registry = readFileSync(join(folder, 'public/remotes.json'), 'utf8');
  const { version } = JSON.parse(registry).remotes['mf-billing'].current;
  const build = join(home, 'build');
  changedBuild(join(root, 'mf-billing/dist', version), build, '0.1.0-00000000bb', (code) =>
    code.replaceAll('"billing.title":"請求"', '"billing.title":"請求の一覧"'),
  );
  return build;
}

/** What a page complains of, and a page of a customer who has signed in. */
async function customer(browser: Browser): Promise<{ page: Page; complaints: string[] }> {
  const complaints: string[] = [];
  const context = await browser.newContext({ baseURL: ORIGIN, locale: 'ja-JP' });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('メールアドレス').fill('tanaka@demo.example');
  await page.getByLabel('パスワード', { exact: true }).fill('demo-pass-1');
  await page.keyboard.press('Enter');
  await expectPage(page.getByRole('heading', { level: 1 })).toContainText('田中 太郎');
  return { page, complaints };
}

/** The page of the bills under this title, with bills. */
async function seesBills(page: Page, title: string): Promise<void> {
  await page.goto('/billing');
  await expectPage(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expectPage(page.getByRole('button', { name: /請求書をダウンロード/ }).first()).toBeVisible();
}

// Not everybody has nginx; the end of a run counts what was skipped.
(hasNginx() ? test : test.skip)('nginx shows it to a customer, before and after a release and a rollback', async () => {
  const sandbox = await startSandboxOf({ root, apps: [] }, PORTS, {
    ...{ stateDir: join(home, 'sandbox'), templates: join(root, '.cache/templates') },
    ...{ databaseUrl: undefined, log: () => undefined },
  });
  stops.push(() => sandbox.stop());
  await npm('run', 'compose', '--', '--sandbox', '--out', folder);
  const nginx = await startNginx(folder, 'listen 127.0.0.1:4010;');
  stops.push(() => nginx.stop());
  const browser = await chromium.launch({ executablePath: findChromium(() => undefined), args: ['--no-sandbox'] });
  stops.push(() => browser.close());

  const { page, complaints } = await customer(browser);
  await seesBills(page, '請求');

  const build = ['--build', retitledBilling(), '--dirty', 'a rehearsal'];
  expect(await npm('run', 'release', 'mf-billing', '--', '--to', folder, ...build)).toMatch(/tried +in a browser/);
  await seesBills(page, '請求の一覧');
  expect(await npm('run', 'status', '--', '--to', folder, '--at', ORIGIN)).toContain('All documents agree');

  await npm('run', 'rollback', 'mf-billing', '--', '--to', folder, '--reason', 'a rehearsal');
  await seesBills(page, '請求');
  expect(complaints).toEqual([]);
});
