import { ALL } from '@portal/shared/api/account-options';
import { Id, KEYWORD_MAX, queryInteger } from '@portal/shared/contract/primitives';
import * as v from 'valibot';

/*
 * Without state: a page that has no list takes this and `use-place.ts` as its own copy, and not the list's file for a
 * kilobyte of it. Pages with a list have both from `host/list`.
 */

const LAST_PAGE = 1_000_000;
const cut = (text: string): string => text.slice(0, KEYWORD_MAX);

/** What the addresses of several lists may contain. An invalid value counts as absent. */
export const placeEntries = {
  /** Cut to the API's limit. */
  q: v.fallback(v.pipe(v.string(), v.trim(), v.transform(cut)), ''),
  page: v.fallback(queryInteger(1, LAST_PAGE), 1),
  contact: v.fallback(Id, ALL),
  department: v.fallback(v.pipe(v.string(), v.minLength(1), v.maxLength(KEYWORD_MAX)), ALL),
};

/** How a list's place (its filters, sorting and page) is written in the address. */
export interface PlaceKind<Place> {
  /** The meaning of an address that says nothing. */
  readonly whole: Place;
  read(search: URLSearchParams): Place;
  /** The query string of a place, without defaults. */
  write(place: Place): string;
  /** Whether the address says nothing about the list. */
  isBare(search: URLSearchParams): boolean;
}

type PlaceOf<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>;

/** The fallback of each entry is its default; `always` lists the entries that are written even then. */
export function definePlace<const Entries extends v.ObjectEntries>(
  entries: Entries,
  always: readonly (keyof Entries)[] = [],
): PlaceKind<PlaceOf<Entries>> {
  const schema = v.object(entries);
  const names = Object.keys(entries) as (keyof Entries & string)[];
  const read = (search: URLSearchParams): PlaceOf<Entries> =>
    v.parse(schema, Object.fromEntries(names.map((name) => [name, search.get(name) ?? undefined])));
  const whole = read(new URLSearchParams());
  const valueIn = (place: PlaceOf<Entries>, name: keyof Entries) => (place as Record<keyof Entries, unknown>)[name];

  return {
    whole,
    read,
    write(place) {
      const written = names.filter((name) => always.includes(name) || valueIn(place, name) !== valueIn(whole, name));
      return new URLSearchParams(written.map((name) => [name, String(valueIn(place, name))])).toString();
    },
    isBare: (search) => !names.some((name) => search.has(name)),
  };
}

/** The place after a change; a new filter starts again on its first page. */
export const changePlace = <Place extends object>(place: Place, change: Partial<Place>): Place => ({
  ...place,
  ...('page' in place && { page: 1 }),
  ...change,
});
