import * as v from 'valibot';
import { readProxies } from '#api/core/limits/visitor-address.ts';
import { type ClamdAddress, clamdAt } from '#clients/clamd.ts';
import { DEFAULT_RETENTION, type Retention } from '#housekeeping/housekeeping.ts';
import { googleKeySet } from '#token/google-token.ts';

/** This machine. */
const isLoopback = (url: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
/** Without encryption only where nobody is on the line. */
const isSafe = (text: string): boolean => {
  const url = new URL(text);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
};

const Origin = v.pipe(
  v.string(),
  v.trim(),
  v.url('expected origins, separated by commas'),
  v.check((text) => new URL(text).origin === text, 'expected origins without a path'),
  v.check(isSafe, 'expected https'),
);

/** An emulator believes everybody, so that it may only be here, for a rehearsal. */
const EmulatorHost = v.pipe(
  v.string(),
  v.regex(
    /^(?:localhost|127\.0\.0\.1|\[::1\]):\d{1,5}$/,
    'expected a port of this machine: emulators are no production',
  ),
);

/** A collector’s own network may be without encryption, like that of the database. */
const Collector = v.pipe(
  v.string(),
  v.url('expected the address of a collector'),
  v.regex(/^https?:\/\/[^?#]+$/, 'expected the address of a collector, by http or https and without a query'),
);

const Endpoint = v.pipe(
  v.string(),
  v.url('expected the address of a service'),
  v.check(isSafe, 'expected https'),
  v.check((text) => new URL(text).pathname === '/', 'expected an address without a path'),
);

/** The scheme says who keeps it: Google, or Amazon and whoever speaks its language. */
const Bucket = v.pipe(
  v.string(),
  v.regex(/^(?:gs|s3):\/\/[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/, 'expected gs://bucket or s3://bucket'),
);

const MailServer = v.pipe(
  v.string(),
  v.url('expected smtps://user:password@host, or smtp://… where STARTTLS follows'),
  v.regex(/^smtps?:\/\/[^/?#]+\/?$/, 'expected smtps://user:password@host, or smtp://… where STARTTLS follows'),
);

/** The domain ends the ids of mails. */
const Sender = v.pipe(
  v.string(),
  v.regex(/^(?:[^<>\r\n]+ <[^<>@\s]+@[a-z0-9.-]+>|[^<>@\s]+@[a-z0-9.-]+)$/i, 'expected an address, or: name <address>'),
);

/** clamd knows no encryption: it listens on this machine, or in a network of your own. */
const Clamd = v.pipe(
  v.string(),
  v.regex(/^(?:unix:\/[^\0]+|tcp:\/\/[^\s/?#@:[\]]+:\d{1,5})$/, 'expected unix:/path of a socket, or tcp://host:port'),
  v.transform(clamdAt),
);

const Port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'expected a port'),
  v.transform(Number),
  v.maxValue(65_535, 'expected a port'),
);
const Host = v.pipe(v.string(), v.nonEmpty('expected an address to listen on'));
const Days = v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'expected a number of days'), v.transform(Number));
/** The portal keeps a draft for seven days from its last change, and sends what was uploaded for it. */
const UploadDays = v.pipe(Days, v.minValue(8, 'expected at least 8 days: a draft is kept for 7'));
const LONGEST_DRAIN_S = 60;

const Variables = v.object({
  NODE_ENV: v.literal('production', 'expected production; for development start the sandbox'),
  PROJECT_ID: v.pipe(
    v.string('expected the Firebase project, whose tokens are accepted'),
    v.regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'expected the id of a Firebase project'),
    v.check((id) => !id.startsWith('demo-'), 'expected a real project: nobody signs tokens for demo-…'),
  ),
  DATABASE_URL: v.pipe(
    v.string('expected the address of a PostgreSQL server'),
    v.regex(/^postgres(ql)?:\/\//, 'expected postgres://…'),
  ),
  PORTAL_ORIGINS: v.pipe(
    v.string('expected the portal’s origins, separated by commas'),
    v.transform((text) => text.split(',')),
    v.tupleWithRest([Origin], Origin),
  ),
  HOST: v.optional(Host, '127.0.0.1'),
  PORT: v.optional(Port, '8080'),
  MANAGEMENT_HOST: v.optional(Host, '127.0.0.1'),
  MANAGEMENT_PORT: v.optional(Port),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(Collector),
  DRAIN_SECONDS: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,2}$/, 'expected seconds'),
      v.transform(Number),
      v.maxValue(LONGEST_DRAIN_S, `expected at most ${LONGEST_DRAIN_S} seconds`),
    ),
    '0',
  ),
  PROXY_ADDRESSES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((entry) => entry.trim())),
      v.check((entries) => readProxies(entries) !== null, 'expected addresses or ranges, separated by commas'),
    ),
  ),
  SESSION_MAX_HOURS: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/, 'expected a number of hours'), v.transform(Number)),
  ),
  AUDIT_RETENTION_DAYS: v.optional(Days, `${DEFAULT_RETENTION.audit}`),
  ENTRY_RETENTION_DAYS: v.optional(Days, `${DEFAULT_RETENTION.entries}`),
  ERROR_REPORT_RETENTION_DAYS: v.optional(Days, `${DEFAULT_RETENTION.errorReports}`),
  MAIL_RETENTION_DAYS: v.optional(Days, `${DEFAULT_RETENTION.mails}`),
  UPLOAD_RETENTION_DAYS: v.optional(UploadDays, `${DEFAULT_RETENTION.uploads}`),
  IDENTITY_PROVIDER: v.optional(v.literal('firebase', 'expected firebase, or nothing')),
  FIREBASE_AUTH_EMULATOR_HOST: v.optional(EmulatorHost),
  STORAGE_BUCKET: v.optional(Bucket),
  STORAGE_READ_MINUTES: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d?$/, 'expected 1 to 60 minutes'),
      v.transform(Number),
      v.maxValue(60, 'expected 1 to 60 minutes'),
    ),
    '10',
  ),
  STORAGE_EMULATOR_HOST: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^http:\/\//, 'expected http://localhost:…'),
      v.transform((text) => text.replace(/^http:\/\//, '')),
      EmulatorHost,
      v.transform((host) => `http://${host}`),
    ),
  ),
  S3_ENDPOINT: v.optional(Endpoint),
  AWS_REGION: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'expected a region')), 'ap-northeast-1'),
  MALWARE_SCANNER: v.optional(Clamd),
  MAIL_SERVER: v.optional(MailServer),
  MAIL_FROM: v.optional(Sender),
  JWKS_URL: v.optional(
    v.pipe(v.string(), v.url('expected an address'), v.check(isSafe, 'expected https')),
    googleKeySet,
  ),
});

