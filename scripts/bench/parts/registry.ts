import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from '../figures/comparison.ts';
import { bytes, exactTimes, ms, table, times } from '../figures/tables.ts';
import { inRounds } from '../rounds.ts';
import { visit } from '../sample.ts';
import { openVisitor, stateFor } from '../visitor.ts';
import { type Bench, MINUTE_MS, type PartReport } from './part.ts';

const SIZES = [4, 16, 64, 256] as const;
/** For nine rounds of eight visits: what is looked for is two percent. */
const LIMIT_MS = 4 * MINUTE_MS;
/** Each document is compressed, so a portal of many remotes takes its time. */
const COMPOSING_LIMIT_MS = MINUTE_MS;
const PAGES = ['/login', '/billing'] as const;

/** The same pages in portals of more and more remotes. */
export async function measureRegistry({ browser, stack, options, signedIn, say }: Bench): Promise<PartReport> {
  const { folders, leftOut } = await composeEach(stack, say);
  const { measured, failures } = await inRounds({
    rounds: options.rounds,
    limitMs: LIMIT_MS,
    items: PAGES,
    sides: [...folders.keys()],
    say,
    take: async (page, size) => {
      const visitor = await openVisitor(browser, stateFor(page, signedIn.portal));
      try {
        stack.servePortal(folders.get(size) ?? '');
        const sample = await visit(visitor, stack.origins.portal + page);
        const document = visitor.watch.files().find(({ kind }) => kind === 'document');
        // In the place of the scripts, which are the same.
        return [{ what: page, sample: { ...sample, bytes: document?.bytes ?? Number.NaN } }];
      } finally {
        stack.servePortal(stack.folders.portal);
        await visitor.leave();
      }
    },
  });
  if (measured.length === 0) throw new Error(failures.join('\n'));
  const [least = ''] = folders.keys();
  const rows = PAGES.flatMap((page) =>
    [...folders].map(([size, folder]) => {
      const [one] = compare(
        measured.filter(({ what }) => what === page),
        { theirs: least, ours: size },
      );
      return one
        ? [
            `\`${page}\`, ${size} remotes`,
            bytes(one.ours.median.bytes),
            one.ours.median.requests,
            ms(one.ours.median.content),
            `${times(one.ratio.content.middle)} (${one.ratio.content.from.toFixed(2)} to ${one.ratio.content.to.toFixed(2)})`,
            bytes(sizeOf(folder)),
            exactTimes(sizeOf(folder) / sizeOf(folders.get(least) ?? '')),
          ]
        : [`\`${page}\`, ${size} remotes`, '–', '–', '–', '–', '–', '–'];
    }),
  );
  const head = ['', 'document, bytes', 'requests', 'content, ms', 'beside 4 (95 %)', 'composed folder, bytes', ''];
  return { text: table(head, rows), failures: [...leftOut, ...failures] };
}

/** By size. What would take too long, going by the size before, is left out. */
async function composeEach({ composeWith }: Bench['stack'], say: Bench['say']) {
  const folders = new Map<string, string>();
  const leftOut: string[] = [];
  let perRemoteMs = 0;
  for (const size of SIZES) {
    if (perRemoteMs * size > COMPOSING_LIMIT_MS) {
      leftOut.push(`${size} remotes: composing them would take ${Math.round((perRemoteMs * size) / 1000)} s`);
      say(`  left out: ${leftOut.at(-1)}`);
      continue;
    }
    const started = Date.now();
    folders.set(String(size), await composeWith(size));
    perRemoteMs = (Date.now() - started) / size;
    say(`  composed with ${size} remotes (${Math.round((Date.now() - started) / 1000)} s)`);
  }
  return { folders, leftOut };
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size);
  }, 0);
}
