import { parseArgs } from 'node:util';

/** The portal, and the monolith that it is measured against. */
export const SIDES = ['monolith', 'portal'] as const;
export type Side = (typeof SIDES)[number];

export const PARTS = ['cold', 'moves', 'lighthouse'] as const;
export type Part = (typeof PARTS)[number];

export const PAGES = [
  '/login',
  '/',
  '/order',
  '/order/create',
  '/order/:id',
  '/billing',
  '/usage',
  '/usage/:id',
  '/option',
  '/news',
  '/news/:id',
  '/password',
] as const;

export interface BenchOptions {
  readonly parts: readonly Part[];
  readonly rounds: number;
  readonly pages: readonly string[];
}

/** @throws with a sentence for whoever called the command. */
export function benchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, pages: { type: 'string' }, rounds: { type: 'string', default: '9' } },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds ${values.rounds} is no number of rounds.`);
  return { parts: chosen('--only', values.only, PARTS), rounds, pages: chosen('--pages', values.pages, PAGES) };
}

function chosen<One extends string>(option: string, wanted: string | undefined, all: readonly One[]): readonly One[] {
  if (wanted === undefined) return all;
  const names = wanted.split(',');
  const unknown = names.find((name) => !all.some((one) => one === name));
  if (unknown !== undefined) throw new Error(`${option} ${unknown}: it is one of ${all.join(', ')}.`);
  return all.filter((one) => names.includes(one));
}
