import { parseArgs } from 'node:util';

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
  /** Fewer rounds than the figures need, as for trying the command itself: the document stays as it is. */
  readonly isQuick: boolean;
}

/** As few as an interval of 95 % needs. */
export const USUAL_ROUNDS = 9;

/** @throws with a sentence for whoever called the command. */
export function benchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      rounds: { type: 'string' },
      pages: { type: 'string' },
      quick: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds ?? (values.quick ? 1 : USUAL_ROUNDS));
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds ${values.rounds} is no number of rounds.`);
  return {
    parts: chosen('--only', values.only, PARTS),
    rounds,
    pages: chosen('--pages', values.pages, PAGES),
    isQuick: values.quick || rounds < USUAL_ROUNDS,
  };
}

function chosen<One extends string>(option: string, wanted: string | undefined, all: readonly One[]): readonly One[] {
  if (wanted === undefined) return all;
  const names = wanted.split(',');
  const unknown = names.find((name) => !all.some((one) => one === name));
  if (unknown !== undefined) throw new Error(`${option} ${unknown}: it is one of ${all.join(', ')}.`);
  return all.filter((one) => names.includes(one));
}
