import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { AggregationTemporalityPreference, OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import {
  AggregationType,
  InstrumentType,
  MeterProvider,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import type { Log, LogEntry } from '#api/core/log.ts';
import { packageFolder } from '#package-folder.ts';
import { DURATION_BOUNDS_S } from '../management/metrics.ts';

export interface TelemetryOptions {
  /** Of a collector; the signals' own paths follow. */
  readonly endpoint: string;
  readonly environment: string;
  /** Where it is said that nothing arrives. */
  readonly log: Log;
  readonly everyMs?: { readonly logs: number; readonly metrics: number };
}

export interface Telemetry {
  /** Keeps the entry for the next batch. */
  readonly log: Log;
  /** Sends what is left, within two seconds. */
  stop(): Promise<void>;
}

/** What more comes while the collector is away is dropped. */
const MOST_WAITING = 2048;
const ANSWER_MS = 5_000;
const LAST_MS = 2_000;
const SAY_AGAIN_MS = 600_000;
const SEVERITY = { info: 9, warn: 13, error: 17 } as const;

/**
 * The log and the times of the calls by OTLP over HTTP, in JSON. `OTEL_RESOURCE_ATTRIBUTES` and
 * `OTEL_EXPORTER_OTLP_HEADERS` are read by the libraries.
 */
export function startTelemetry({ endpoint, environment, log, everyMs }: TelemetryOptions): Telemetry {
  sayFailures(log);
  const address = (signal: string) => `${endpoint.replace(/\/$/, '')}/v1/${signal}`;
  const resource = resourceFromAttributes({
    'service.name': 'lessee-api',
    'service.version': ownVersion(),
    'deployment.environment.name': environment,
  }).merge(detectResources({ detectors: [envDetector] }));

  const logs = new LoggerProvider({
    resource,
    processors: [
      new BatchLogRecordProcessor({
        exporter: new OTLPLogExporter({ url: address('logs'), timeoutMillis: ANSWER_MS }),
        maxQueueSize: MOST_WAITING,
        scheduledDelayMillis: everyMs?.logs ?? 5_000,
      }),
    ],
  });
  const metrics = new MeterProvider({
    resource,
    views: [
      {
        instrumentType: InstrumentType.HISTOGRAM,
        aggregation: { type: AggregationType.EXPLICIT_BUCKET_HISTOGRAM, options: { boundaries: DURATION_BOUNDS_S } },
      },
    ],
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({
          url: address('metrics'),
          timeoutMillis: ANSWER_MS,
          temporalityPreference: AggregationTemporalityPreference.DELTA,
        }),
        exportIntervalMillis: everyMs?.metrics ?? 60_000,
        exportTimeoutMillis: Math.min(ANSWER_MS, everyMs?.metrics ?? ANSWER_MS),
      }),
    ],
  });

  const logger = logs.getLogger('portal');
  const calls = metrics.getMeter('portal').createHistogram('http.server.request.duration', { unit: 's' });
  return {
    log: (entry) => {
      const { level, event, ...fields } = entry;
      logger.emit({ eventName: event, severityNumber: SEVERITY[level], severityText: level, attributes: fields });
      if (event === 'request' && typeof entry.ms === 'number') calls.record(entry.ms / 1000, labelsOf(entry));
    },
    stop: async () => {
      await Promise.race([
        Promise.allSettled([logs.shutdown(), metrics.shutdown()]),
        wait(LAST_MS, undefined, { ref: false }),
      ]);
    },
  };
}

/** The call’s name is the one by which browsers tell it. */
const labelsOf = ({ method, route, status }: LogEntry) => ({
  'http.request.method': method,
  'http.route': route,
  'http.response.status_code': status,
  'portal.call': `${method} ${route}`,
});

/** Once in ten minutes. Not by telemetry itself, which would fail again. */
function sayFailures(log: Log): void {
  let saidAt = Number.NEGATIVE_INFINITY;
  setGlobalErrorHandler((error) => {
    if (performance.now() - saidAt < SAY_AGAIN_MS) return;
    saidAt = performance.now();
    log({ level: 'warn', event: 'telemetry not delivered', error: error instanceof Error ? error.name : typeof error });
  });
}

/** Of its package; which commit runs is said by `service.version` in `OTEL_RESOURCE_ATTRIBUTES`. */
function ownVersion(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(new URL('package.json', packageFolder), 'utf8'));
  return version;
}
