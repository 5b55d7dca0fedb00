import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { findChromium } from '../../programs/chromium.ts';
import { root } from '../../root.ts';
import { SIDES } from '../options.ts';
import type { Bench } from '../stack.ts';
import { median, table } from '../tables.ts';

const run = promisify(execFile);
/** Lighthouse CI brings Lighthouse 12. */
const VERSION = '0.15.1';
const PROGRAM = ['--yes', `--package=@lhci/cli@${VERSION}`, '--package=puppeteer-core@24.43.1', 'lhci'];
const FOLDER = join(root, '.cache/lighthouse-ci');
const REPORTS = join(FOLDER, '.lighthouseci');
/** The first as a visitor: the script signs in for the others. */
const PAGES = ['/login', '/', '/order', '/billing'];
/** In milliseconds. */
const AUDITS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

const Report = v.object({
  finalDisplayedUrl: v.string(),
  /** How fast Lighthouse finds the machine. Without it the scores of two machines cannot be compared. */
  environment: v.object({ benchmarkIndex: v.number() }),
  categories: v.record(v.string(), v.object({ score: v.number() })),
  audits: v.record(v.string(), v.object({ numericValue: v.optional(v.number()) })),
});
type Report = v.InferOutput<typeof Report>;

/** What an outside judge says of both sides: Lighthouse CI with its mobile preset, on one machine. */
export async function measureLighthouse({ stack, options }: Bench): Promise<string> {
  const pages = PAGES.filter((page) => options.pages.includes(page));
  // Both sides take turns: what slows the machine down meanwhile slows both.
  const rounds = Array.from({ length: options.rounds }, () => SIDES).flat();
  await collect(pages.flatMap((page) => rounds.map((side) => `${stack.origins[side]}${page}`)));
  const reports = readdirSync(REPORTS)
    .filter((name) => /^lhr-.*\.json$/.test(name))
    .map((name) => v.parse(Report, JSON.parse(readFileSync(join(REPORTS, name), 'utf8'))));
  const rows = pages.flatMap((page) =>
    SIDES.map((side) => {
      const address = `${stack.origins[side]}${page}`;
      // A visit that led elsewhere has another page's figures.
      return [`\`${page}\`, ${side}`, ...figuresOf(reports.filter((one) => one.finalDisplayedUrl === address))];
    }),
  );
  const head = [
    `Lighthouse CI ${VERSION}, mobile, median of ${options.rounds}`,
    ...CATEGORIES,
    ...AUDITS.map((audit) => `${audit}, ms`),
    'layout shift',
    'benchmark index',
  ];
  return table(head, rows);
}

function figuresOf(reports: readonly Report[]): (string | number)[] {
  const middle = (figure: (report: Report) => number | undefined) =>
    median(reports.map((report) => figure(report) ?? Number.NaN));
  const audit = (name: string) => middle(({ audits }) => audits[name]?.numericValue);
  return [
    ...CATEGORIES.map((name) => Math.round(100 * middle(({ categories }) => categories[name]?.score))),
    ...AUDITS.map(audit).map(Math.round),
    audit('cumulative-layout-shift').toFixed(3),
    Math.round(middle(({ environment }) => environment.benchmarkIndex)),
  ];
}

async function collect(url: readonly string[]): Promise<void> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const args = ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'];
  const puppeteerLaunchOptions = { executablePath: findChromium(() => undefined), headless: 'shell', args };
  const puppeteerScript = relative(FOLDER, join(import.meta.dirname, 'lighthouse-sign-in.cjs'));
  const settings = { onlyCategories: CATEGORIES };
  const collected = { url, numberOfRuns: 1, puppeteerScript, puppeteerLaunchOptions, settings };
  writeFileSync(join(FOLDER, 'lighthouserc.json'), JSON.stringify({ ci: { collect: collected } }));
  const env = { ...process.env, CHROME_PATH: puppeteerLaunchOptions.executablePath };
  await run('npx', [...PROGRAM, 'collect'], { cwd: FOLDER, env, maxBuffer: 2 ** 26 });
}
