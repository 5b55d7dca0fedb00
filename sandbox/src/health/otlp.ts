import * as v from 'valibot';

/* What OTLP's JSON says (opentelemetry.io/docs/specs/otlp), as far as the page of health needs it. */

/** The build that sent it. */
export interface Build {
  readonly app: string;
  readonly version: string;
  readonly revision?: string | undefined;
}

export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface LogRecord extends Build {
  readonly event: string;
  /** OpenTelemetry's number: a warning from 13, an error from 17. */
  readonly severity: number;
  /** The visit. */
  readonly session?: string | undefined;
  /** When it happened, by the sender's clock if that can be right. */
  readonly time: string;
  readonly attributes: Attributes;
}

/** How long the calls of one name with one result took, since the report before. */
export interface CallTimes extends Build {
  readonly call: string;
  /** A status, or the kind of failure. */
  readonly result: string;
  readonly times: Histogram;
}

/** `counts` has one more than `bounds`: what took longer than the last. */
export interface Histogram {
  readonly bounds: readonly number[];
  readonly counts: readonly number[];
}

/** OTLP writes numbers of 64 bits as texts. */
const Numeric = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(Number),
  v.check((number) => Number.isFinite(number)),
);
const Value = v.union([
  v.pipe(
    v.object({ stringValue: v.string() }),
    v.transform(({ stringValue }) => stringValue),
  ),
  v.pipe(
    v.object({ intValue: Numeric }),
    v.transform(({ intValue }) => intValue),
  ),
  v.pipe(
    v.object({ doubleValue: Numeric }),
    v.transform(({ doubleValue }) => doubleValue),
  ),
  v.pipe(
    v.object({ boolValue: v.boolean() }),
    v.transform(({ boolValue }) => boolValue),
  ),
]);
const Attribute = v.object({ key: v.pipe(v.string(), v.maxLength(60)), value: Value });

/** Leaves out the items that do not match, and keeps the others. */
const some = <Output>(schema: v.GenericSchema<unknown, Output>, most: number) =>
  v.optional(
    v.pipe(
      v.array(v.unknown()),
      v.transform((items) =>
        items.slice(0, most).flatMap((item) => {
          const result = v.safeParse(schema, item);
          return result.success ? [result.output] : [];
        }),
      ),
    ),
    [],
  );

const MOST_IN_ONE = 500;
const MOST_BUILDS = 50;
const LONGEST_TEXT = 4000;

const AttributeList = v.pipe(
  some(Attribute, 30),
  v.transform(
    (list): Attributes =>
      Object.fromEntries(
        list.map(({ key, value }) => [key, typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : value]),
      ),
  ),
);
const Resource = v.object({ attributes: AttributeList });

const Event = v.object({
  eventName: v.pipe(v.string(), v.regex(/^[\w. -]{1,80}$/)),
  severityNumber: v.optional(v.number(), 9),
  timeUnixNano: v.optional(Numeric, 0),
  attributes: AttributeList,
});
const Logs = v.object({
  resourceLogs: some(
    v.object({ resource: Resource, scopeLogs: some(v.object({ logRecords: some(Event, MOST_IN_ONE) }), MOST_BUILDS) }),
    MOST_BUILDS,
  ),
});

/** Counts since the last report. Sums since the start would be counted again with each report. */
const DELTA = 1;
const Point = v.pipe(
  v.object({
    attributes: AttributeList,
    explicitBounds: v.pipe(v.array(v.number()), v.maxLength(50)),
    bucketCounts: v.array(Numeric),
  }),
  v.check(({ explicitBounds, bucketCounts }) => bucketCounts.length === explicitBounds.length + 1),
);
const Metric = v.object({
  name: v.picklist(['http.client.request.duration', 'http.server.request.duration']),
  histogram: v.object({ aggregationTemporality: v.literal(DELTA), dataPoints: some(Point, MOST_IN_ONE) }),
});
const Metrics = v.object({
  resourceMetrics: some(
    v.object({ resource: Resource, scopeMetrics: some(v.object({ metrics: some(Metric, 20) }), MOST_BUILDS) }),
    MOST_BUILDS,
  ),
});

/** null: no body of this kind. */
export function readLogs(body: unknown, now: Date): LogRecord[] | null {
  const result = v.safeParse(Logs, body);
  if (!result.success) return null;
  return result.output.resourceLogs.flatMap(({ resource, scopeLogs }) => {
    const build = buildOf(resource.attributes);
    if (build === null) return [];
    return scopeLogs
      .flatMap(({ logRecords }) => logRecords)
      .map(({ eventName, severityNumber, timeUnixNano, attributes: { 'session.id': session, ...attributes } }) => ({
        ...build,
        event: eventName,
        severity: severityNumber,
        session: typeof session === 'string' && SESSION.test(session) ? session : undefined,
        time: timeOf(timeUnixNano, now),
        attributes,
      }));
  });
}

/** null: no body of this kind. */
export function readCallTimes(body: unknown): CallTimes[] | null {
  const result = v.safeParse(Metrics, body);
  if (!result.success) return null;
  return result.output.resourceMetrics.flatMap(({ resource, scopeMetrics }) => {
    const build = buildOf(resource.attributes);
    if (build === null) return [];
    return scopeMetrics
      .flatMap(({ metrics }) => metrics)
      .flatMap(({ histogram }) => histogram.dataPoints)
      .map(({ attributes, explicitBounds, bucketCounts }) => ({
        ...build,
        call: String(attributes['portal.call'] ?? attributes['http.route'] ?? '—'),
        result: String(attributes['error.type'] ?? attributes['http.response.status_code'] ?? '—'),
        times: { bounds: explicitBounds, counts: bucketCounts },
      }));
  });
}

const APP = /^[\w-]{1,40}$/;
const VERSION = /^[\w.+-]{1,60}$/;
export const SESSION = /^[\w-]{1,64}$/;

function buildOf(attributes: Attributes): Build | null {
  const { 'service.name': app, 'service.version': version, 'portal.registry.revision': revision } = attributes;
  if (typeof app !== 'string' || !APP.test(app)) return null;
  if (typeof version !== 'string' || !VERSION.test(version)) return null;
  return { app, version, revision: revision === undefined ? undefined : String(revision).slice(0, 60) };
}

const LONGEST_WAIT_MS = 3_600_000;
const AHEAD_MS = 60_000;

/** A clock that is an hour late or a minute early is not believed. */
function timeOf(nanoseconds: number, now: Date): string {
  const ms = nanoseconds / 1e6;
  const isPlausible = ms > now.getTime() - LONGEST_WAIT_MS && ms < now.getTime() + AHEAD_MS;
  return (isPlausible ? new Date(ms) : now).toISOString();
}
