import * as v from 'valibot';
import { answerOf } from './answer-of.ts';
import type { WatchedVersion } from './suspects.ts';

const STEP_S = 60;
const RANGE_S = 86_400;

const Point = v.tuple([v.number(), v.pipe(v.string(), v.transform(Number), v.number())]);
const Series = v.object({ metric: v.object({ app: v.string(), version: v.string() }), values: v.array(Point) });
const Range = v.object({ data: v.object({ resultType: v.literal('matrix'), result: v.array(Series) }) });

/**
 * What browsers have said of each version since yesterday, as a Prometheus has it of the collector in docs/operate. It
 * knows no visits: the pages that they were shown stand for them.
 */
export async function readPrometheus(address: string, now: Date): Promise<WatchedVersion[]> {
  const end = Math.floor(now.getTime() / 1000);
  const start = end - RANGE_S;
  const ask = async (events: string) => {
    const query = `sum by (app, version) (portal_events_total{event=~"${events}"})`;
    const asked = new URLSearchParams({ query, start: `${start}`, end: `${end}`, step: `${STEP_S}` });
    const url = `${address.replace(/\/$/, '')}/api/v1/query_range?${asked}`;
    return (await answerOf(url, Range, 'figures of Prometheus')).data.result;
  };
  const pages = await ask('portal.page');
  const errors = await ask('exception|portal.load_failure|portal.area_card');
  // One that cannot be loaded shows no page.
  const builds = new Map([...pages, ...errors].map(({ metric }) => [`${metric.app} ${metric.version}`, metric]));
  return [...builds.values()]
    .map(({ app, version }) => {
      const of = (series: readonly v.InferOutput<typeof Series>[]) =>
        increases(series.find(({ metric }) => metric.app === app && metric.version === version)?.values ?? [], start);
      return { app, version, minutes: minutesOf(of(pages), of(errors)) };
    })
    .filter(({ minutes }) => minutes.length > 0);
}

type Increases = ReadonlyMap<number, number>;

function minutesOf(pages: Increases, errors: Increases): WatchedVersion['minutes'] {
  const times = [...new Set([...pages.keys(), ...errors.keys()])].sort((one, other) => one - other);
  return times.map((time) => ({
    at: new Date((time - STEP_S) * 1000).toISOString(),
    sessions: pages.get(time) ?? 0,
    errors: errors.get(time) ?? 0,
  }));
}

/**
 * By how much a counter grew until each point, without those at which it did not. One that appears, or begins again,
 * began with nothing.
 */
function increases(values: readonly v.InferOutput<typeof Point>[], start: number): Increases {
  const grown = values.map(([time, value], index): [number, number] => {
    const before = values[index - 1]?.[1] ?? (time === start ? value : 0);
    return [time, value < before ? value : value - before];
  });
  return new Map(grown.filter(([, by]) => by > 0));
}
