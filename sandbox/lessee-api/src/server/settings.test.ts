import { readSettings } from './settings.ts';

const complete = {
  NODE_ENV: 'production',
  PROJECT_ID: 'portal-prod',
  DATABASE_URL: 'postgres://portal:secret-word@db.internal/portal',
  PORTAL_ORIGINS: 'https://portal.example.jp, https://next.portal.example.jp',
} as const;

test('what is not said has a default: this machine only, port 8080, Google’s keys', () => {
  expect(readSettings(complete)).toEqual({
    projectId: 'portal-prod',
    databaseUrl: complete.DATABASE_URL,
    portalOrigins: ['https://portal.example.jp', 'https://next.portal.example.jp'],
    host: '127.0.0.1',
    port: 8080,
    proxies: [],
    management: null,
    telemetryEndpoint: null,
    drainSeconds: 0,
    retention: { audit: 365, entries: 365, errorReports: 90, mails: 30, uploads: 30 },
    sessionMaxHours: null,
    keySet: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    services: { identity: null, storage: null, mail: null, scanner: null },
  });
});

test('address, port, key set and retention are configurable', () => {
  const environment = {
    HOST: '0.0.0.0',
    PORT: '80',
    JWKS_URL: 'http://localhost:9000/keys',
    AUDIT_RETENTION_DAYS: '30',
    ENTRY_RETENTION_DAYS: '31',
    ERROR_REPORT_RETENTION_DAYS: '32',
    MAIL_RETENTION_DAYS: '9999',
    UPLOAD_RETENTION_DAYS: '8',
    SESSION_MAX_HOURS: '12',
  };
  const settings = readSettings({ ...complete, ...environment });
  expect(settings).toMatchObject({
    host: '0.0.0.0',
    port: 80,
    keySet: 'http://localhost:9000/keys',
    retention: { audit: 30, entries: 31, errorReports: 32, mails: 9999, uploads: 8 },
    sessionMaxHours: 12,
  });
});

test('state and figures have a port of their own, on this machine unless it says otherwise; a stop may take its time', () => {
  expect(readSettings({ ...complete, MANAGEMENT_PORT: '9464', DRAIN_SECONDS: '15' })).toMatchObject({
    management: { host: '127.0.0.1', port: 9464 },
    drainSeconds: 15,
  });
  const elsewhere = { MANAGEMENT_PORT: '9464', MANAGEMENT_HOST: '10.0.0.4' };
  expect(readSettings({ ...complete, ...elsewhere }).management).toEqual({ host: '10.0.0.4', port: 9464 });
  expect(() => readSettings({ ...complete, DRAIN_SECONDS: '61' })).toThrow(
    'DRAIN_SECONDS: expected at most 60 seconds',
  );
});

test('telemetry goes to the collector that is named', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318';
  expect(readSettings({ ...complete, OTEL_EXPORTER_OTLP_ENDPOINT }).telemetryEndpoint).toBe('http://collector:4318');
  for (const wrong of ['collector:4318', 'grpc://collector:4317', 'https://collector.example/?key=secret-word']) {
    expect(() => readSettings({ ...complete, OTEL_EXPORTER_OTLP_ENDPOINT: wrong })).toThrow(
      /^The environment is not complete:\n {2}OTEL_EXPORTER_OTLP_ENDPOINT: expected the address of a collector/,
    );
  }
});

test('uploads are kept for longer than the portal keeps the draft that they are for', () => {
  expect(() => readSettings({ ...complete, UPLOAD_RETENTION_DAYS: '7' })).toThrow(
    'UPLOAD_RETENTION_DAYS: expected at least 8 days: a draft is kept for 7',
  );
});

test('a scanner is named by its socket, or by host and port', () => {
  const scannerOf = (MALWARE_SCANNER: string) => readSettings({ ...complete, MALWARE_SCANNER }).services.scanner;
  expect(scannerOf('unix:/run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' });
  expect(scannerOf('tcp://clamav:3310')).toEqual({ host: 'clamav', port: 3310 });
  for (const wrong of [
    'clamav:3310',
    'tcp://clamav',
    'https://clamav:3310',
    'unix:clamd.ctl',
    'tcp://user@clamav:3310',
  ])
    expect(() => scannerOf(wrong)).toThrow('MALWARE_SCANNER: expected unix:/path of a socket, or tcp://host:port');
});

