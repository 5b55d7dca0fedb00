import { REQUEST_SERVICES } from '@portal/contract/option';
import { areKnownServices, serviceName, servicesInRow } from './services.ts';

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
