/*
 * OTLP over HTTP in JSON (opentelemetry.io/docs/specs/otlp), as far as a page needs it. 64-bit integers are texts there.
 */

/** A bigint is a whole number, a number has a fraction. undefined is left out. */
export type Fields = Readonly<Record<string, string | number | bigint | undefined>>;

export interface LogRecord {
  /** What the record is about: the build. */
  readonly resource: Fields;
  readonly at: number;
  readonly severity: number;
  readonly event: string;
  readonly fields: Fields;
}

export interface DurationPoint {
  readonly resource: Fields;
  readonly from: number;
  readonly until: number;
  readonly fields: Fields;
  /** In seconds. */
  readonly sum: number;
  /** How many durations were up to each of `BOUNDS`, and above the last. */
  readonly buckets: readonly number[];
}

/** In seconds, as the semantic conventions advise for `http.client.request.duration`. */
export const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

const scope = { name: 'portal.browser' };
/** Each point counts what happened since the one before. */
const DELTA = 1;

const anyValue = (value: string | number | bigint) => {
  if (typeof value === 'string') return { stringValue: value };
  return typeof value === 'bigint' ? { intValue: `${value}` } : { doubleValue: value };
};
const attributesOf = (fields: Fields) =>
  Object.entries(fields).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value: anyValue(value) }]));

const nanos = (ms: number): string => `${Math.round(ms)}000000`;

/** One entry for each build, so that every backend can tell them apart. */
function byResource<Item extends { readonly resource: Fields }>(items: readonly Item[]) {
  const groups = new Map<string, { resource: { attributes: ReturnType<typeof attributesOf> }; items: Item[] }>();
  for (const item of items) {
    const attributes = attributesOf(item.resource);
    const key = JSON.stringify(attributes);
    const group = groups.get(key) ?? { resource: { attributes }, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  return [...groups.values()];
}

export const logsRequest = (records: readonly LogRecord[]) => ({
  resourceLogs: byResource(records).map(({ resource, items }) => ({
    resource,
    scopeLogs: [
      {
        scope,
        logRecords: items.map(({ at, severity, event, fields }) => ({
          timeUnixNano: nanos(at),
          severityNumber: severity,
          eventName: event,
          attributes: attributesOf(fields),
        })),
      },
    ],
  })),
});

export const metricsRequest = (points: readonly DurationPoint[]) => ({
  resourceMetrics: byResource(points).map(({ resource, items }) => ({
    resource,
    scopeMetrics: [
      {
        scope,
        metrics: [
          {
            name: 'http.client.request.duration',
            unit: 's',
            histogram: { aggregationTemporality: DELTA, dataPoints: items.map(pointOf) },
          },
        ],
      },
    ],
  })),
});

const pointOf = ({ from, until, fields, sum, buckets }: DurationPoint) => ({
  attributes: attributesOf(fields),
  startTimeUnixNano: nanos(from),
  timeUnixNano: nanos(until),
  count: `${buckets.reduce((all, count) => all + count, 0)}`,
  sum,
  bucketCounts: buckets.map(String),
  explicitBounds: BOUNDS,
});
