import { createDurations } from './durations.ts';
import { BOUNDS, logsRequest, metricsRequest } from './otlp.ts';

const orders = { 'service.name': 'mf-orders', 'service.version': '2' };
const billing = { 'service.name': 'mf-billing', 'service.version': '1', 'portal.registry.revision': undefined };
const text = (key: string, stringValue: string) => ({ key, value: { stringValue } });

test('records become one entry for each build, in the JSON of OTLP', () => {
  const record = { at: 1_764_495_000_123, severity: 9, event: 'portal.page' };
  const request = logsRequest([
    { ...record, resource: orders, fields: { 'portal.page': '/order', share: 0.5, none: undefined } },
    { ...record, resource: billing, fields: {} },
    { ...record, resource: { ...orders }, fields: { count: 2n } },
  ]);
  const common = { timeUnixNano: '1764495000123000000', severityNumber: 9, eventName: 'portal.page' };
  const scope = { name: 'portal.browser' };
  expect(request).toEqual({
    resourceLogs: [
      {
        resource: { attributes: [text('service.name', 'mf-orders'), text('service.version', '2')] },
        scopeLogs: [
          {
            scope,
            logRecords: [
              { ...common, attributes: [text('portal.page', '/order'), { key: 'share', value: { doubleValue: 0.5 } }] },
              { ...common, attributes: [{ key: 'count', value: { intValue: '2' } }] },
            ],
          },
        ],
      },
      {
        resource: { attributes: [text('service.name', 'mf-billing'), text('service.version', '1')] },
        scopeLogs: [{ scope, logRecords: [{ ...common, attributes: [] }] }],
      },
    ],
  });
});

test('durations are counted by build, call and result, since they were last taken', () => {
  jest.useFakeTimers({ now: 1_764_495_000_000 });
  const durations = createDurations(Date.now());
  const fields = { 'portal.call': 'GET /order', 'http.response.status_code': 200n };
  const at = 1_764_495_001_000;
  for (const ms of [4, 120, 20_000]) durations.add({ resource: orders, fields, at, ms });
  durations.add({ resource: orders, fields: { ...fields, 'http.response.status_code': 503n }, at, ms: 1 });
  const [of200, of503, ...none] = durations.take();
  expect(none).toEqual([]);
  expect(of503?.buckets[0]).toBe(1);
  expect(durations.take()).toEqual([]);

  const request = metricsRequest(of200 ? [of200] : []);
  const bucketCounts = ['1', '0', '0', '0', '0', '0', '1', '0', '0', '0', '0', '0', '0', '0', '1'];
  expect(bucketCounts).toHaveLength(BOUNDS.length + 1);
  expect(request.resourceMetrics[0]?.scopeMetrics[0]?.metrics).toEqual([
    {
      name: 'http.client.request.duration',
      unit: 's',
      histogram: {
        aggregationTemporality: 1,
        dataPoints: [
          {
            attributes: [
              text('portal.call', 'GET /order'),
              { key: 'http.response.status_code', value: { intValue: '200' } },
            ],
            startTimeUnixNano: '1764495000000000000',
            timeUnixNano: '1764495001000000000',
            count: '3',
            sum: 20.124,
            bucketCounts,
            explicitBounds: BOUNDS,
          },
        ],
      },
    },
  ]);
  jest.useRealTimers();
});
