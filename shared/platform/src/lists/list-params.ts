import { Id, KEYWORD_MAX, queryInteger } from '@portal/contract/values/primitives';
import * as v from 'valibot';
import { ALL } from './account-options.ts';

const LAST_PAGE = 1_000_000;
const cut = (text: string): string => text.slice(0, KEYWORD_MAX);

/** What the addresses of several lists may contain. An invalid value counts as absent. */
export const listParamEntries = {
  /** Cut to the API's limit. */
  q: v.fallback(v.pipe(v.string(), v.trim(), v.transform(cut)), ''),
  page: v.fallback(queryInteger(1, LAST_PAGE), 1),
  contact: v.fallback(Id, ALL),
  department: v.fallback(v.pipe(v.string(), v.minLength(1), v.maxLength(KEYWORD_MAX)), ALL),
};

/** These params without keyword and conditions: what 条件をクリア sets. */
export const NOT_NARROWED = { q: '', contact: ALL, department: ALL } as const;

/** How a list's filters, sorting and page are written in the address. */
export interface ListParamsCodec<Params> {
  /** The params of an empty address. */
  readonly defaults: Params;
  read(search: URLSearchParams): Params;
  /** The query string of these params, without defaults. */
  write(params: Params): string;
  /** Whether the address has no params of the list. */
  isBare(search: URLSearchParams): boolean;
}

type ParamsOf<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** The fallback of each entry is its default; `always` lists the entries that are written even then. */
export function defineListParams<const Entries extends v.ObjectEntries>(
  entries: Entries,
  always: readonly (keyof Entries)[] = [],
): ListParamsCodec<ParamsOf<Entries>> {
  const schema = v.object(entries);
  const names = Object.keys(entries) as (keyof Entries & string)[];
  const read = (search: URLSearchParams): ParamsOf<Entries> =>
    v.parse(schema, Object.fromEntries(names.map((name) => [name, search.get(name) ?? undefined])));
  const defaults = read(new URLSearchParams());
  const valueIn = (params: ParamsOf<Entries>, name: keyof Entries) => (params as Record<keyof Entries, unknown>)[name];

  return {
    defaults,
    read,
    write(params) {
      const written = names.filter(
        (name) => always.includes(name) || valueIn(params, name) !== valueIn(defaults, name),
      );
      return new URLSearchParams(written.map((name) => [name, String(valueIn(params, name))])).toString();
    },
    isBare: (search) => !names.some((name) => search.has(name)),
  };
}

/** The params after a change; a new filter starts again on its first page. */
export const changeListParams = <Params extends object>(params: Params, change: Partial<Params>): Params => ({
  ...params,
  ...('page' in params && { page: 1 }),
  ...change,
});

/** Whether one of these params has another value in `others`. */
export const differsFrom = <Params extends object>(params: Params, others: Partial<Params>): boolean =>
  Object.keys(changesBetween(params, others)).length > 0;

/** The part of `changed` that is not the same in `params`. */
export const changesBetween = <Params extends object>(params: Params, changed: Partial<Params>): Partial<Params> => {
  const names = Object.keys(changed) as (keyof Params)[];
  return Object.fromEntries(
    names.filter((name) => changed[name] !== params[name]).map((name) => [name, changed[name]]),
  ) as Partial<Params>;
};
