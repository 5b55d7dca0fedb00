import { REQUEST_SERVICES } from '@portal/contract/option';
import { areKnownServices, serviceLine, serviceName, servicesInRow } from './services.ts';

test.each([
  ['roadPermit', '道路使用許可'],
  ['other', 'その他の申請'],
  ['droneSurvey', 'droneSurvey'],
])('the service %s is called %s', (service, name) => {
  expect(serviceName(service)).toBe(name);
});

test('every service has its own name', () => {
  expect(new Set(REQUEST_SERVICES.map(serviceName)).size).toBe(16);
});

test('every service has a line of its own, short enough for one line on a phone', () => {
  const lines = REQUEST_SERVICES.map(serviceLine);
  expect(new Set(lines).size).toBe(16);
  expect(lines.filter((line) => line === null || [...line].length > 18)).toEqual([]);
  expect(serviceLine('guard')).toBe('交通誘導や夜間の警備を手配します。');
  expect(serviceLine('droneSurvey')).toBeNull();
});

test.each<[readonly string[], boolean]>([
  [REQUEST_SERVICES, true],
  [[], true],
  [['guard', 'droneSurvey'], false],
])('the form knows %j: %s', (services, isKnown) => {
  expect(areKnownServices(services)).toBe(isKnown);
});

test.each<[string[], string[], number]>([
  [['guard'], ['警備員の手配'], 0],
  [['guard', 'weed'], ['警備員の手配', '除雪・除草'], 0],
  [['guard', 'weed', 'other'], ['警備員の手配', '除雪・除草'], 1],
  [['office', 'containerOffice', 'rental', 'land'], ['事務所の手配', 'コンテナオフィス'], 2],
])('a row with %j names %j and says that there are %i more', (services, names, more) => {
  expect(servicesInRow(services)).toEqual({ names, more });
});
