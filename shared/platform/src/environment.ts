import * as v from 'valibot';

const Origin = v.pipe(
  v.string(),
  v.url(),
  v.check((text) => URL.canParse(text) && new URL(text).origin === text, 'an origin without a path'),
);

/**
 * A path on the portal's own origin, where browsers send no preflight. It has one segment: the API cannot be at the
 * root, since `/order` is a page and a call.
 */
const OwnPath = v.pipe(v.string(), v.regex(/^\/[a-z][a-z0-9-]*$/));

/** Where texts that mention the support link to: a page, a mailbox or a telephone. */
const SupportAddress = v.pipe(v.string(), v.url(), v.regex(/^(https|mailto|tel):/));

const TileTemplate = v.pipe(
  v.string(),
  v.url(),
  v.check((text) => ['{z}', '{x}', '{y}'].every((part) => text.includes(part)), 'an address with {z}, {x} and {y}'),
);

/** GSI's services: the address of a map tile, and the full address of each of the two calls, without its query. */
const GeoServices = v.object({
  tiles: TileTemplate,
  search: v.pipe(v.string(), v.url()),
  reverse: v.pipe(v.string(), v.url()),
});
export type GeoServices = v.InferOutput<typeof GeoServices>;

/**
 * The differences between environments. One build runs everywhere: the composer writes this document into the HTML, and
 * it is parsed at start.
 */
export const Environment = v.object({
  name: v.picklist(['local', 'dev', 'staging', 'production']),
  /** Origin of the lessee API, or its path on the portal's own: `/api`. */
  apiHost: v.union([Origin, OwnPath], 'an origin without a path, or a path of one segment'),
  /** Whether that host allows the header `Idempotency-Key`; otherwise every preflight with it would fail. */
  apiIdempotencyKey: v.boolean(),
  /** Whether that host allows the header `X-Portal-Client`, which names the app that calls. */
  apiClientHeader: v.exactOptional(v.boolean()),
  /** Whether that host sends `Cache-Control: no-store` with every answer. */
  apiNoStore: v.exactOptional(v.boolean()),
  firebase: v.object({
    options: v.object({
      apiKey: v.pipe(v.string(), v.minLength(1)),
      projectId: v.pipe(v.string(), v.minLength(1)),
      authDomain: v.optional(v.string()),
      storageBucket: v.string(),
      appId: v.optional(v.string()),
      measurementId: v.optional(v.string()),
    }),
    /** Only where emulators replace Google's services. */
    emulators: v.optional(
      v.object({
        auth: Origin,
        storage: Origin,
        /** `everyMs` replaces the ten minutes between two reads [7.51]. */
        remoteConfig: v.object({ address: Origin, everyMs: v.pipe(v.number(), v.minValue(0)) }),
      }),
    ),
    /** The beginning of an address: who knows passwords from data leaks. Without it nobody is asked, as specified. */
    breachedPasswords: v.optional(
      v.pipe(v.string(), v.url(), v.regex(/^https:.*\/$/, 'https, with a slash at its end')),
    ),
  }),
  /** Whether analytics wait until the customer agrees. */
  analyticsConsent: v.exactOptional(v.boolean()),
  /**
   * Where browsers send logs and metrics by OTLP over HTTP (to `<url>/v1/logs` and `<url>/v1/metrics`), and the share of
   * visits that send any, from 0 to 1.
   */
  telemetry: v.exactOptional(v.object({ url: v.string(), share: v.number() })),
  /** When a session ends by itself. What is left out has no end, as specified. */
  session: v.exactOptional(
    v.object({
      /** Minutes without a press or a key; the customer is warned in the last one. */
      idleMinutes: v.exactOptional(v.pipe(v.number(), v.minValue(2))),
      /** Hours since the sign-in. */
      absoluteHours: v.exactOptional(v.pipe(v.number(), v.minValue(1))),
    }),
  ),
  geo: GeoServices,
  links: v.object({ terms: v.string(), privacy: v.string(), support: SupportAddress }),
  companyName: v.string(),
  /**
   * What the provider promises with each service of an application, in one line. Whoever shows the lines reads them one
   * by one: the portal starts whatever is here.
   */
  serviceLines: v.exactOptional(v.unknown()),
  /** In the provider's words: what its estimates' rents are (tax, for one car), and when an application is answered. */
  rentNote: v.exactOptional(v.unknown()),
  applicationNote: v.exactOptional(v.unknown()),
  /**
   * Whether `?remote=` may replace a remote by one from the developer's machine. Read it by `allowsRemoteOverrides`.
   */
  allowRemoteOverrides: v.boolean(),
});
export type Environment = v.InferOutput<typeof Environment>;

/** The API's path on the portal's own origin, if it is there. */
export const ownApiPath = ({ apiHost }: Pick<Environment, 'apiHost'>): string | undefined =>
  apiHost.startsWith('/') ? apiHost : undefined;

/** Never in production, whatever else its configuration says. */
export const allowsRemoteOverrides = ({
  name,
  allowRemoteOverrides,
}: Pick<Environment, 'name' | 'allowRemoteOverrides'>): boolean => allowRemoteOverrides && name !== 'production';

/** Set on a document that has refused the browser as too old: nothing may start there. */
export const OUTDATED = 'data-outdated';

export const ENVIRONMENT_ELEMENT_ID = 'portal-environment';

/** The environment of this page. @throws when the element is missing or its content is not an environment. */
export function readEnvironment(document: Document): Environment {
  return v.parse(Environment, JSON.parse(textOf(document)));
}

const OnlySupport = v.pipe(v.string(), v.parseJson(), v.object({ links: v.object({ support: SupportAddress }) }));

/** Where to get help if the environment cannot be used; null if even that cannot be read. */
export function readSupportAddress(document: Document): string | null {
  const result = v.safeParse(OnlySupport, textOf(document));
  return result.success ? result.output.links.support : null;
}

const textOf = (document: Document): string => document.getElementById(ENVIRONMENT_ELEMENT_ID)?.textContent ?? 'null';
