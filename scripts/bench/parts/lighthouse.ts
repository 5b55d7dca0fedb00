import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { findChromium } from '../../chromium.ts';
import { root } from '../../root.ts';
import { median } from '../figures/statistics.ts';
import { ms, table } from '../figures/tables.ts';
import { SIDES } from '../stack.ts';
import { type Bench, MINUTE_MS, type PartReport } from './part.ts';

const run = promisify(execFile);
/** Lighthouse CI brings Lighthouse 12. Another version is fetched anew. */
const VERSION = '0.15.1';
const FOLDER = join(root, `.cache/lighthouse-ci-${VERSION}`);
const REPORTS = join(FOLDER, '.lighthouseci');
/** The first as a visitor: the script signs in for the others. */
const PAGES = ['/login', '/', '/order', '/billing'];
const RUNS = 3;
/** Some minutes on a quiet machine. What takes longer than this is lost as a whole. */
const LIMIT_MS = 15 * MINUTE_MS;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

const Report = v.object({
  requestedUrl: v.string(),
  finalDisplayedUrl: v.string(),
  /** Lighthouse's own measure of the machine: scores of two machines mean nothing beside each other without it. */
  environment: v.object({ benchmarkIndex: v.number() }),
  categories: v.record(v.string(), v.object({ score: v.number() })),
  audits: v.record(v.string(), v.object({ numericValue: v.optional(v.number()) })),
});
type Report = v.InferOutput<typeof Report>;

/** What an outside judge says of both sides: Lighthouse CI with its mobile preset, on one machine. */
export async function measureLighthouse({ stack, options, say }: Bench): Promise<PartReport> {
  const runs = Math.min(options.rounds, RUNS);
  await install(say);
  await collect(
    PAGES.flatMap((page) => SIDES.map((side) => `${stack.origins[side]}${page}`)),
    runs,
  );
  const reports = readdirSync(REPORTS)
    .filter((name) => /^lhr-.*\.json$/.test(name))
    .map((name) => v.parse(Report, JSON.parse(readFileSync(join(REPORTS, name), 'utf8'))));
  // Another page's figures are not its own.
  const failures = reports
    .filter(({ requestedUrl, finalDisplayedUrl }) => requestedUrl !== finalDisplayedUrl)
    .map(({ requestedUrl, finalDisplayedUrl }) => `${requestedUrl} led to ${finalDisplayedUrl}`);
  const rows = PAGES.flatMap((page) =>
    SIDES.map((side) => {
      const address = `${stack.origins[side]}${page}`;
      return [`\`${page}\`, ${side}`, ...figuresOf(reports.filter((one) => one.finalDisplayedUrl === address))];
    }),
  );
  const head = [
    `Lighthouse CI ${VERSION}, mobile, median of ${runs}`,
    ...CATEGORIES,
    'first paint, ms',
    'largest paint, ms',
    'blocked, ms',
    'speed index, ms',
    'layout shift',
    'benchmark index',
  ];
  return { text: table(head, rows), failures };
}

function figuresOf(reports: readonly Report[]): (string | number)[] {
  const middle = (figure: (report: Report) => number | undefined) =>
    median(reports.map((report) => figure(report) ?? Number.NaN));
  const audit = (name: string) => middle(({ audits }) => audits[name]?.numericValue);
  return [
    ...CATEGORIES.map((name) => Math.round(100 * middle(({ categories }) => categories[name]?.score))),
    ms(audit('first-contentful-paint')),
    ms(audit('largest-contentful-paint')),
    ms(audit('total-blocking-time')),
    ms(audit('speed-index')),
    audit('cumulative-layout-shift').toFixed(3),
    ms(middle(({ environment }) => environment.benchmarkIndex)),
  ];
}

async function collect(url: readonly string[], numberOfRuns: number): Promise<void> {
  rmSync(REPORTS, { recursive: true, force: true });
  const args = ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'];
  const puppeteerLaunchOptions = { executablePath: findChromium(() => undefined), headless: 'shell', args };
  const puppeteerScript = relative(FOLDER, join(import.meta.dirname, 'lighthouse-sign-in.cjs'));
  const settings = { onlyCategories: CATEGORIES };
  const collected = { url, numberOfRuns, puppeteerScript, puppeteerLaunchOptions, settings };
  writeFileSync(join(FOLDER, 'lighthouserc.json'), JSON.stringify({ ci: { collect: collected } }));
  const env = { ...process.env, CHROME_PATH: puppeteerLaunchOptions.executablePath };
  await run('node_modules/.bin/lhci', ['collect'], { cwd: FOLDER, env, timeout: LIMIT_MS, maxBuffer: 2 ** 26 });
}

/** Fetches Lighthouse CI when it is needed for the first time. */
async function install(say: (line: string) => void): Promise<void> {
  if (existsSync(join(FOLDER, 'node_modules/@lhci/cli'))) return;
  say(`Fetching Lighthouse CI ${VERSION} into ${FOLDER} ...`);
  mkdirSync(FOLDER, { recursive: true });
  const packages = [`@lhci/cli@${VERSION}`, 'puppeteer-core@24.43.1'];
  await run('npm', ['install', '--prefix', FOLDER, '--no-save', '--ignore-scripts', '--no-audit', ...packages]);
}
