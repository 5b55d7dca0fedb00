import { REQUEST_SERVICES } from '@portal/contract/option';
import { SAMPLE_SERVICE_LINES } from './sample-service-lines.ts';

test('every service has a line of its own, short enough for one line on a phone', () => {
  const lines = REQUEST_SERVICES.map((service) => SAMPLE_SERVICE_LINES[service]);
  expect(new Set(lines).size).toBe(16);
  expect(lines.filter((line) => [...line].length > 18)).toEqual([]);
});
