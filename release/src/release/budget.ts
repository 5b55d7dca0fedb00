import type { BuildRecord } from '@portal/app-kit/build/build-record';
import type { Budget } from '@portal/app-kit/build/contract/team';

/** What a build really costs. */
export type Cost = Budget;

type Files = Pick<BuildRecord, 'entries' | 'preload' | 'pageFiles'>;

/** From the sizes of its compressed scripts, by name. */
export function costOf({ entries, preload, pageFiles }: Files, sizes: Readonly<Record<string, number>>): Cost {
  const sum = (files: readonly string[]) => files.reduce((bytes, file) => bytes + (sizes[file] ?? 0), 0);
  const start = sum(entries.map(({ file }) => file));
  const sections = new Set([...Object.keys(preload), ...Object.keys(pageFiles)]);
  const pages = [...sections].map((path) =>
    sum([...(preload[`/${path.split('/')[1]}`] ?? []), ...(pageFiles[path] ?? [])]),
  );
  return { total: sum(Object.keys(sizes)), largestPage: start + Math.max(0, ...pages) };
}

/** What is too much, in words; null if nothing is. */
export function excess(cost: Cost, budget: Budget): string | null {
  const over = PARTS.filter((part) => cost[part] > budget[part]);
  return over.length > 0 ? inWords(over, cost, budget) : null;
}

export const costInWords = (cost: Cost, budget: Budget): string => inWords(PARTS, cost, budget);

const PARTS = ['total', 'largestPage'] as const;
const NAMES = { total: 'in total', largestPage: 'on its largest page' } as const;

const inWords = (parts: readonly (typeof PARTS)[number][], cost: Cost, budget: Budget): string =>
  parts.map((part) => `${NAMES[part]} ${digits(cost[part])} of ${digits(budget[part])} bytes`).join(', ');

const digits = (bytes: number): string => bytes.toLocaleString('en');
