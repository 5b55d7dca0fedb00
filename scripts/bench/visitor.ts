import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { type LoadWatch, watchLoad } from '../../e2e/bench/page-load/watch-load.ts';

/** The network and the processor of the customer whom we measure for. */
const CONDITIONS = { megabitsPerSecond: 10, latencyMs: 40, cpuSlowdown: 4 } as const;
/** A desktop's screen shows the whole frame. */
const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

/** A customer who only reads. */
const EMAIL = 'yamada@demo.example';
const PASSWORD = 'demo-pass-1';

export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Visitor {
  readonly page: Page;
  readonly session: CDPSession;
  readonly watch: LoadWatch;
  leave(): Promise<void>;
}

/** A visitor with nothing in the cache, signed in if there is a state. */
export async function openVisitor(
  browser: Browser,
  signedIn: SignedIn | undefined,
  { isSlow = true }: { isSlow?: boolean } = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    ...DESK,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    ...(signedIn ? { storageState: signedIn } : {}),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const watch = await watchLoad(session);
  if (isSlow) await slowDown({ session });
  return { page, session, watch, leave: () => context.close() };
}

/** Slows the visitor's network and processor down to CONDITIONS. */
export async function slowDown({ session }: Pick<Visitor, 'session'>): Promise<void> {
  const bytesPerSecond = (CONDITIONS.megabitsPerSecond * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: CONDITIONS.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.cpuSlowdown });
}

/** The state of a browser in which somebody is signed in and has asked to stay so. */
export async function signIn(browser: Browser, origin: string): Promise<SignedIn> {
  const context = await browser.newContext({ locale: 'ja-JP', timezoneId: 'Asia/Tokyo' });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/login`);
    await page.getByRole('textbox').first().fill(EMAIL);
    await page.locator('input[type=password]').fill(PASSWORD);
    await page.getByRole('checkbox').check();
    await page.locator('button[type=submit]').click();
    await page.waitForURL(`${origin}/`);
    await page.waitForLoadState('networkidle');
    return await context.storageState();
  } finally {
    await context.close();
  }
}
