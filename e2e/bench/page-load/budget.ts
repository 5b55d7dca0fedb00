import * as v from 'valibot';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const costs = {
  /** Of the document and its scripts, as they are sent: compressed with brotli. */
  bytes: Count,
  /** Of the document, of scripts and of data. */
  requests: Count,
  /** Of the document and the scripts: one more for each that had to wait for another. */
  waves: Count,
};
export const Cost = v.strictObject(costs);
export type Cost = v.InferOutput<typeof Cost>;

const Budget = v.strictObject({
  ...costs,
  /** If it was raised: what customers get for it. */
  why: v.optional(v.pipe(v.string(), v.minLength(1))),
});

/** By app and name without its hash, the bytes of each script. */
const Files = v.record(v.string(), Count);

/** `e2e/budgets.json`. */
export const Budgets = v.strictObject({
  /** A cold page by its path, a move by both. */
  journeys: v.record(v.string(), Budget),
  /** What all of them loaded when a budget was written last: it shows what has grown since. */
  files: Files,
  /** By app and package or folder of sources, the same in minified characters. */
  modules: v.optional(Files, {}),
});
export type Budgets = v.InferOutput<typeof Budgets>;

/** What a journey really costs. */
export const Measured = v.object({
  journey: v.string(),
  cost: Cost,
  files: Files,
  /** The scripts' paths. */
  scripts: v.array(v.string()),
});
export type Measured = v.InferOutput<typeof Measured>;

/** Compressors of other versions differ by some bytes in a thousand, and so do hashes. */
const ROOM = 1.005;
const PARTS = ['bytes', 'requests', 'waves'] as const;
type Part = (typeof PARTS)[number];

/** What is too much, a line each; none if nothing is. */
export const excess = (cost: Cost, budget: Cost): string[] =>
  PARTS.filter((part) => cost[part] > budget[part]).map((part) => difference(part, budget[part], cost[part]));

/** What changed from one version of the file to the next, a line each. */
export function changes(before: Budgets['journeys'], after: Budgets['journeys']): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [old, now] = [before[name], after[name]];
    if (!old) return [`${name}: new`];
    if (!now) return [`${name}: gone`];
    const parts = PARTS.filter((part) => old[part] !== now[part]).map((part) => difference(part, old[part], now[part]));
    const why = now.why && now.why !== old.why ? ` (${now.why})` : '';
    return parts.length > 0 ? [`${name}: ${parts.join('; ')}${why}`] : [];
  });
}

/** The files or modules whose size changed, the greatest growth first. */
export function changedSizes(before: Budgets['files'], after: Budgets['files']): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((file) => ({ file, by: (after[file] ?? 0) - (before[file] ?? 0) }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => b.by - a.by)
    .map(({ file, by }) => `${file} ${signed(by)}${before[file] === undefined ? ' (new)' : ''}`);
}

/** What was loaded now. What of it could not be measured is as it was. */
export function loadedSizes(
  { journeys, files, modules }: Budgets,
  measured: readonly Measured[],
  ofModules: Budgets['modules'],
): Pick<Budgets, 'files' | 'modules'> {
  const isWhole = Object.keys(journeys).every((name) => measured.some(({ journey }) => journey === name));
  const now = Object.assign({}, ...measured.map((one) => one.files)) as Budgets['files'];
  return isWhole
    ? { files: inOrder(now), modules: inOrder(ofModules) }
    : { files: inOrder({ ...files, ...now }), modules: inOrder({ ...modules, ...ofModules }) };
}

/** The same budgets, lower where there is room. */
export const lowered = (budgets: Budgets, measured: readonly Measured[], sizes: Sizes): Budgets =>
  rewritten(budgets, measured, sizes, (cost, budget) => {
    const next = least(cost, budget, Math.min);
    return PARTS.some((part) => next[part] < budget[part]) ? next : budget;
  });

/** The same budgets, higher where they are exceeded. */
export const raised = (budgets: Budgets, measured: readonly Measured[], sizes: Sizes, why: string): Budgets =>
  rewritten(budgets, measured, sizes, (cost, budget) =>
    excess(cost, budget).length > 0 ? { ...least(cost, budget, Math.max), why } : budget,
  );

type BudgetOf = Budgets['journeys'][string];
type Sizes = Pick<Budgets, 'files' | 'modules'>;

function rewritten(
  { journeys }: Budgets,
  measured: readonly Measured[],
  sizes: Sizes,
  change: (cost: Cost, budget: BudgetOf) => BudgetOf,
): Budgets {
  const changed = measured.map(({ journey, cost }) => {
    const budget = journeys[journey];
    return [journey, budget ? change(cost, budget) : withRoom(cost)] as const;
  });
  return { journeys: { ...journeys, ...Object.fromEntries(changed) }, ...sizes };
}

const inOrder = (sizes: Budgets['files']): Budgets['files'] =>
  Object.fromEntries(Object.entries(sizes).sort(([a], [b]) => (a < b ? -1 : 1)));

const withRoom = (cost: Cost): Cost => ({ ...cost, bytes: Math.ceil(cost.bytes * ROOM) });

function least(cost: Cost, budget: Cost, choose: (a: number, b: number) => number): Cost {
  const room = withRoom(cost);
  const part = (name: Part) => choose(room[name], budget[name]);
  return { bytes: part('bytes'), requests: part('requests'), waves: part('waves') };
}

const digits = (count: number): string => count.toLocaleString('en');
const signed = (count: number): string => `${count > 0 ? '+' : '−'}${digits(Math.abs(count))}`;
const difference = (part: Part, from: number, to: number): string =>
  `${part} ${digits(from)} → ${digits(to)} (${signed(to - from)})`;