const Environment = v.pipe(
  Variables,
  v.forward(
    v.partialCheck(
      [['MAIL_SERVER'], ['MAIL_FROM']],
      ({ MAIL_SERVER, MAIL_FROM }) => (MAIL_SERVER === undefined) === (MAIL_FROM === undefined),
      'expected both or none: MAIL_SERVER and MAIL_FROM',
    ),
    ['MAIL_FROM'],
  ),
);

export interface ApiServerSettings {
  projectId: string;
  databaseUrl: string;
  portalOrigins: readonly [string, ...string[]];
  host: string;
  port: number;
  /** Addresses and ranges of proxies whose word about a visitor's address counts. */
  proxies: readonly string[];
  /** For those who run it; null: there is none. */
  management: { host: string; port: number } | null;
  /** Of a collector that takes OTLP over HTTP; null: the log is on standard output alone. */
  telemetryEndpoint: string | null;
  /** How long a process that is to stop goes on answering, while it says that it is not ready. */
  drainSeconds: number;
  /** How old a sign-in may be; null: as old as it likes. */
  sessionMaxHours: number | null;
  retention: Retention;
  /** Where the keys are published that sign the tokens. */
  keySet: string;
  services: ServiceSettings;
}

/** `readMinutes`: how long an address that is handed out can be read by. */
export type StorageSettings = { bucket: string; readMinutes: number } & (
  | { kind: 'google'; emulator: string | undefined }
  | { kind: 's3'; endpoint: string | undefined; region: string }
);

