import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Log, LogEntry } from '#api/core/log.ts';
import { countMails } from '#clients/mail/dead-letters.ts';
import type { Db } from '#database/database.ts';

/** From what nobody notices to the eight seconds that the portal waits. */
export const DURATION_BOUNDS_S = [0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 4, 8];

export interface Metrics {
  /** Counts each entry, and passes it on. */
  readonly log: Log;
  readonly contentType: string;
  /** As Prometheus reads them. */
  text(): Promise<string>;
}

/**
 * The figures of this process, under the names of OpenTelemetry's conventions where these have one. They are made from
 * the log, so they hold what may be logged: routes, events and numbers, and no customer.
 */
export function createMetrics(db: Db, log: Log): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'How long the calls took, by route and status.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: DURATION_BOUNDS_S,
    registers,
  });
  const entries = new Counter({
    name: 'portal_log_entries_total',
    help: 'Entries of the log above info.',
    labelNames: ['level', 'event'],
    registers,
  });
  new Gauge({
    name: 'portal_mails',
    help: 'Mails that wait to be sent, and mails that were given up.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      // Without the database the other figures are still read.
      const counts = await countMails(db).catch(() => null);
      if (counts === null) return;
      this.set({ state: 'waiting' }, counts.waiting);
      this.set({ state: 'given_up' }, counts.dead);
    },
  });
  const count = (entry: LogEntry): void => {
    const { level, event, method, route, status, ms } = entry;
    if (level !== 'info') entries.inc({ level, event });
    if (event !== 'request' || typeof ms !== 'number') return;
    const labels = { http_request_method: method, http_route: route, http_response_status_code: status };
    requests.observe(labels, ms / 1000);
  };
  return {
    log: (entry) => {
      count(entry);
      log(entry);
    },
    contentType: register.contentType,
    text: () => register.metrics(),
  };
}
