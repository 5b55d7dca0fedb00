import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';

/* A receiver of OTLP over HTTP. It takes nothing but what the protocol's JSON allows, and of that what we send. */

const Integer = v.pipe(v.string(), v.regex(/^\d+$/));
const Nanos = v.pipe(v.string(), v.regex(/^\d{19}$/));
const Attributes = v.array(
  v.strictObject({
    key: v.pipe(v.string(), v.regex(/^[a-z_]+(\.[a-z_]+)+$/)),
    value: v.union([
      v.strictObject({ stringValue: v.string() }),
      v.strictObject({ intValue: Integer }),
      v.strictObject({ doubleValue: v.number() }),
    ]),
  }),
);
const resource = v.strictObject({ attributes: Attributes });
const scope = v.strictObject({ name: v.string() });

const LogRecord = v.strictObject({
  timeUnixNano: Nanos,
  severityNumber: v.picklist([9, 17]),
  eventName: v.string(),
  attributes: Attributes,
});
const Logs = v.strictObject({
  resourceLogs: v.array(
    v.strictObject({ resource, scopeLogs: v.array(v.strictObject({ scope, logRecords: v.array(LogRecord) })) }),
  ),
});

const Point = v.pipe(
  v.strictObject({
    attributes: Attributes,
    startTimeUnixNano: Nanos,
    timeUnixNano: Nanos,
    count: Integer,
    sum: v.number(),
    bucketCounts: v.array(Integer),
    explicitBounds: v.array(v.number()),
  }),
  v.check(({ bucketCounts, explicitBounds }) => bucketCounts.length === explicitBounds.length + 1, 'a bucket too few'),
  v.check(({ count, bucketCounts }) => Number(count) === bucketCounts.reduce((all, one) => all + Number(one), 0)),
);
const Metric = v.strictObject({
  name: v.string(),
  unit: v.literal('s'),
  histogram: v.strictObject({ aggregationTemporality: v.literal(1), dataPoints: v.array(Point) }),
});
const Metrics = v.strictObject({
  resourceMetrics: v.array(
    v.strictObject({ resource, scopeMetrics: v.array(v.strictObject({ scope, metrics: v.array(Metric) })) }),
  ),
});

/** A record or a point, with its resource's attributes beside its own. */
export interface Arrived {
  readonly name: string;
  readonly service: string;
  readonly fields: Readonly<Record<string, string | number>>;
}

export interface Collector {
  readonly url: string;
  readonly arrived: readonly Arrived[];
  /** All bodies, for what must not be in them. */
  readonly texts: readonly string[];
  /** What was no OTLP. */
  readonly refused: readonly string[];
  close(): void;
}

export async function openCollector(origin: string): Promise<Collector> {
  const arrived: Arrived[] = [];
  const texts: string[] = [];
  const refused: string[] = [];

  async function take(request: IncomingMessage): Promise<void> {
    const text = Buffer.concat(await request.toArray()).toString();
    texts.push(text);
    try {
      if (request.headers['content-type'] !== 'application/json') throw new Error('no JSON');
      arrived.push(...(request.url === '/otlp/v1/logs' ? recordsIn(text) : pointsIn(text)));
    } catch (error) {
      refused.push(`${request.url}: ${error instanceof v.ValiError ? JSON.stringify(v.flatten(error.issues)) : error}`);
    }
  }
  // A beacon sends cookies, if there are any, so a browser asks whether it may.
  const headers = {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'content-type',
  };
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST') await take(request);
    response.writeHead(request.method === 'OPTIONS' ? 204 : 200, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/otlp`,
    arrived,
    texts,
    refused,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const recordsIn = (text: string): Arrived[] =>
  v
    .parse(Logs, JSON.parse(text))
    .resourceLogs.flatMap(({ resource, scopeLogs }) =>
      scopeLogs.flatMap(({ logRecords }) =>
        logRecords.map((record) => arrivedOf(record.eventName, resource.attributes, record.attributes)),
      ),
    );

const pointsIn = (text: string): Arrived[] =>
  v
    .parse(Metrics, JSON.parse(text))
    .resourceMetrics.flatMap(({ resource, scopeMetrics }) =>
      scopeMetrics.flatMap(({ metrics }) =>
        metrics.flatMap(({ name, histogram }) =>
          histogram.dataPoints.map((point) => arrivedOf(name, resource.attributes, point.attributes)),
        ),
      ),
    );

function arrivedOf(name: string, ...attributes: v.InferOutput<typeof Attributes>[]): Arrived {
  const fields = Object.fromEntries(
    attributes.flat().map(({ key, value }) => {
      const [[kind, held] = []] = Object.entries(value);
      return [key, kind === 'intValue' ? Number(held) : held];
    }),
  );
  return { name, service: String(fields['service.name']), fields };
}
