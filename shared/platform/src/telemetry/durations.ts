import { BOUNDS, type DurationPoint, type Fields } from './otlp.ts';

export interface Duration {
  readonly resource: Fields;
  readonly fields: Fields;
  readonly at: number;
  readonly ms: number;
}

/** Durations of calls since they were last taken, counted by build, call and result. */
export function createDurations(since: number) {
  let points = new Map<string, DurationPoint & { buckets: number[] }>();
  let from = since;
  return {
    add({ resource, fields, at, ms }: Duration): void {
      const key = JSON.stringify([resource, fields], (_, value) => (typeof value === 'bigint' ? `${value}` : value));
      const seconds = ms / 1000;
      const { sum = 0, buckets = Array<number>(BOUNDS.length + 1).fill(0) } = points.get(key) ?? {};
      const above = BOUNDS.findIndex((bound) => seconds <= bound);
      const bucket = above === -1 ? BOUNDS.length : above;
      const counted = buckets.map((count, index) => (index === bucket ? count + 1 : count));
      points.set(key, { resource, fields, from, until: at, sum: sum + seconds, buckets: counted });
    },
    take(): DurationPoint[] {
      const taken = [...points.values()];
      points = new Map();
      from = Date.now();
      return taken;
    },
  };
}
