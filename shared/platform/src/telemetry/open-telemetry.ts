import { busyNow } from '../busy/busy.ts';
import { isTyped } from '../busy/typing.ts';
import { observe, setObserver } from '../observe/index.ts';
import { createDurations } from './durations.ts';
import { type LogRecord, logsRequest, metricsRequest } from './otlp.ts';
import { type About, createRecords } from './records.ts';
import { watchVitals } from './vitals.ts';

/** What happens within this time is sent together. */
const EVERY_MS = 15_000;
/** Browsers take 64 KB at once. */
const LOGS_MAX = 50;

/** Sends from now on what a visit was like, and what has been observed before. */
export function openTelemetry({ url, ...about }: About & { url: string }): void {
  const records = createRecords(about);
  const durations = createDurations(performance.timeOrigin);
  let logs: LogRecord[] = [];

  function flush(): void {
    const points = durations.take();
    if (points.length > 0) post(`${url}/v1/metrics`, metricsRequest(points));
    if (logs.length > 0) post(`${url}/v1/logs`, logsRequest(logs));
    logs = [];
  }
  function add(record: LogRecord | undefined): void {
    if (record) logs.push(record);
    if (logs.length >= LOGS_MAX) flush();
  }

  setObserver((observed) => {
    if (observed.kind === 'call') {
      durations.add(records.ofCall(observed));
      add(records.ofFailedCall(observed));
    } else add(records.of(observed));
  });
  if (about.visit.isNew) add(records.start());
  watchVitals((vital) => add(records.ofVital(vital)));
  setInterval(flush, EVERY_MS);
  // After those of web-vitals, which tells its values when the page is hidden.
  document.addEventListener('visibilitychange', flush);
  window.addEventListener('pagehide', () => {
    if (isTyped() || busyNow().some(({ kind }) => kind !== 'running')) observe({ kind: 'abandoned' });
    flush();
  });
}

/** Nobody hears whether it arrives: the portal works without. */
function post(address: string, request: unknown): void {
  try {
    navigator.sendBeacon(address, new Blob([JSON.stringify(request)], { type: 'application/json' }));
  } catch {
    // An error here would be told to the customer.
  }
}
