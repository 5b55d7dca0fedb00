import { calls } from '@portal/contract/calls';
import * as v from 'valibot';

/** By kind, the account of the demo that is of this kind. */
export const ACCOUNTS = {
  'per-contract': 'tanaka@demo.example',
  'other-department': 'yamada@demo.example',
  monthly: 'sato@demo.example',
  empty: 'new@demo.example',
  'many-rows': 'large@demo.example',
  'must-change-password': 'first@demo.example',
  'mfa-required': 'required@demo.example',
  'mfa-pending': 'suzuki@demo.example',
  unverified: 'unverified@demo.example',
} as const;
export type AccountKind = keyof typeof ACCOUNTS;
export const ACCOUNT_KINDS = Object.keys(ACCOUNTS) as AccountKind[];

const CONDITIONS = ['expired-token', 'maintenance', 'slow', 'failing'] as const;
export type ScenarioName = AccountKind | (typeof CONDITIONS)[number];

/** What the API answers instead: a status, an answer that is no JSON, or none at all. */
export const ANSWERS = ['500', '503', '403', '404', '409', 'unreadable', 'offline'] as const;
export type Answer = (typeof ANSWERS)[number];

/** `GET /billing`. */
const CALLS = Object.values(calls).map(({ method, path }) => `${method} ${path}`);

const MOST_SECONDS = 60;

/** As the address says it: `?scenario=failing&scenario.answer=503`. The prefix keeps clear of the page's own query. */
const Scenario = v.strictObject({
  scenario: v.picklist([...ACCOUNT_KINDS, ...CONDITIONS]),
  'scenario.account': v.optional(v.picklist(ACCOUNT_KINDS)),
  'scenario.seconds': v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(0), v.maxValue(MOST_SECONDS)),
  ),
  'scenario.answer': v.optional(v.picklist(ANSWERS)),
  'scenario.call': v.optional(v.picklist(CALLS)),
});
type ScenarioQuery = v.InferInput<typeof Scenario>;

export interface ApiFault {
  readonly seconds: number;
  /** null: the API's own answer. */
  readonly answer: Answer | null;
  /** null: every call but those of the session, without which no page would be reached. */
  readonly call: string | null;
}

/** What a scenario sets up. */
export interface Scenario {
  /** The words of the address that ask for it, with their question mark. */
  readonly search: string;
  readonly name: ScenarioName;
  readonly account: AccountKind;
  readonly fault: ApiFault | null;
  readonly isTokenExpired: boolean;
  readonly isMaintenance: boolean;
}

type RequestedScenario =
  /** The address has no scenario. */
  | { readonly kind: 'nothing' }
  /** `?scenario=none`: the current one ends. */
  | { readonly kind: 'none' }
  | { readonly kind: 'scenario'; readonly scenario: Scenario }
  | { readonly kind: 'unknown'; readonly text: string };

const isOfScenario = (name: string): boolean => name === 'scenario' || name.startsWith('scenario.');

/** What an address asks for. */
export function requestedScenario(search: string): RequestedScenario {
  const said = [...new URLSearchParams(search)].filter(([name]) => isOfScenario(name));
  if (said.length === 0) return { kind: 'nothing' };
  const query = Object.fromEntries(said);
  if (said.length === 1 && query.scenario === 'none') return { kind: 'none' };
  const result = v.safeParse(Scenario, query);
  if (result.success) return { kind: 'scenario', scenario: meaningOf(splitSearch(search).scenario, result.output) };
  return {
    kind: 'unknown',
    text: said.map(([name, value]) => (name === 'scenario' ? value : `${name}=${value}`)).join(' '),
  };
}

/** The scenario's part of a query and the page's own; each with its question mark, or empty. */
export function splitSearch(search: string): { scenario: string; page: string } {
  const all = [...new URLSearchParams(search)];
  const write = (entries: [string, string][]) => (entries.length > 0 ? `?${new URLSearchParams(entries)}` : '');
  return {
    scenario: write(all.filter(([name]) => isOfScenario(name))),
    // Unchanged where there is nothing to take out: a page compares its address letter by letter.
    page: all.some(([name]) => isOfScenario(name)) ? write(all.filter(([name]) => !isOfScenario(name))) : search,
  };
}

export const scenarioAddress = (query: ScenarioQuery | { scenario: 'none' }): string =>
  `?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;

/** Long enough for the notice that it takes long, and shorter than the timeout of the client. */
const SLOW_SECONDS = 5;

function meaningOf(search: string, query: v.InferOutput<typeof Scenario>): Scenario {
  const { scenario: name, 'scenario.account': account } = query;
  const { 'scenario.seconds': seconds, 'scenario.answer': answer, 'scenario.call': call = null } = query;
  const isFaulty = name === 'slow' || name === 'failing' || seconds !== undefined || answer !== undefined;
  return {
    search,
    name,
    account: account ?? (name in ACCOUNTS ? (name as AccountKind) : 'per-contract'),
    fault: isFaulty
      ? {
          seconds: seconds ?? (name === 'slow' ? SLOW_SECONDS : 0),
          answer: answer ?? (name === 'failing' ? '500' : null),
          call,
        }
      : null,
    isTokenExpired: name === 'expired-token',
    isMaintenance: name === 'maintenance',
  };
}
