import * as v from 'valibot';

/** By browser, its first version with it. */
const Support = v.record(v.string(), v.string());
type Support = v.InferOutput<typeof Support>;

/** What is read here of web-features' data. */
export const WebFeatures = v.object({
  features: v.record(
    v.string(),
    v.object({
      status: v.optional(v.object({ by_compat_key: v.optional(v.record(v.string(), v.object({ support: Support }))) })),
    }),
  ),
  browsers: v.record(v.string(), v.object({ releases: v.array(v.object({ version: v.string(), date: v.string() })) })),
});
export type WebFeatures = v.InferOutput<typeof WebFeatures>;

/** What a source may use of browsers: each as the sources write it. */
interface Interfaces {
  /** `URL.parse`, and of the page's one document and the like `document.startViewTransition`. */
  members: ReadonlySet<string>;
  /** `requestIdleCallback`, `CloseWatcher`. */
  globals: ReadonlySet<string>;
  /** `fieldSizing`, `textWrap: balance`, `:user-valid`, `@starting-style`. */
  styles: ReadonlySet<string>;
}

/** By the name that sources have for it, the interface of the page's only object of that kind. */
const ONLY_ONES: Readonly<Record<string, string>> = {
  Document: 'document',
  History: 'history',
  Location: 'location',
  Navigator: 'navigator',
  Performance: 'performance',
  Screen: 'screen',
  Crypto: 'crypto',
};

type Version = readonly [major: number, minor: number];
const versionOf = (text: string): Version => {
  const [major = 0, minor = 0] = text.replace('≤', '').split('.').map(Number);
  return [major, minor];
};
const isAtMost = ([major, minor]: Version, [mostMajor, mostMinor]: Version) =>
  major < mostMajor || (major === mostMajor && minor <= mostMinor);

/** What at least one of these browsers (`safari >= 17.4`) does not have, by the data of web-features. */
export function newerThan(browsers: readonly string[], data: WebFeatures): Interfaces {
  const oldest = browsers.map((browser) => {
    const [name = '', version = ''] = browser.split(' >= ');
    // The two call it differently.
    return [name.replace('ios_saf', 'safari_ios'), versionOf(version)] as const;
  });
  const members = new Set<string>();
  const globals = new Set<string>();
  const styles = new Set<string>();
  for (const [key, support] of supportByKey(data)) {
    const isInAll = oldest.every(([name, version]) => {
      const since = support[name];
      return since !== undefined && isAtMost(versionOf(since), version);
    });
    if (!isInAll) note(key);
  }
  return { members, globals, styles };

  function note(key: string): void {
    const [kind, ...names] = key.replace(/^javascript\.builtins\./, 'api.').split('.');
    const [owner = '', member = '', ...values] = names;
    if (kind === 'api') {
      // An option of a call, or the like.
      if (names.length > 2) return;
      if (member === '') globals.add(owner);
      else if (owner === 'Window') globals.add(member.replace(/_event$/, ''));
      else members.add(`${ONLY_ONES[owner] ?? owner}.${member.replace(/_(?:static|event)$/, '')}`);
    } else if (key.startsWith('css.properties.') && names.length <= 3) {
      styles.add([camelCase(member), ...values].join(': '));
    } else if (key.startsWith('css.selectors.') && names.length === 2) styles.add(`:${member}`);
    else if (key.startsWith('css.at-rules.') && names.length === 2) styles.add(`@${member}`);
  }
}

function* supportByKey({ features }: WebFeatures): Generator<[key: string, support: Support]> {
  for (const { status } of Object.values(features))
    for (const [key, { support }] of Object.entries(status?.by_compat_key ?? {})) yield [key, support];
}

const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
