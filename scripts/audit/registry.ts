import * as v from 'valibot';
import type { Answer } from './pnpm.ts';

/** `unasked`: why nothing is known. */
export type Asked = { readonly found: readonly string[] } | { readonly unasked: string };

const Outdated = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(
    v.string(),
    v.object({ current: v.string(), latest: v.string(), isDeprecated: v.optional(v.boolean(), false) }),
  ),
);

/** Of `pnpm outdated --format json`: packages with a newer major version, or given up by their authors. */
export const outdatedIn = (answer: Answer): Asked =>
  read(answer, Outdated, (packages) =>
    Object.entries(packages).flatMap(([key, { current, latest, isDeprecated }]) => {
      const name = key.replace(/(?<=.)@\S+| \(dev\)$/g, '');
      const isBehind = majorOf(current) < majorOf(latest);
      if (!isBehind && !isDeprecated) return [];
      return [`${name} ${current}${isBehind ? `, newest is ${latest}` : ''}${isDeprecated ? ', deprecated' : ''}`];
    }),
  );

const majorOf = (version: string): number => Number.parseInt(version, 10);

const Advisory = v.object({
  module_name: v.string(),
  severity: v.string(),
  title: v.string(),
  url: v.string(),
  findings: v.array(v.object({ version: v.string(), dev: v.optional(v.boolean(), false) })),
});
const Advisories = v.pipe(v.string(), v.parseJson(), v.object({ advisories: v.record(v.string(), Advisory) }));

/** Of `pnpm audit --json`. */
export const vulnerabilitiesIn = (answer: Answer): Asked =>
  read(answer, Advisories, ({ advisories }) =>
    Object.values(advisories).map(({ module_name, severity, title, url, findings }) => {
      const versions = findings.map(({ version }) => version).join(', ');
      const where = findings.every(({ dev }) => dev) ? ', only while developing' : '';
      return `${severity}: ${module_name} ${versions}${where}: ${title}, ${url}`;
    }),
  );

function read<T>(answer: Answer, schema: v.GenericSchema<string, T>, find: (known: T) => string[]): Asked {
  const result = v.safeParse(schema, answer.stdout);
  if (result.success) return { found: [...new Set(find(result.output))].sort() };
  const why = `${answer.stderr}\n${answer.stdout}`.replace(/[×│\s]+/g, ' ').trim();
  return { unasked: why.slice(0, 200) || 'no answer' };
}
