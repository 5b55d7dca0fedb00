import type { Plan } from './plan.ts';

/** What a workflow needs to make its jobs. */
interface Jobs {
  /** Whether anything but the tests of the pages has to run. */
  readonly code: boolean;
  readonly apps: readonly string[];
  /** All browser tests have to run: in shards, not by app. */
  readonly allJourneys: boolean;
  /** Otherwise, for what some of them run: apps, or `e2e` for changed tests. */
  readonly journeysOf: readonly string[];
}

export function forPrograms({ apps, checks, allJourneys, journeys }: Plan): Jobs {
  return {
    code: checks,
    apps: apps.map(({ what }) => what),
    allJourneys: allJourneys.length > 0,
    journeysOf: allJourneys.length > 0 ? [] : [...new Set(journeys.map(({ of }) => of))].sort(),
  };
}
