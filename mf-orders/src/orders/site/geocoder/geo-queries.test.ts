import { type FakeGeo, installFakeApi } from '@portal/app-kit/testing';
import { setReporter } from '@portal/platform/observe';
import { QueryClient } from '@portal/platform/query';
import { geoQueries } from './geo-queries.ts';

const SERVICES = {
  tiles: 'http://geo.test/{z}/{x}/{y}.png',
  search: 'http://geo.test/search',
  reverse: 'http://geo.test/reverse',
};
const reports: unknown[] = [];
beforeEach(() => {
  reports.length = 0;
  setReporter(async (report) => void reports.push(report));
});

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });
function search(text: string, geo: FakeGeo) {
  installFakeApi({}, geo);
  return client().fetchQuery(geoQueries.search(SERVICES, text));
}
function town(geo: FakeGeo) {
  installFakeApi({}, geo);
  return client().fetchQuery(geoQueries.town(SERVICES, { latitude: 35.69, longitude: 139.69 }));
}
const feature = (title: unknown, coordinates: unknown = [139.6927, 35.6905]) => ({
  geometry: { type: 'Point', coordinates },
  properties: { title, addressCode: '' },
});

test('a candidate has its title and its place; what is unusable or doubled is left out', async () => {
  const answer = [feature('西新宿'), feature('西新宿'), feature(''), feature('海', [999, 35]), { any: 'thing' }];
  expect(await search('西新宿', { search: () => answer })).toEqual([
    { title: '西新宿', location: { latitude: 35.6905, longitude: 139.6927 } },
  ]);
});

test('full-width digits are searched as ordinary ones', async () => {
  const asked: string[] = [];
  await search('　西新宿２－８ ', { search: (text) => asked.push(text) && [] });
  expect(asked).toEqual(['西新宿2-8']);
});

test.each([
  [{ results: { muniCd: '13104', lv01Nm: '西新宿二丁目' } }, '東京都新宿区西新宿二丁目'],
  [{ results: { muniCd: '1101', lv01Nm: '−' } }, '北海道札幌市中央区'],
  [{ results: { muniCd: '99999', lv01Nm: '町' } }, null],
  [{}, null],
])('the town of %j is %s', async (answer, name) => {
  expect(await town({ reverse: () => answer })).toBe(name);
});

test('a service that cannot be reached is a failure, and no defect of ours', async () => {
  const down = () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(search('西新宿', { search: down })).rejects.toThrow('no usable answer');
  expect(reports).toEqual([]);
});

test('an answer of another shape is a failure, and reported', async () => {
  await expect(search('西新宿', { search: () => ({ features: [] }) })).rejects.toThrow('another shape');
  expect(reports).toHaveLength(1);
});
