/** A body that is wrong in one place, as text: many of them could not be written as a JavaScript value. */
export interface Spoilt {
  readonly what: string;
  readonly text: string;
}

type Path = readonly (string | number)[];

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** By the kind of value that belongs there. */
const instead: Record<string, readonly string[]> = {
  string: ['1', 'true', '{}', '[]', nested(2_000), '"a\\u0000b"', '"\\ud83d"', '"\\udc00a"'],
  number: ['"1"', 'true', '{}', '[]', '1e400', '-1e400', '9007199254740993', '-9007199254740993', '"NaN"'],
  boolean: ['"true"', '0', '{}', '[]'],
  array: ['{}', '"x"', '1', '{"0":"x","length":1}', `[${nested(2_000)}]`],
  object: ['[]', '"x"', '1', 'true', nested(2_000)],
};
const foreign = ['accountId', '__proto__', 'constructor', 'toString', 'isAdmin', ''];

/** The sample with one place changed to an impossible value, for every place. */
export function spoil(sample: unknown): Spoilt[] {
  return [...placesOf(sample)].flatMap(({ path, value }) => {
    const name = path.join('.') || 'the whole';
    const kind = kindOf(value);
    const wrong = (instead[kind] ?? []).map((text) => ({ what: `${name}: ${text.slice(0, 20)}`, text }));
    const more =
      kind === 'object'
        ? foreign.map((key) => ({
            what: `${name}: with ${JSON.stringify(key)}`,
            text: withField(value as object, key),
          }))
        : [];
    return [...wrong, ...more].map(({ what, text }) => ({ what, text: replaced(sample, path, text) }));
  });
}

/**
 * The sample without one of its fields, and with null instead of it, for every field: its schema knows whether that is
 * allowed.
 */
export function withoutEach(sample: unknown): Spoilt[] {
  return [...placesOf(sample)].flatMap(({ path }) => {
    const key = path.at(-1);
    if (key === undefined) return [];
    const name = path.join('.');
    const asNull = { what: `${name}: null`, text: replaced(sample, path, 'null') };
    if (typeof key === 'number') return [asNull];
    const copy = structuredClone(sample) as object;
    Reflect.deleteProperty(parentOf(copy, path), key);
    return [asNull, { what: `without ${name}`, text: JSON.stringify(copy) }];
  });
}

/** The sample with `text` in the middle of one of its texts, for every text: the place and the whole body. */
export function withInEachText(sample: unknown, text: string): { place: string; body: string }[] {
  return [...placesOf(sample)].flatMap(({ path, value }) =>
    typeof value === 'string'
      ? [{ place: path.join('.'), body: replaced(sample, path, JSON.stringify(`${value[0]}${text}${value.slice(1)}`)) }]
      : [],
  );
}

function* placesOf(value: unknown, path: Path = []): Generator<{ path: Path; value: unknown }> {
  yield { path, value };
  if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* placesOf(item, [...path, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* placesOf(item, [...path, key]);
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

const PLACE = '@@here@@';

function replaced(sample: unknown, path: Path, text: string): string {
  const key = path.at(-1);
  if (key === undefined) return text;
  const copy = structuredClone(sample) as object;
  Reflect.set(parentOf(copy, path), key, PLACE);
  return JSON.stringify(copy).replace(`"${PLACE}"`, () => text);
}

const parentOf = (whole: object, path: Path): object =>
  path.slice(0, -1).reduce<object>((parent, key) => Reflect.get(parent, key) as object, whole);

/** As text, since a property named __proto__ would not survive an object literal. */
function withField(value: object, key: string): string {
  const fields = Object.entries(value).map(([name, item]) => `${JSON.stringify(name)}:${JSON.stringify(item)}`);
  return `{${[...fields, `${JSON.stringify(key)}:{"polluted":true}`].join()}}`;
}
