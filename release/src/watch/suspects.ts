import type { LiveVersions } from './live-versions.ts';

/** What a version's browsers have said, minute by minute; minutes without anything are left out. */
export interface WatchedVersion {
  readonly app: string;
  readonly version: string;
  readonly minutes: readonly {
    /** Its beginning, an instant. */
    readonly at: string;
    /** Visits that were shown a page of it. */
    readonly sessions: number;
    readonly errors: number;
  }[];
}

/** A version that does worse than the one before it. */
export interface Suspect {
  readonly app: string;
  readonly version: string;
  readonly before: string;
  /** Of the same ten minutes, or of the last ones in which the version before was there. */
  readonly errors: number;
  readonly sessions: number;
  readonly errorsBefore: number;
  readonly sessionsBefore: number;
}

const MINUTES = 10;
const TIMES = 3;
/** One customer with a broken extension is no reason to roll back. */
const FEWEST_ERRORS = 5;

/**
 * The versions of the last ten minutes that have three times the errors of the version before, by visits and minutes. A
 * canary is compared in the same way: the version before is what the other companies have.
 */
export function suspectsIn(versions: readonly WatchedVersion[], now: Date, live: LiveVersions = new Map()): Suspect[] {
  const since = minutesBefore(now.getTime(), MINUTES);
  return versions.flatMap((watched) => {
    const recent = countsSince(watched, since);
    const before = versionBefore(versions, watched, live.get(watched.app));
    if (!before || recent.errors < FEWEST_ERRORS) return [];
    const usual = countsSince(before, minutesBefore(lastMinute(before), MINUTES - 1));
    if (!isWorse(recent, usual)) return [];
    return [
      {
        app: watched.app,
        version: watched.version,
        before: before.version,
        ...recent,
        errorsBefore: usual.errors,
        sessionsBefore: usual.sessions,
      },
    ];
  });
}

interface Counts {
  readonly errors: number;
  readonly sessions: number;
}

/** In whole numbers, so that three times is three times. */
const isWorse = (recent: Counts, usual: Counts): boolean =>
  recent.errors * Math.max(1, usual.sessions) >= TIMES * usual.errors * Math.max(1, recent.sessions);

const minutesBefore = (time: number, minutes: number): number => time - minutes * 60_000;
const startsOf = ({ minutes }: WatchedVersion): number[] => minutes.map(({ at }) => Date.parse(at));
const firstMinute = (watched: WatchedVersion): number => Math.min(...startsOf(watched));
const lastMinute = (watched: WatchedVersion): number => Math.max(...startsOf(watched));

function countsSince({ minutes }: WatchedVersion, since: number): Counts {
  const recent = minutes.filter(({ at }) => Date.parse(at) >= since);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  return { errors: sum(recent.map(({ errors }) => errors)), sessions: sum(recent.map(({ sessions }) => sessions)) };
}

/** What the other companies have, of a canary. Else the version of that app that appeared last before it. */
function versionBefore(
  versions: readonly WatchedVersion[],
  watched: WatchedVersion,
  [current, canary]: readonly string[] = [],
): WatchedVersion | undefined {
  const others = versions.filter(({ app, version }) => app === watched.app && version !== watched.version);
  // Both may be older than what is kept, so that their first minutes say nothing.
  if (watched.version === canary) return others.find(({ version }) => version === current);
  return others
    .filter((other) => other.version !== canary && firstMinute(other) < firstMinute(watched))
    .sort((one, other) => firstMinute(other) - firstMinute(one))[0];
}