test('the identity provider is asked when it is named; an emulator only on this machine', () => {
  expect(readSettings({ ...complete, IDENTITY_PROVIDER: 'firebase' }).services.identity).toEqual({
    emulatorHost: undefined,
  });
  const rehearsal = { IDENTITY_PROVIDER: 'firebase', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
  expect(readSettings({ ...complete, ...rehearsal }).services.identity).toEqual({ emulatorHost: '127.0.0.1:9099' });
});

test('proxies are named by their addresses', () => {
  const settings = readSettings({ ...complete, PROXY_ADDRESSES: '127.0.0.1, 10.0.0.0/8' });
  expect(settings.proxies).toEqual(['127.0.0.1', '10.0.0.0/8']);
});

test('a bucket’s address says whose it is', () => {
  const storageOf = (variables: object) => readSettings({ ...complete, ...variables }).services.storage;
  expect(storageOf({ STORAGE_BUCKET: 'gs://portal-prod.firebasestorage.app' })).toEqual({
    kind: 'google',
    bucket: 'portal-prod.firebasestorage.app',
    readMinutes: 10,
    emulator: undefined,
  });
  const rehearsal = { STORAGE_BUCKET: 'gs://portal-prod', STORAGE_EMULATOR_HOST: 'http://127.0.0.1:9199' };
  expect(storageOf(rehearsal)).toMatchObject({ emulator: 'http://127.0.0.1:9199' });
  const other = { STORAGE_BUCKET: 's3://portal', S3_ENDPOINT: 'https://s3.example.jp', STORAGE_READ_MINUTES: '5' };
  expect(storageOf(other)).toEqual({
    kind: 's3',
    bucket: 'portal',
    readMinutes: 5,
    endpoint: 'https://s3.example.jp',
    region: 'ap-northeast-1',
  });
});

test('mails go to a server over TLS, from an address', () => {
  const variables = { MAIL_SERVER: 'smtps://portal:secret-word@mail.internal', MAIL_FROM: '会社 <noreply@example.jp>' };
  expect(readSettings({ ...complete, ...variables }).services.mail).toEqual({
    server: variables.MAIL_SERVER,
    from: variables.MAIL_FROM,
    domain: 'example.jp',
  });
});

test('a mail server without a sender, or a sender without a server, is told', () => {
  for (const variables of [
    { MAIL_SERVER: 'smtps://portal:secret-word@mail.internal' },
    { MAIL_FROM: 'a@example.jp' },
  ]) {
    const read = () => readSettings({ ...complete, ...variables });
    expect(read).toThrow('  MAIL_FROM: expected both or none: MAIL_SERVER and MAIL_FROM');
    expect(read).not.toThrow(/secret-word/);
  }
});

test.each<[name: string, value: string | undefined]>([
  ['NODE_ENV', undefined],
  ['NODE_ENV', 'development'],
  ['PROJECT_ID', undefined],
  ['PROJECT_ID', ''],
  ['PROJECT_ID', 'demo-portal'],
  ['DATABASE_URL', undefined],
  ['DATABASE_URL', 'mysql://portal:secret-word@db.internal/portal'],
  ['PORTAL_ORIGINS', undefined],
  ['PORTAL_ORIGINS', ''],
  ['PORTAL_ORIGINS', '*'],
  ['PORTAL_ORIGINS', 'http://portal.example.jp'],
  ['PORTAL_ORIGINS', 'https://portal.example.jp/'],
  ['PORTAL_ORIGINS', 'https://portal.example.jp,'],
  ['HOST', ''],
  ['PORT', '65536'],
  ['PORT', 'http'],
  ['PROXY_ADDRESSES', ''],
  ['PROXY_ADDRESSES', '10.0.0.1, proxy.internal'],
  ['AUDIT_RETENTION_DAYS', '0'],
  ['AUDIT_RETENTION_DAYS', 'for ever'],
  ['ENTRY_RETENTION_DAYS', '-1'],
  ['ERROR_REPORT_RETENTION_DAYS', '90 days'],
  ['MAIL_RETENTION_DAYS', '10000'],
  ['SESSION_MAX_HOURS', '0'],
  ['SESSION_MAX_HOURS', '12h'],
  ['JWKS_URL', 'http://keys.example.jp/'],
  ['JWKS_URL', 'keys'],
  ['IDENTITY_PROVIDER', 'auth0'],
  ['STORAGE_BUCKET', 'portal'],
  ['STORAGE_BUCKET', 'https://portal.example.jp'],
  ['STORAGE_READ_MINUTES', '0'],
  ['STORAGE_READ_MINUTES', '61'],
  ['STORAGE_EMULATOR_HOST', 'http://emulator.internal:9199'],
  ['STORAGE_EMULATOR_HOST', '127.0.0.1:9199'],
  ['S3_ENDPOINT', 'http://s3.example.jp'],
  ['S3_ENDPOINT', 'https://s3.example.jp/path'],
  ['AWS_REGION', 'Tokyo!'],
  ['MAIL_SERVER', 'mail.internal'],
  ['MAIL_SERVER', 'https://mail.internal'],
  ['MAIL_SERVER', 'smtps://portal:secret-word@mail.internal/path'],
  ['MAIL_FROM', 'noreply'],
  ['MAIL_FROM', '会社 <noreply@example.jp'],
  ['FIREBASE_AUTH_EMULATOR_HOST', 'emulator.internal:9099'],
  ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1'],
])('it does not start with %s=%s, says which one it is, and repeats no secret', (name, value) => {
  const read = () => readSettings({ ...complete, [name]: value });
  expect(read).toThrow(new RegExp(`^The environment is not complete:\n  ${name}: .+$`));
  expect(read).not.toThrow(/secret-word/);
});

test('all that is missing is told at once', () => {
  expect(() => readSettings({})).toThrow(
    /NODE_ENV: .+\n {2}PROJECT_ID: .+\n {2}DATABASE_URL: .+\n {2}PORTAL_ORIGINS: /,
  );
});
