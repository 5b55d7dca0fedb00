import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type CanaryRequest, canaryRequest } from '#canary/canary-request.ts';

/** The arguments of `npm run release` and the like. */

interface ReleaseRequest {
  readonly app: string;
  /** The composed folder, if it is not the local one. */
  readonly to: string | undefined;
  /** A finished build; without one the app is built. */
  readonly build: string | undefined;
  readonly overBudget: string | undefined;
  readonly withoutTrial: string | undefined;
  readonly typeBreaking: string | undefined;
  readonly dirty: string | undefined;
  /** The file of the private key that signs it. */
  readonly key: string | undefined;
  /** null: for everybody. */
  readonly canary: CanaryRequest | null;
  readonly waitMs: number | undefined;
}

interface RollbackRequest {
  readonly app: string;
  readonly to: string | undefined;
  readonly version: string | undefined;
  readonly reason: string;
  readonly key: string | undefined;
  readonly waitMs: number | undefined;
}

interface StatusRequest {
  readonly to: string | undefined;
  /** The address of a portal that customers use. */
  readonly at: string | undefined;
}

export interface WatchRequest {
  readonly at: string;
  /** Where visits and errors by version are: as the sandbox has them, or in a Prometheus. */
  readonly source: { readonly kind: 'health' | 'prometheus'; readonly address: string };
  /** The composed folder, for the command that takes a version back. */
  readonly to: string | undefined;
  /** Looks once, for a monitor, instead of every half minute. */
  readonly once: boolean;
}

const RELEASE =
  'npm run release mf-billing -- [--to <folder>] [--build <folder>] [--canary <percent>] [--companies <ids or a file>] [--over-budget "why"] [--without-trial "why"] [--type-breaking "why"] [--dirty "why"] [--key <file>] [--wait <seconds>]';
const ROLLBACK =
  'npm run rollback mf-billing -- --reason "why" [--to <folder>] [--version <one that is kept>] [--key <file>] [--wait <seconds>]';

const STATUS = 'npm run status -- [--to <folder>] [--at https://portal.example.jp]';
const WATCH =
  'npm run watch -- [--at https://portal.example.jp (--prometheus http://localhost:9090 | --health https://…/versions)] [--to <folder>] [--once]';
const LOCAL_PORTAL = 'http://localhost:4000';
const LOCAL_HEALTH = 'http://localhost:4100/sandbox/health/versions';

/**
 * `textOf` reads the file of this name, if there is one.
 * @throws with a sentence about what is wrong.
 */
export function releaseRequest(args: readonly string[], textOf: (file: string) => string | null): ReleaseRequest {
  const { values, positionals } = parsed(RELEASE, args, {
    to: { type: 'string' },
    build: { type: 'string' },
    'over-budget': { type: 'string' },
    'without-trial': { type: 'string' },
    'type-breaking': { type: 'string' },
    dirty: { type: 'string' },
    key: { type: 'string' },
    canary: { type: 'string' },
    companies: { type: 'string' },
    wait: { type: 'string' },
  });
  const {
    to,
    build,
    canary,
    companies,
    wait,
    dirty,
    key,
    'over-budget': overBudget,
    'without-trial': withoutTrial,
    'type-breaking': typeBreaking,
  } = values;
  if (overBudget?.trim() === '') throw new Error(`Say why it may cost more: ${RELEASE}`);
  if (withoutTrial?.trim() === '') throw new Error(`Say why nobody looks at it first: ${RELEASE}`);
  if (typeBreaking?.trim() === '') throw new Error(`Say why its types may clash: ${RELEASE}`);
  if (dirty?.trim() === '') throw new Error(`Say why it is no commit that was tested: ${RELEASE}`);
  const request = canaryRequest({ canary, companies: companies && (textOf(companies) ?? companies) });
  return {
    app: oneApp(positionals, RELEASE),
    to,
    build,
    overBudget,
    withoutTrial,
    typeBreaking,
    dirty,
    key,
    canary: request,
    waitMs: milliseconds(wait),
  };
}

/** @throws with a sentence about what is wrong. */
export function rollbackRequest(args: readonly string[]): RollbackRequest {
  const { values, positionals } = parsed(ROLLBACK, args, {
    to: { type: 'string' },
    version: { type: 'string' },
    reason: { type: 'string' },
    key: { type: 'string' },
    wait: { type: 'string' },
  });
  const { to, version, reason, key, wait } = values;
  const app = oneApp(positionals, ROLLBACK);
  if (!reason?.trim()) throw new Error(`Say why, for whoever reads the log: ${ROLLBACK}`);
  return { app, to, version, reason, key, waitMs: milliseconds(wait) };
}

/** @throws with a sentence about what is wrong. */
export function statusRequest(args: readonly string[]): StatusRequest {
  const { values, positionals } = parsed(STATUS, args, { to: { type: 'string' }, at: { type: 'string' } });
  const { to, at } = values;
  if (positionals.length > 0) throw new Error(`The status is that of all apps: ${STATUS}`);
  if (at !== undefined && !/^https?:\/\/[^/]/.test(at)) throw new Error(`--at ${at} is no address: ${STATUS}`);
  return { to, at };
}

/**
 * Without addresses it is the portal of `npm start`.
 * @throws with a sentence about what is wrong.
 */
export function watchRequest(args: readonly string[]): WatchRequest {
  const { values, positionals } = parsed(WATCH, args, {
    at: { type: 'string' },
    health: { type: 'string' },
    prometheus: { type: 'string' },
    to: { type: 'string' },
    once: { type: 'boolean', default: false },
  });
  const { at, health, prometheus, to, once } = values;
  if (positionals.length > 0) throw new Error(`All apps are watched: ${WATCH}`);
  if (at === undefined && health === undefined && prometheus === undefined)
    return { at: LOCAL_PORTAL, source: { kind: 'health', address: LOCAL_HEALTH }, to, once };
  const address = health ?? prometheus;
  if (at === undefined || address === undefined || (health !== undefined && prometheus !== undefined))
    throw new Error(`Say where the portal is and where its health: ${WATCH}`);
  for (const named of [at, address])
    if (!/^https?:\/\/[^/]/.test(named)) throw new Error(`${named} is no address: ${WATCH}`);
  return { at, source: { kind: health === undefined ? 'prometheus' : 'health', address }, to, once };
}

function parsed<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    // Its second sentence is about arguments that begin with a dash.
    const [words] = String(error)
      .replace(/^TypeError \[\w+\]: /, '')
      .split('. ');
    throw new Error(`${words}. ${usage}`);
  }
}

function oneApp([app, ...more]: readonly string[], usage: string): string {
  if (!app || more.length > 0) throw new Error(`Name one app: ${usage}`);
  return app;
}

function milliseconds(wait: string | undefined): number | undefined {
  if (wait === undefined) return undefined;
  if (!/^\d+$/.test(wait)) throw new Error(`--wait ${wait} is no number of seconds.`);
  return Number(wait) * 1000;
}
