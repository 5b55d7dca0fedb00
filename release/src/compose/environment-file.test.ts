import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localEnvironment, PORTS } from '@portal/app-kit/build/local-environment';
import { readEnvironmentFile } from './environment-file.ts';

const example = readFileSync(join(__dirname, '../../../docs/environment.example.json'), 'utf8');
/** The example with a change. */
const changed = (change: (environment: ReturnType<typeof JSON.parse>) => void): string => {
  const environment = JSON.parse(example);
  change(environment);
  return JSON.stringify(environment);
};

test('the example is an environment', () => {
  expect(readEnvironmentFile(example)).toEqual(JSON.parse(example));
});

test('the API may be on the portal’s own origin, at a path', () => {
  const text = changed((environment) => Object.assign(environment, { apiHost: '/api' }));
  expect(readEnvironmentFile(text).apiHost).toBe('/api');
});

test('an nginx may lack the module for brotli', () => {
  const text = changed((environment) => Object.assign(environment, { nginx: { brotli: false } }));
  expect(readEnvironmentFile(text).nginx).toEqual({ brotli: false });
});

test('the provider need not promise anything', () => {
  const text = changed((environment) => {
    for (const name of ['serviceLines', 'rentNote', 'applicationNote'] as const) delete environment[name];
  });
  expect(Object.keys(readEnvironmentFile(text)).join()).not.toMatch(/serviceLines|Note/);
});

test.each<[problem: string, text: string]>([
  ['it is not JSON', '{'],
  ['the file: Invalid type', 'null'],
  ['name: is missing', '{}'],
  ['apiHost: is missing', changed((environment) => delete environment.apiHost)],
  ['firebase.options.projectId: is missing', changed(({ firebase }) => delete firebase.options.projectId)],
  [
    'apiHost: an origin without a path, or a path of one segment',
    changed((environment) => Object.assign(environment, { apiHost: 'https://a.jp/v1' })),
  ],
  ['apiHost: an origin', changed((environment) => Object.assign(environment, { apiHost: '/' }))],
  ['apiHost: an origin', changed((environment) => Object.assign(environment, { apiHost: '//evil.example' }))],
  [
    'apiHost: expected https',
    changed((environment) => Object.assign(environment, { apiHost: 'http://api.example.jp' })),
  ],
  ['geo.tiles: expected https', changed(({ geo }) => Object.assign(geo, { tiles: 'http://a.jp/{z}/{x}/{y}.png' }))],
  ['links.terms: expected https', changed(({ links }) => Object.assign(links, { terms: 'http://example.jp' }))],
  ['reports: expected https', changed((environment) => Object.assign(environment, { reports: 'http://a.jp/r' }))],
  ['reports: an address without a query', changed((all) => Object.assign(all, { reports: 'https://a.jp/r?a="' }))],
  [
    'telemetry.url: expected https',
    changed((all) => Object.assign(all, { telemetry: { url: 'http://a.jp', share: 1 } })),
  ],
  [
    'telemetry.url: an address without a query',
    changed((all) => Object.assign(all, { telemetry: { url: 'https://a.jp/?key=1', share: 1 } })),
  ],
  [
    'firebase.breachedPasswords: https, with a slash at its end',
    changed(({ firebase }) => Object.assign(firebase, { breachedPasswords: 'https://leaks.example/range' })),
  ],
  ['telemetry.share', changed((all) => Object.assign(all, { telemetry: { url: 'https://a.jp', share: 50 } }))],
  [
    'firebase.options.measurmentId: nothing has this name',
    changed(({ firebase }) => Object.assign(firebase.options, { measurmentId: 'G-1' })),
  ],
  [
    'firebase.options.apiKey: expected the key as Firebase shows it',
    changed(({ firebase }) => Object.assign(firebase.options, { apiKey: 'AIza…' })),
  ],
  [
    'serviceLines.roadpermit: nothing has this name',
    changed((environment) => Object.assign(environment, { serviceLines: { roadpermit: '申請を代行します。' } })),
  ],
  [
    'serviceLines.guard: expected a line of text',
    changed((environment) => Object.assign(environment, { serviceLines: { guard: ' ' } })),
  ],
  [
    'serviceLines.guard: Invalid type',
    changed((environment) => Object.assign(environment, { serviceLines: { guard: null } })),
  ],
  ['rentNote: expected a line of text', changed((environment) => Object.assign(environment, { rentNote: ' ' }))],
  ['applicationNote: Invalid type', changed((environment) => Object.assign(environment, { applicationNote: 2 }))],
  [
    'analyticsConsent: asks for nothing without firebase.options.measurementId',
    changed((environment) => Object.assign(environment, { analyticsConsent: true })),
  ],
  ['firebase.options.appId: is missing', changed(({ firebase }) => delete firebase.options.appId)],
  [
    'allowRemoteOverrides: expected false in production',
    changed((environment) => Object.assign(environment, { allowRemoteOverrides: true })),
  ],
  ['name: expected dev, staging or production', JSON.stringify(localEnvironment(PORTS))],
  ['firebase.emulators: expected none', JSON.stringify(localEnvironment(PORTS))],
])('%s', (problem, text) => {
  expect(() => readEnvironmentFile(text)).toThrow(problem);
});

test('everything that is wrong is said at once', () => {
  const text = changed((environment) =>
    Object.assign(environment, { apiHost: 'http://api.example.jp', companyname: 'x' }),
  );
  expect(() => readEnvironmentFile(text)).toThrow('  companyname: nothing has this name\n  apiHost: expected https');
});

test('a test environment may point areas at a development server', () => {
  const text = changed((environment) => Object.assign(environment, { name: 'staging', allowRemoteOverrides: true }));
  expect(readEnvironmentFile(text).allowRemoteOverrides).toBe(true);
});
