import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { findChromium } from '../../chromium.ts';
import { root } from '../../root.ts';
import { median } from '../figures/statistics.ts';
import { ms, table } from '../figures/tables.ts';
import { SIDES } from '../stack.ts';
import { EMAIL, PASSWORD } from '../visitor.ts';
import { type Bench, MINUTE_MS, type PartReport } from './part.ts';

const run = promisify(execFile);
const LIGHTHOUSE = '13.5.0';
/** Another version is fetched anew. */
const FOLDER = join(root, `.cache/lighthouse-${LIGHTHOUSE}`);
/** The oldest Node that it runs on, and the one that is fetched where this one is older. */
const OLDEST_NODE = [22, 19] as const;
const NODE = '22.23.3';
const VISITORS_PAGES = ['/login'];
const CUSTOMERS_PAGES = ['/', '/order', '/billing'];
const RUNS = 3;
/** Some minutes on a quiet machine. What takes longer than this is lost as a whole. */
const LIMIT_MS = 15 * MINUTE_MS;

const Judged = v.object({
  side: v.picklist(SIDES),
  page: v.string(),
  scores: v.tuple([v.number(), v.number(), v.number()]),
  firstPaint: v.number(),
  largestPaint: v.number(),
  speedIndex: v.number(),
  blocked: v.number(),
  shift: v.number(),
  /** Lighthouse's own measure of the machine: scores of two machines mean nothing beside each other without it. */
  benchmarkIndex: v.number(),
  failed: v.array(v.string()),
});
const Failed = v.object({ side: v.string(), page: v.string(), failure: v.string() });
const Results = v.array(v.union([Judged, Failed]));

/** What an outside judge says of both sides: Lighthouse with its mobile preset, on one machine, in turns. */
export async function measureLighthouse({ stack, options, say }: Bench): Promise<PartReport> {
  const node = await installedNode(say);
  const request = {
    folder: FOLDER,
    chromium: findChromium(say),
    origins: stack.origins,
    email: EMAIL,
    password: PASSWORD,
    visitorsPages: VISITORS_PAGES,
    customersPages: CUSTOMERS_PAGES,
    runs: Math.min(options.rounds, RUNS),
  };
  const script = join(import.meta.dirname, 'lighthouse-run.mjs');
  const { stdout } = await run(node, [script, JSON.stringify(request)], { timeout: LIMIT_MS, maxBuffer: 2 ** 26 });
  const all = v.parse(Results, JSON.parse(stdout));
  const results = all.filter((one) => 'scores' in one);
  const failures = all.flatMap((one) => ('failure' in one ? [`\`${one.page}\`, ${one.side}: ${one.failure}`] : []));
  if (results.length === 0) throw new Error(failures.join('\n'));
  const pages = [...new Set(results.map(({ page }) => page))];
  const rows = pages.flatMap((page) =>
    SIDES.map((side) => {
      const own = results.filter((one) => one.page === page && one.side === side);
      const middle = (figure: (one: (typeof own)[number]) => number) => median(own.map(figure));
      return [
        `\`${page}\`, ${side}`,
        ...[0, 1, 2].map((category) => middle(({ scores }) => scores[category] ?? Number.NaN)),
        ms(middle(({ firstPaint }) => firstPaint)),
        ms(middle(({ largestPaint }) => largestPaint)),
        ms(middle(({ blocked }) => blocked)),
        ms(middle(({ speedIndex }) => speedIndex)),
        middle(({ shift }) => shift).toFixed(3),
        ms(middle(({ benchmarkIndex }) => benchmarkIndex)),
        [...new Set(own.flatMap(({ failed }) => failed))].join(', '),
      ];
    }),
  );
  const head = [
    `Lighthouse ${LIGHTHOUSE}, mobile, median of ${request.runs}`,
    'performance',
    'accessibility',
    'best practices',
    'first paint, ms',
    'largest paint, ms',
    'blocked, ms',
    'speed index, ms',
    'layout shift',
    'benchmark index',
    'what costs points beside speed',
  ];
  return { text: table(head, rows), failures };
}

/** Fetches Lighthouse, and a Node that it runs on, when they are needed for the first time. */
async function installedNode(say: (line: string) => void): Promise<string> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  const isNewEnough = major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
  const nodePackage = `node-${process.platform}-${process.arch}`;
  const node = isNewEnough ? process.execPath : join(FOLDER, 'node_modules', nodePackage, 'bin/node');
  if (!existsSync(join(FOLDER, 'node_modules/lighthouse')) || !existsSync(node)) {
    say(`Fetching Lighthouse ${LIGHTHOUSE}${isNewEnough ? '' : ` and Node ${NODE}`} into ${FOLDER} ...`);
    mkdirSync(FOLDER, { recursive: true });
    const packages = [`lighthouse@${LIGHTHOUSE}`, ...(isNewEnough ? [] : [`${nodePackage}@${NODE}`])];
    await run('npm', ['install', '--prefix', FOLDER, '--no-save', '--ignore-scripts', '--no-audit', ...packages]);
  }
  return node;
}
