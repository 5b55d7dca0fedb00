/**
 * How long a team waits, in a repository that it makes: `npx tsx scripts/bench/goals.ts`. It needs the registry, the ports of
 * `npm start` and, for figures that mean something, two quiet cores. docs/release.md has what was measured.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { BESIDE, PORTS } from '@portal/app-kit/build/local-environment';
import { apps } from '../apps.ts';
import { endWith, say } from '../console.ts';
import { commitAll, git } from '../git.ts';
import { pack, packStarter } from '../pack/pack.ts';
import { packagesIn } from '../pack/packages.ts';
import { findChromium } from '../programs/chromium.ts';
import { root } from '../root.ts';

// Refuses every option: it has none.
parseArgs();
const home = mkdtempSync(join(tmpdir(), 'portal-goals-'));
const [packages, repository, live] = ['packages', 'mf-parking', 'live'].map((name) => join(home, name)) as [
  string,
  string,
  string,
];
const ADDRESS = `http://localhost:${PORTS.portal + BESIDE}`;
const TIMEOUT_MS = 600_000;
const started: ChildProcess[] = [];

function run(cwd: string, program: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}
const ours = (script: string, ...args: string[]) => run(root, process.execPath, '--import', 'tsx', script, ...args);
const portal = (...args: string[]) => run(repository, 'npx', 'portal', ...args);
const commit = () => commitAll(repository, 'A change');

function start(cwd: string, program: string, ...args: string[]): void {
  started.push(spawn(program, args, { cwd, detached: true, stdio: 'ignore' }));
}

/** Stops the started programs and their children. */
async function stop(): Promise<void> {
  for (const program of started.splice(0)) {
    if (!program.pid || program.exitCode !== null) continue;
    const closed = new Promise((resolve) => program.once('close', resolve));
    process.kill(-program.pid, 'SIGTERM');
    await closed;
  }
}

/** Retries until a server answers. */
async function open(page: Page, address: string): Promise<void> {
  const isOpen = await page.goto(address).then(
    () => true,
    () => false,
  );
  if (!isOpen) await new Promise((resolve) => setTimeout(resolve, 100)).then(() => open(page, address));
}
const hasTitle = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const username = (page: Page) => page.locator('input[autocomplete=username]');

async function signIn(page: Page): Promise<void> {
  await username(page).fill('tanaka@demo.example');
  await page.locator('input[autocomplete=current-password]').fill('demo-pass-1');
  await page.keyboard.press('Enter');
}

async function begin(page: Page, starter: string): Promise<void> {
  run(
    home,
    'npx',
    '--yes',
    '--package',
    starter,
    'portal',
    'new',
    'mf-parking',
    '--title',
    '駐車',
    '--prefix',
    '/parking',
  );
  for (const setting of ['name', 'email']) git(repository, 'config', `user.${setting}`, 'a@a.example');
  run(repository, 'npx', '--yes', `pnpm@${packagesIn(packages).demands.catalog.pnpm}`, 'install', '--prefer-offline');
  start(repository, 'npx', 'portal', 'dev', '--in-portal', live);
  await open(page, `${ADDRESS}/parking`);
  await signIn(page);
  await hasTitle(page, '駐車');
}

async function seen(page: Page, title: string): Promise<void> {
  await open(page, `${ADDRESS}/parking`);
  await hasTitle(page, title);
}

await endWith(async () => {
  const browser = await chromium.launch({ executablePath: findChromium(say), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  let missed = 0;
  const timed = async (what: string, goal: number, work: () => Promise<void> | void) => {
    const from = performance.now();
    await work();
    const took = (performance.now() - from) / 1000;
    if (took > goal) missed += 1;
    say(`${took.toFixed(1).padStart(6)} s  ${what} (goal: ${goal} s${took > goal ? ', MISSED' : ''})`);
  };
  try {
    say(
      `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}. Packing and composing first, which is not counted ...`,
    );
    mkdirSync(packages);
    await pack(packages);
    const starter = await packStarter(packages);
    ours('scripts/release/compose.ts', '--sandbox', '--out', live);

    await timed('from an empty folder to the page in the portal', 180, () => begin(page, join(packages, starter)));
    await stop();
    commit();
    await timed('whether it fits what is live', 10, () => portal('check', '--against', live));

    start(root, process.execPath, '--import', 'tsx', 'scripts/release/serve.ts', live);
    await open(page, ADDRESS);
    await timed('a release, until it is seen', 60, async () => {
      portal('release', '--to', live);
      await seen(page, '駐車');
    });
    const messages = join(repository, 'src/text/messages.ts');
    writeFileSync(messages, readFileSync(messages, 'utf8').replace("'駐車'", "'駐車場'"));
    commit();
    portal('release', '--to', live);
    await seen(page, '駐車場');
    await timed('a rollback, until it is seen', 10, async () => {
      portal('rollback', '--to', live, '--reason', 'a goal');
      await seen(page, '駐車');
    });
    await stop();

    const [area] = apps.filter(({ role }) => role === 'remote');
    if (!area) throw new Error('There is no area.');
    // The first start compiles the area and makes the demo's data.
    for (const which of ['the first start', 'a later start']) {
      const stranger = await browser.newPage();
      stranger.setDefaultTimeout(TIMEOUT_MS);
      await timed(`one area alone, until the sign-in is on the screen, ${which}`, 10, async () => {
        start(root, process.execPath, '--import', 'tsx', 'scripts/start/start-standalone.ts', area.name);
        await open(stranger, `http://localhost:${area.standalonePort}`);
        await username(stranger).waitFor();
      });
      await stop();
    }
  } finally {
    await browser.close();
    await stop();
    rmSync(home, { recursive: true });
  }
  return missed > 0 ? 1 : 0;
});
