import type { EstimateStatus } from '@portal/contract/estimate';
import type { Random } from '#random/random.ts';

/** Days from today; negative: in the past. */
interface Schedule {
  readonly created: number;
  readonly start: number;
  readonly end: number;
}

/** How far an order has come. */
export interface Stage {
  readonly schedule: (random: Random) => Schedule;
  readonly estimates: (random: Random) => EstimateStatus[];
  readonly isSearchStopped?: true;
}

const asked = (random: Random): Schedule => {
  const start = random.int(5, 40);
  return { created: -random.int(3, 14), start, end: start + random.int(20, 300) };
};

const some = (status: EstimateStatus, count: number): EstimateStatus[] => Array(count).fill(status);

const rest = (random: Random): EstimateStatus[] => [
  ...some('rejected', random.int(0, 3)),
  ...some('aborted', random.chance(0.3) ? 1 : 0),
];

/** Estimates have come: at least one is open; sometimes others are already answered. */
const unanswered: Stage = {
  schedule: asked,
  estimates: (random) => [...some('unanswered', random.int(1, 5)), ...rest(random)],
};

/** One is accepted, and the contract documents are in preparation. */
const accepted: Stage = {
  schedule: asked,
  estimates: (random) => [...some('accepted', random.chance(0.2) ? 2 : 1), ...rest(random)],
};

/** No estimates have come, for no known reason. */
const waiting: Stage = { schedule: asked, estimates: () => [] };

/** The estimates were rejected or withdrawn; the search continues. */
const searching: Stage = {
  schedule: asked,
  estimates: (random) => [...some('rejected', random.int(1, 3)), ...some('aborted', random.int(0, 1))],
};

const stopped: Stage = {
  schedule: asked,
  estimates: (random) => [...some('unanswered', random.int(0, 2)), ...rest(random)],
  isSearchStopped: true,
};

const contractedAnd = (schedule: Stage['schedule']): Stage => ({
  schedule,
  estimates: (random) => ['contracted', ...rest(random)],
});

const beforeUse = contractedAnd((random) => {
  const start = random.int(6, 45);
  return { created: -random.int(4, 20), start, end: start + random.int(60, 400) };
});

const inUse = contractedAnd((random) => {
  const start = -random.int(20, 700);
  return { created: start - random.int(5, 30), start, end: random.int(10, 300) };
});

/** In use for longer than the two years that the bills go back. */
export const longInUse = contractedAnd(() => ({ created: -770, start: -745, end: 200 }));

const used = contractedAnd((random) => {
  const start = -random.int(250, 720);
  return { created: start - random.int(5, 30), start, end: -random.int(5, 200) };
});

/** Its period passed without a contract; the desk has closed the open estimates. */
const lapsed: Stage = {
  schedule: (random) => {
    const end = -random.int(2, 400);
    const start = end - random.int(20, 200);
    return { created: start - random.int(5, 30), start, end };
  },
  estimates: (random) => [...some('aborted', random.chance(0.2) ? 1 : 0), ...rest(random)],
};

export const stages = { unanswered, accepted, waiting, searching, stopped, beforeUse, inUse, used, lapsed } as const;
export type StageName = keyof typeof stages;
