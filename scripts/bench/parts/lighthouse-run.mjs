// Runs under a newer Node than the project's (lighthouse.ts), so it is plain JavaScript and imports nothing of ours.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { folder, chromium, origins, email, password, visitorsPages, customersPages, runs } = JSON.parse(process.argv[2]);
const find = createRequire(join(folder, 'package.json'));
const load = (name) => import(pathToFileURL(find.resolve(name)).href);
const { startFlow } = await load('lighthouse');
const { default: puppeteer } = await load('puppeteer-core');

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const browser = await puppeteer.launch({
  executablePath: chromium,
  headless: 'shell',
  args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
});
try {
  const results = [...(await audit(visitorsPages, async () => undefined)), ...(await audit(customersPages, signIn))];
  process.stdout.write(JSON.stringify(results));
} finally {
  await browser.close();
}

/**
 * In a context of its own; the mobile preset is Lighthouse's usual one. It empties the cache and leaves the session.
 * Each visit has a tab of its own: in the same one, what the browser does by itself takes longer from visit to visit.
 */
async function audit(pages, prepare) {
  const context = await browser.createBrowserContext();
  try {
    for (const origin of Object.values(origins)) await prepare(context, origin);
    const results = [];
    for (let run = 0; run < runs; run += 1)
      for (const path of pages)
        for (const [side, origin] of Object.entries(origins))
          results.push({ side, ...(await visit(context, origin, path)) });
    return results;
  } finally {
    await context.close();
  }
}

async function visit(context, origin, path) {
  const page = await context.newPage();
  const flow = await startFlow(page, { flags: { onlyCategories: CATEGORIES } });
  await flow.navigate(`${origin}${path}`);
  const { steps } = await flow.createFlowResult();
  await page.close();
  return resultOf(steps[0].lhr);
}

async function signIn(context, origin) {
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await (await page.waitForSelector('input[type=email], input[autocomplete=username], form input')).type(email);
  await (await page.waitForSelector('input[type=password]')).type(password);
  await (await page.waitForSelector('input[type=checkbox]')).evaluate((box) => box.click());
  await (await page.waitForSelector('button[type=submit]')).click();
  await page.waitForFunction(() => location.pathname === '/');
  await page.waitForNetworkIdle();
  await page.close();
}

/** A page that led elsewhere is a failure: another page's figures are not its own. */
function resultOf({ requestedUrl, finalDisplayedUrl, categories, audits, environment, runtimeError }) {
  const page = new URL(requestedUrl).pathname;
  if (runtimeError) return { page, failure: runtimeError.message };
  const shown = new URL(finalDisplayedUrl).pathname;
  if (shown !== page) return { page, failure: `it led to ${shown}` };
  const scores = CATEGORIES.map((name) => Math.round(categories[name].score * 100));
  const failed = CATEGORIES.slice(1).flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => id),
  );
  return {
    page,
    scores,
    benchmarkIndex: environment.benchmarkIndex,
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    speedIndex: audits['speed-index'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    failed,
  };
}
