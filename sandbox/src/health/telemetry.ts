import type { Clock } from '@portal/lessee-api/platform';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createRecent, type Recent } from '#reports/recent.ts';
import { type CallTimes, type LogRecord, readCallTimes, readLogs } from './otlp.ts';

const MAX_BYTES = 256_000;
/** Of all pages of a browser that runs tests, and of the API. */
const MOST_A_MINUTE = 1200;
const MOST_RECORDS = 20_000;
const MOST_TIMES = 20_000;

/** What browsers and the API have said in the last hour. */
export interface Telemetry {
  readonly records: Recent<LogRecord>;
  readonly callTimes: Recent<CallTimes>;
}

export const createTelemetry = (clock: Clock): Telemetry => ({
  records: createRecent<LogRecord>(clock, MOST_RECORDS),
  callTimes: createRecent<CallTimes>(clock, MOST_TIMES),
});

/** Where telemetry is sent by OTLP over HTTP, in JSON, below /sandbox/otlp. */
export function createOtlpRoutes(telemetry: Telemetry, clock: Clock): Hono {
  const { records, callTimes } = telemetry;
  const app = new Hono();
  let minute = { startedAt: 0, count: 0 };
  app.use(bodyLimit({ maxSize: MAX_BYTES, onError: (context) => context.json({}, 413) }), async (context, next) => {
    const now = clock.now().getTime();
    if (now - minute.startedAt >= 60_000) minute = { startedAt: now, count: 0 };
    minute.count += 1;
    return minute.count > MOST_A_MINUTE ? context.json({}, 429) : next();
  });
  app.post('/v1/logs', async (context) => take(context, readLogs(await bodyOf(context), clock.now()), records));
  app.post('/v1/metrics', async (context) => take(context, readCallTimes(await bodyOf(context)), callTimes));
  return app;
}

/** Whatever type it says: what a page sends while it is left may only be text. */
const bodyOf = (context: Context): Promise<unknown> => context.req.json().catch(() => null);

/** The answers are those of OTLP. */
function take<Entry extends object>(context: Context, entries: readonly Entry[] | null, into: Recent<Entry>): Response {
  if (entries === null) return context.json({ message: 'The body is to be OTLP in JSON.' }, 400);
  into.add(entries);
  return context.json({});
}
