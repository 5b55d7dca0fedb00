import { quantileOf, sumOf } from './histogram.ts';
import type { CallTimes, LogRecord } from './otlp.ts';
import { buildKey, groupsOf, HOUR_MS, isError, type Minute, minutesBy } from './versions.ts';

/** How the versions of an app did in the last hour, the newest first. */
export interface AppSummary {
  readonly app: string;
  /** The API has requests, but no visits and no forms. */
  readonly isApi: boolean;
  readonly versions: readonly VersionSummary[];
}

export interface VersionSummary {
  readonly version: string;
  readonly revision: string | undefined;
  /** When this version was first heard of. */
  readonly since: string;
  /** When it was released last; unknown without the log of releases. */
  readonly releasedAt: string | undefined;
  /** Visits that began with it or were shown a page of it. */
  readonly sessions: number;
  readonly errors: readonly Count[];
  readonly failedLoads: readonly Count[];
  /** Forms that were left unsent. */
  readonly abandoned: readonly Count[];
  readonly vitals: readonly Vital[];
  readonly slowest: readonly SlowCall[];
  /** For the API, with requests in place of visits. */
  readonly minutes: readonly Minute[];
  /** The last ones. */
  readonly latest: readonly LogRecord[];
}

export interface Count {
  readonly kind: string;
  readonly count: number;
}

export interface Vital {
  readonly name: VitalName;
  readonly p75: number;
  readonly count: number;
  readonly isGood: boolean;
}

export interface SlowCall {
  readonly call: string;
  readonly count: number;
  readonly failed: number;
  readonly p75: number;
  readonly p95: number;
}

/** The good values of web.dev: milliseconds, and for layout shifts a share of the screen. */
const GOOD = { lcp: 2500, inp: 200, cls: 0.1, ttfb: 800 } as const;
type VitalName = keyof typeof GOOD;
const VITALS = Object.keys(GOOD) as VitalName[];

const MOST_CALLS = 5;
const MOST_LATEST = 5;
const SEVERE = 17;

interface ReceivedTelemetry {
  readonly records: readonly LogRecord[];
  readonly callTimes: readonly CallTimes[];
  /** When each build was first heard of. */
  readonly since: ReadonlyMap<string, string>;
  /** When each build was released last. */
  readonly releases: ReadonlyMap<string, string>;
}

export function summaryOf({ records, callTimes, since, releases }: ReceivedTelemetry, now: Date): AppSummary[] {
  const recent = records.filter(({ time }) => Date.parse(time) > now.getTime() - HOUR_MS);
  const times = new Map(groupsOf(callTimes, buildKey).map((group) => [buildKey(group[0]), group]));
  const builds = groupsOf([...recent, ...callTimes], buildKey).map(([build]) => build);
  const recordsOf = new Map(groupsOf(recent, buildKey).map((group) => [buildKey(group[0]), group]));
  return groupsOf(builds, ({ app }) => app)
    .map((group) => ({
      app: group[0].app,
      isApi: group[0].app === 'lessee-api',
      versions: group
        .map((build) => {
          const key = buildKey(build);
          const { version, revision } = build;
          const own = recordsOf.get(key) ?? [];
          return {
            version,
            revision,
            since: since.get(key) ?? now.toISOString(),
            releasedAt: releases.get(key),
            ...countsOf(own, times.get(key) ?? []),
          };
        })
        .sort((one, other) => other.since.localeCompare(one.since)),
    }))
    .sort((one, other) => one.app.localeCompare(other.app));
}

type Counts = Omit<VersionSummary, 'version' | 'revision' | 'since' | 'releasedAt'>;

const countsOf = (records: readonly LogRecord[], times: readonly CallTimes[]): Counts => {
  const wrong = records.filter(isWrong);
  return {
    sessions: visitsOf(records),
    errors: countBy(
      wrong.filter(({ event }) => event !== FAILED_LOAD),
      kindOf,
    ),
    failedLoads: countBy(
      wrong.filter(({ event }) => event === FAILED_LOAD),
      kindOf,
    ),
    abandoned: countBy(
      records.filter(({ event }) => event === 'portal.form_abandoned'),
      formOf,
    ),
    vitals: vitalsOf(records),
    slowest: slowestOf(times),
    minutes: minutesBy(records, minuteOfAll),
    latest: wrong.toSorted((one, other) => other.time.localeCompare(one.time)).slice(0, MOST_LATEST),
  };
};

const visitsOf = (records: readonly LogRecord[]): number =>
  new Set(records.flatMap(({ event, session }) => (VISITED.includes(event) && session ? [session] : []))).size;

const minuteOfAll = (records: readonly LogRecord[]): Omit<Minute, 'at'> => ({
  sessions: visitsOf(records) + records.filter(({ event }) => event === 'request').length,
  errors: records.filter(isWrong).length,
});

const VISITED: readonly string[] = ['session.start', 'portal.page'];
const FAILED_LOAD = 'portal.load_failure';

/** The API's own errors, too. */
const isWrong = (record: LogRecord): boolean => isError(record) || record.severity >= SEVERE;

/** What the errors of one kind have in common. */
export function kindOf({ event, attributes }: LogRecord): string {
  const kind = attributes[KIND_OF[event] ?? 'error'];
  return kind === undefined ? event : String(kind);
}
const KIND_OF: Readonly<Record<string, string>> = { exception: 'exception.type', [FAILED_LOAD]: 'portal.load.kind' };

const formOf = ({ attributes }: LogRecord): string => String(attributes['portal.form'] ?? '—');

const countBy = (records: readonly LogRecord[], of: (record: LogRecord) => string): Count[] =>
  groupsOf(records, of)
    .map((group) => ({ kind: of(group[0]), count: group.length }))
    .sort((one, other) => other.count - one.count);

function vitalsOf(records: readonly LogRecord[]): Vital[] {
  return VITALS.flatMap((name) => {
    const values = records
      .filter(({ event, attributes }) => event === 'browser.web_vital' && attributes['browser.web_vital.name'] === name)
      .map(({ attributes }) => attributes['browser.web_vital.value'])
      .filter((value) => typeof value === 'number');
    const p75 = p75Of(values);
    return p75 === undefined ? [] : [{ name, p75, count: values.length, isGood: p75 <= GOOD[name] }];
  });
}

/** The value that three of four visits do not exceed. */
export const p75Of = (values: readonly number[]): number | undefined =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1];

/** 404 is one, too: a month may have no bill yet. */
const isAnswer = (result: string): boolean => /^[123]/.test(result) || result === '404';

/** Times with other bounds cannot be added, so that such calls are listed apart. */
function slowestOf(times: readonly CallTimes[]): SlowCall[] {
  return groupsOf(times, ({ call, times: { bounds } }) => `${call} ${bounds}`)
    .map((group) => {
      const all = sumOf(group.map((one) => one.times));
      const failed = group.filter(({ result }) => !isAnswer(result)).map((one) => one.times);
      return {
        call: group[0].call,
        count: countOf(all.counts),
        failed: failed.length === 0 ? 0 : countOf(sumOf(failed).counts),
        p75: quantileOf(all, 0.75),
        p95: quantileOf(all, 0.95),
      };
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.p95 - one.p95)
    .slice(0, MOST_CALLS);
}

const countOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