/** What answers behind the API; null: that service is not configured, and what needs it is answered 503. */
export interface ServiceSettings {
  identity: { emulatorHost: string | undefined } | null;
  storage: StorageSettings | null;
  /** `domain`: the sender's. */
  mail: { server: string; from: string; domain: string } | null;
  /** What needs it is not refused without: uploads are then not scanned. */
  scanner: ClamdAddress | null;
}

/** One line for each variable that is missing or wrong; never the value, which may hold a password. */
export class SettingsError extends Error {
  constructor(issues: readonly v.BaseIssue<unknown>[]) {
    const lines = issues.map((issue) => `  ${v.getDotPath(issue)?.split('.')[0] ?? '?'}: ${messageOf(issue)}`);
    super(`The environment is not complete:\n${[...new Set(lines)].join('\n')}`);
    this.name = 'SettingsError';
  }
}

/** valibot's own sentence for a missing key quotes types; that of the schema of this key says what is expected. */
const messageOf = ({ message }: v.BaseIssue<unknown>): string =>
  message.startsWith('Invalid key') ? 'is missing' : message;

export function readSettings(environment: NodeJS.ProcessEnv): ApiServerSettings {
  // The first fault of each variable: what comes after it takes a well-formed value for granted.
  const result = v.safeParse(Environment, environment, { abortPipeEarly: true });
  if (!result.success) throw new SettingsError(result.issues);
  const { PROJECT_ID, DATABASE_URL, PORTAL_ORIGINS, HOST, PORT, JWKS_URL } = result.output;
  const { MANAGEMENT_HOST, MANAGEMENT_PORT, DRAIN_SECONDS } = result.output;
  return {
    projectId: PROJECT_ID,
    databaseUrl: DATABASE_URL,
    portalOrigins: PORTAL_ORIGINS,
    host: HOST,
    port: PORT,
    proxies: result.output.PROXY_ADDRESSES ?? [],
    management: MANAGEMENT_PORT === undefined ? null : { host: MANAGEMENT_HOST, port: MANAGEMENT_PORT },
    telemetryEndpoint: result.output.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    drainSeconds: DRAIN_SECONDS,
    sessionMaxHours: result.output.SESSION_MAX_HOURS ?? null,
    retention: retentionOf(result.output),
    keySet: JWKS_URL,
    services: servicesOf(result.output),
  };
}

type Variables = v.InferOutput<typeof Variables>;

const retentionOf = (variables: Variables): Retention => ({
  audit: variables.AUDIT_RETENTION_DAYS,
  entries: variables.ENTRY_RETENTION_DAYS,
  errorReports: variables.ERROR_REPORT_RETENTION_DAYS,
  mails: variables.MAIL_RETENTION_DAYS,
  uploads: variables.UPLOAD_RETENTION_DAYS,
});

const servicesOf = (variables: Variables): ServiceSettings => ({
  identity: variables.IDENTITY_PROVIDER === undefined ? null : { emulatorHost: variables.FIREBASE_AUTH_EMULATOR_HOST },
  storage: storageOf(variables),
  mail: mailOf(variables),
  scanner: variables.MALWARE_SCANNER ?? null,
});

function storageOf(variables: Variables): StorageSettings | null {
  const { STORAGE_BUCKET: address, STORAGE_READ_MINUTES: readMinutes } = variables;
  if (address === undefined) return null;
  const bucket = address.slice('gs://'.length);
  return address.startsWith('gs://')
    ? { kind: 'google', bucket, readMinutes, emulator: variables.STORAGE_EMULATOR_HOST }
    : { kind: 's3', bucket, readMinutes, endpoint: variables.S3_ENDPOINT, region: variables.AWS_REGION };
}

function mailOf({ MAIL_SERVER: server, MAIL_FROM: from }: Variables): ServiceSettings['mail'] {
  if (server === undefined || from === undefined) return null;
  return { server, from, domain: /@([^@>]+)>?$/.exec(from)?.[1] ?? '' };
}
