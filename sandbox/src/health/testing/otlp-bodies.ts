import type { Attributes } from '../otlp.ts';

/* Bodies as browsers and the API send them. */

interface Sent {
  app?: string;
  version?: string;
}

export interface SentEvent extends Sent {
  event: string;
  session?: string;
  at?: string;
  attributes?: Attributes;
}

export interface SentTimes extends Sent {
  call?: string;
  status?: number;
  error?: string;
  bounds?: readonly number[];
  counts: readonly number[];
}

const resourceOf = ({ app = 'mf-billing', version = '1.2.0-ab' }: Sent) => ({
  attributes: attributesOf({
    'service.name': app,
    'service.version': version,
    'portal.registry.revision': 'r7',
    'deployment.environment.name': 'sandbox',
  }),
});

const attributesOf = (values: Attributes) =>
  Object.entries(values).map(([key, value]) => ({ key, value: anyValueOf(value) }));

function anyValueOf(value: Attributes[string]) {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { boolValue: value };
  return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
}

const nanoseconds = (at: string): string => `${Date.parse(at)}000000`;

export const logsBody = (...events: readonly SentEvent[]) => ({
  resourceLogs: events.map(({ event, session = 'visit-1', at, attributes = {}, ...build }) => ({
    resource: resourceOf(build),
    scopeLogs: [
      {
        logRecords: [
          {
            eventName: event,
            severityNumber: event === 'exception' ? 17 : 9,
            ...(at && { timeUnixNano: nanoseconds(at) }),
            attributes: attributesOf({ 'session.id': session, ...attributes }),
          },
        ],
      },
    ],
  })),
});

export const metricsBody = (...times: readonly SentTimes[]) => ({
  resourceMetrics: times.map(({ call = 'getBillings', status = 200, error, bounds = [0.1, 1], counts, ...build }) => ({
    resource: resourceOf(build),
    scopeMetrics: [
      {
        metrics: [
          {
            name: 'http.client.request.duration',
            unit: 's',
            histogram: {
              aggregationTemporality: 1,
              dataPoints: [
                {
                  attributes: attributesOf({
                    'portal.call': call,
                    ...(error ? { 'error.type': error } : { 'http.response.status_code': status }),
                  }),
                  count: String(counts.reduce((sum, count) => sum + count, 0)),
                  bucketCounts: counts.map(String),
                  explicitBounds: bounds,
                },
              ],
            },
          },
        ],
      },
    ],
  })),
});
