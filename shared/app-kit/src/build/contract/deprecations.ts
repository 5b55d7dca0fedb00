import * as v from 'valibot';

const Month = v.pipe(v.string(), v.regex(/^\d{4}\.(0[1-9]|1[0-2])$/));

/** What a `@deprecated` tag announces of an exported name. */
const Deprecation = v.object({
  since: Month,
  /** The last month in which the shell provides the name. */
  until: Month,
  /** What replaces it, in words. */
  use: v.string(),
});
export type Deprecation = v.InferOutput<typeof Deprecation>;

/** By shared module, by name. */
export const Deprecations = v.record(v.string(), v.record(v.string(), Deprecation));
export type Deprecations = v.InferOutput<typeof Deprecations>;

const FORM = '@deprecated since 2026.12, until 2027.06, use X';

/**
 * What follows `@deprecated` in a comment.
 * @throws if it has another form.
 */
export function deprecationFrom(words: string): Deprecation {
  const [, since = '', until = '', use = ''] = /^since (\S+), until (\S+), use (.+)$/.exec(words) ?? [];
  const result = v.safeParse(Deprecation, { since, until, use });
  if (result.success && since <= until) return result.output;
  throw new Error(`"@deprecated ${words}" should have the form "${FORM}".`);
}

interface DeprecatedName extends Deprecation {
  module: string;
  name: string;
}

export const deprecatedNamesIn = (deprecations: Deprecations): DeprecatedName[] =>
  Object.entries(deprecations).flatMap(([module, names]) =>
    Object.entries(names).map(([name, deprecation]) => ({ module, name, ...deprecation })),
  );

export const deprecatedInWords = ({ module, name, since, until, use }: DeprecatedName): string =>
  `${name} of ${module}, deprecated since ${since}, until ${until}: use ${use}.`;

/** The deprecated names among those that a build uses, each in a sentence. */
export const deprecatedUses = (deprecations: Deprecations, uses: Readonly<Record<string, readonly string[]>>) =>
  deprecatedNamesIn(deprecations)
    .filter(({ module, name }) => uses[module]?.includes(name))
    .map(deprecatedInWords);
