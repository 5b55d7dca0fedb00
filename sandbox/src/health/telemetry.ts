import type { Clock } from '@portal/lessee-api/platform';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMinuteLimit } from '#reports/minute-limit.ts';
import { createRecent, type Recent } from '#reports/recent.ts';
import { type Build, type CallTimes, type LogRecord, readCallTimes, readLogs } from './otlp.ts';
import { buildKey } from './versions.ts';

const MAX_BYTES = 256_000;
/** Enough for all pages of a browser that runs tests, and for the API. */
const MOST_A_MINUTE = 1200;
const MOST_RECORDS = 20_000;
const MOST_TIMES = 20_000;
const MOST_BUILDS = 1000;

/** What browsers and the API have said in the last hour. */
export interface Telemetry {
  readonly records: Recent<LogRecord>;
  readonly callTimes: Recent<CallTimes>;
  /** When each build was first heard of. */
  readonly since: Map<string, string>;
}

export const createTelemetry = (clock: Clock): Telemetry => ({
  records: createRecent<LogRecord>(clock, MOST_RECORDS),
  callTimes: createRecent<CallTimes>(clock, MOST_TIMES),
  since: new Map(),
});

/** Where telemetry is sent by OTLP over HTTP, in JSON, below /sandbox/otlp. */
export function createOtlpRoutes({ records, callTimes, since }: Telemetry, clock: Clock): Hono {
  const app = new Hono();
  const isWithinLimit = createMinuteLimit(clock, MOST_A_MINUTE);
  app.use(bodyLimit({ maxSize: MAX_BYTES, onError: (context) => context.json({}, 413) }), async (context, next) =>
    isWithinLimit() ? next() : context.json({}, 429),
  );
  /** The answers are those of OTLP. */
  const take = <Entry extends Build>(context: Context, entries: readonly Entry[] | null, into: Recent<Entry>) => {
    if (entries === null) return context.json({ message: 'The body is to be OTLP in JSON.' }, 400);
    for (const key of new Set(entries.map(buildKey))) {
      if (!since.has(key) && since.size < MOST_BUILDS) since.set(key, clock.now().toISOString());
    }
    into.add(entries);
    return context.json({});
  };
  app.post('/v1/logs', async (context) => take(context, readLogs(await bodyOf(context), clock.now()), records));
  app.post('/v1/metrics', async (context) => take(context, readCallTimes(await bodyOf(context)), callTimes));
  return app;
}

/** The content type does not count: a page that is being closed can only send text. */
const bodyOf = (context: Context): Promise<unknown> => context.req.json().catch(() => null);
