import type { Build, LogRecord } from './otlp.ts';

/** What happened to a version in each minute. Minutes in which nothing happened are left out. */
interface VersionMinutes {
  readonly app: string;
  readonly version: string;
  readonly minutes: readonly Minute[];
}

export interface Minute {
  /** Its beginning. */
  readonly at: string;
  /** Visits that were shown a page of this version. */
  readonly sessions: number;
  readonly errors: number;
}

const ERRORS: readonly string[] = ['exception', 'portal.load_failure', 'portal.area_card'];

export const isError = ({ event }: Pick<LogRecord, 'event'>): boolean => ERRORS.includes(event);

export const HOUR_MS = 3_600_000;
export const MINUTE_MS = 60_000;

export const minuteOf = (time: string): string =>
  new Date(Math.floor(Date.parse(time) / MINUTE_MS) * MINUTE_MS).toISOString();

/** Of the last hour, by app and version. */
export function versionsOf(records: readonly LogRecord[], now: Date): VersionMinutes[] {
  const recent = records.filter(({ time }) => Date.parse(time) > now.getTime() - HOUR_MS);
  return groupsOf(recent, buildKey)
    .map((group) => ({ ...buildOf(group), minutes: minutesOf(group) }))
    .filter(({ minutes }) => minutes.length > 0)
    .sort((one, other) => buildKey(one).localeCompare(buildKey(other)));
}

export const buildKey = ({ app, version }: Pick<Build, 'app' | 'version'>): string => `${app} ${version}`;

const buildOf = ([{ app, version }]: Group<Build>): Pick<Build, 'app' | 'version'> => ({ app, version });

const minutesOf = (records: readonly LogRecord[]): Minute[] => {
  const visits = (minute: readonly LogRecord[]) =>
    minute.flatMap(({ event, session }) => (event === 'portal.page' && session ? [session] : []));
  return minutesBy(
    records.filter((record) => isError(record) || record.event === 'portal.page'),
    (minute) => ({ sessions: new Set(visits(minute)).size, errors: minute.filter(isError).length }),
  );
};

export const minutesBy = (
  records: readonly LogRecord[],
  count: (minute: readonly LogRecord[]) => Omit<Minute, 'at'>,
): Minute[] =>
  groupsOf(records, ({ time }) => minuteOf(time))
    .map((group) => ({ at: minuteOf(group[0].time), ...count(group) }))
    .sort((one, other) => one.at.localeCompare(other.at));

type Group<Item> = readonly [Item, ...Item[]];

export function groupsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): Group<Item>[] {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}
