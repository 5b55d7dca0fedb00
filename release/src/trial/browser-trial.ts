import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import type { Journey } from '@portal/app-kit/journey';
import type { Environment } from '@portal/platform/environment';
import { t } from '@portal/platform/text';
import { portalListener } from '#serve/serve.ts';
import type { PortalToTry, Trial } from './trial.ts';

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
        look(portal, { origin, executablePath, ...options.customer }),
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
    return await work(`http://localhost:${port}`);
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
  email: string;
  password: string;
}

async function look(
  { paths, journeys }: PortalToTry,
  { origin, executablePath, ...customer }: Visit,
): Promise<string[]> {
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  try {
    const context = await browser.newContext({ baseURL: origin, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });
    const faults = watchFaults(context);
    const page = await context.newPage();
    faults.at('/login');
    if (!(await signIn(page, customer))) return [...faults.heard(), `${customer.email} of the sandbox cannot sign in.`];
    for (const path of paths) {
      faults.at(path);
      if (!(await isWhole(page, path))) faults.add('no page appeared');
    }
    page.setDefaultTimeout(TIMEOUT_MS);
    // The news open by themselves, above any page.
    const news = page.getByRole('dialog', { name: t('dialog.noticeTitle') });
    await page.addLocatorHandler(news, () => page.keyboard.press('Escape'));
    for (const [name, file] of Object.entries(journeys)) {
      faults.at(`the journey of ${name}`);
      await runJourney(page, file).catch((error: Error) => faults.add(firstLine(error.message)));
    }
    return faults.heard().slice(0, MOST_FAULTS);
  } finally {
    await browser.close();
  }
}

async function signIn(page: Page, { email, password }: Pick<Visit, 'email' | 'password'>): Promise<boolean> {
  await page.goto('/login');
  return succeeds(async () => {
    await page.locator('input[autocomplete=username]').fill(email, { timeout: TIMEOUT_MS });
    await page.locator('input[autocomplete=current-password]').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/login', { timeout: TIMEOUT_MS });
    await page.locator('main h1').first().waitFor({ timeout: TIMEOUT_MS });
  });
}

/** The page has its heading, and has asked for all that it needs. */
async function isWhole(page: Page, path: string): Promise<boolean> {
  await page.goto(path);
  return succeeds(async () => {
    await page.locator('main h1').first().waitFor({ timeout: TIMEOUT_MS });
    await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
  });
}

/** A build's journey is new each time. */
async function runJourney(page: Page, file: string): Promise<void> {
  const { journey }: { journey: Journey } = await import(`${pathToFileURL(file).href}?${Date.now()}`);
  await journey(page, expect.configure({ timeout: TIMEOUT_MS }));
}

const succeeds = (work: () => Promise<void>): Promise<boolean> =>
  work().then(
    () => true,
    () => false,
  );

/** Collects errors, violations of the policy and failed requests, each with the address of its page. */
function watchFaults(context: BrowserContext) {
  const faults = new Set<string>();
  let path = '';
  const add = (what: string) => void faults.add(`${path}: ${what}`);
  context.on('weberror', (error) => add(`uncaught ${firstLine(String(error.error()))}`));
  context.on('console', (message) => message.type() === 'error' && add(firstLine(message.text())));
  context.on('requestfailed', (request) => {
    // A page may abort a request that it no longer needs.
    const reason = request.failure()?.errorText ?? '';
    if (!/ERR_ABORTED/.test(reason)) add(`${request.url()} could not be loaded (${reason})`);
  });
  return {
    add,
    at: (next: string) => {
      path = next;
    },
    heard: () => [...faults],
  };
}

const firstLine = (text: string): string => text.split('\n')[0] ?? '';
