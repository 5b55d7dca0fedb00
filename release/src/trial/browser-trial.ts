import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import type { Journey } from '@portal/app-kit/journey';
import type { Environment } from '@portal/platform/environment';
import { t } from '@portal/platform/text';
import { portalListener } from '#serve/serve.ts';
import type { PortalToTry, Trial } from './trial.ts';
import { appears, computingMeter, headingOf, screenOf, succeeds } from './tried-page.ts';

/** The provider's side for a trial. */
interface TrialOptions {
  /** Chromium's program. @throws with a sentence if there is none. */
  browser(): string;
  /** Starts the sandbox, or joins one that runs. */
  startSandbox(): Promise<{ stop(): Promise<void> }>;
  /** The portal's environment beside that sandbox. */
  environment: Environment;
  /** Where the portal listens; an origin that the sandbox knows. */
  port: number;
  /** How long a page may take, if not as long as on a busy machine. */
  patienceMs?: number;
  /** How long a page may keep the processor busy until it is there, if not five times as long as the slowest of today. */
  computingMs?: number;
  /** A customer of the sandbox, who signs in. */
  customer: { readonly email: string; readonly password: string };
}

/** Nothing of a trial reaches another machine. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];
/** How long a page may take on a busy machine. */
const TIMEOUT_MS = 30_000;
/** Of the processor's time, which a busy machine does not lengthen much. Pages take 0.2 to 0.4 s. */
const MOST_COMPUTING_MS = 2000;
/** How long further faults of a page are waited for. Its build is refused already. */
const GRACE_MS = 3000;
/** Further faults usually have the same cause. */
const MOST_FAULTS = 8;

/** A trial by a customer of the sandbox: signs in, opens each address, and goes on every remote's journey. */
export const browserTrial =
  (options: TrialOptions): Trial =>
  async (portal) => {
    const executablePath = options.browser();
    const sandbox = await options.startSandbox();
    try {
      const folder = await portal.compose(options.environment);
      return await withServer(folder, options.port, (origin) =>
        look(portal, { patienceMs: TIMEOUT_MS, computingMs: MOST_COMPUTING_MS, ...options, origin, executablePath }),
      );
    } finally {
      await sandbox.stop();
    }
  };

async function withServer<Result>(
  folder: string,
  port: number,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(portalListener(folder));
  await new Promise<void>((resolve, reject) => {
    server.once('error', () => reject(new Error(taken(port)))).listen(port, '127.0.0.1', resolve);
  });
  try {
    const address = server.address();
    return await work(`http://localhost:${typeof address === 'object' ? address?.port : port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const taken = (port: number): string =>
  `Port ${port} is taken, on which a release is tried: wait for the other release, or end what has it (node scripts/doctor.mjs).`;

interface Visit {
  origin: string;
  executablePath: string;
  customer: TrialOptions['customer'];
  patienceMs: number;
  computingMs: number;
}

async function look(
  { paths, journeys }: PortalToTry,
  { origin, executablePath, customer, patienceMs, computingMs }: Visit,
): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  try {
    const context = await browser.newContext({ baseURL: origin, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });
    context.setDefaultTimeout(patienceMs);
    const faults = watchFaults(context);
    const page = await context.newPage();
    const computedMs = await computingMeter(page);
    faults.at('/login');
    if (!(await signIn(page, customer))) {
      faults.add(`${customer.email} of the sandbox cannot sign in, ${await screenOf(page)}`);
      return faults.heard();
    }
    for (const path of paths) {
      const heard = faults.at(path);
      const isRefused = heard.then(() => setTimeout(GRACE_MS, 'refused' as const));
      const isThere = await Promise.race([appears(page, path), isRefused]);
      if (isThere === false) faults.add(`no page appeared, ${await screenOf(page)}`);
      if (isThere !== true) continue;
      const computed = await computedMs();
      if (computed > computingMs)
        faults.add(`its start computes for ${inSeconds(computed)}, more than ${inSeconds(computingMs)}`);
    }
    // A journey through a page that does not work only waits.
    if (faults.heard().length > 0) return faults.heard().slice(0, MOST_FAULTS);
    // The news open by themselves, above any page.
    const news = page.getByRole('dialog', { name: t('dialog.noticeTitle') });
    await page.addLocatorHandler(news, () => page.keyboard.press('Escape'));
    for (const [name, file] of Object.entries(journeys)) {
      faults.at(`the journey of ${name}`);
      await runJourney(page, file, patienceMs).catch((error: Error) => faults.add(firstLine(error.message)));
    }
    return faults.heard().slice(0, MOST_FAULTS);
  } finally {
    await browser.close();
  }
}

const signIn = (page: Page, { email, password }: Visit['customer']): Promise<boolean> =>
  succeeds(async () => {
    await page.goto('/login');
    await page.locator('input[autocomplete=username]').fill(email);
    await page.locator('input[autocomplete=current-password]').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/login');
    await headingOf(page).waitFor();
  });

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

async function runJourney(page: Page, file: string, timeout: number): Promise<void> {
  const { journey }: { journey: Journey } = await import(pathToFileURL(file).href);
  await journey(page, expect.configure({ timeout }));
}

/** Collects errors, violations of the policy and failed requests, each with the address of its page. */
function watchFaults(context: BrowserContext) {
  const faults = new Set<string>();
  let path = '';
  let isHeard = () => {};
  const add = (what: string) => {
    faults.add(`${path}: ${what}`);
    isHeard();
  };
  context.on('weberror', (error) => add(`uncaught ${firstLine(String(error.error()))}`));
  context.on('console', (message) => {
    // It does not say what, as the answer below does.
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAnswer) add(firstLine(message.text()));
  });
  context.on(
    'response',
    (response) => response.status() >= 400 && add(`${response.url()} answered ${response.status()}`),
  );
  context.on('requestfailed', (request) => {
    // A page may abort a request that it no longer needs.
    const reason = request.failure()?.errorText ?? '';
    if (!/ERR_ABORTED/.test(reason)) add(`${request.url()} could not be loaded (${reason})`);
  });
  return {
    add,
    /** What is heard from now on is of this address. Ends with the first fault. */
    at(next: string): Promise<void> {
      path = next;
      return new Promise((resolve) => {
        isHeard = resolve;
      });
    },
    heard: () => [...faults],
  };
}

const firstLine = (text: string): string => text.split('\n')[0] ?? '';
