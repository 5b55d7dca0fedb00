import * as v from 'valibot';
import type { BrowserTest } from './plan.ts';

/** By spec and title, the remotes that a browser test opens: `e2e/touches.json`. */
const Touches = v.record(v.string(), v.record(v.string(), v.array(v.string())));
export type Touches = v.InferOutput<typeof Touches>;
export const parseTouches = (json: string): Touches => v.parse(Touches, JSON.parse(json));

export const browserTestsOf = (touches: Touches): BrowserTest[] =>
  Object.entries(touches).flatMap(([file, tests]) =>
    Object.entries(tests).map(([title, remotes]) => ({ file, title, touches: remotes })),
  );

const Result = v.object({
  status: v.string(),
  annotations: v.array(v.object({ type: v.string(), description: v.optional(v.string()) })),
});
interface Suite {
  title: string;
  file: string;
  specs: { title: string; tests: { results: v.InferOutput<typeof Result>[] }[] }[];
  suites?: Suite[] | undefined;
}
const Suite: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  file: v.string(),
  specs: v.array(v.object({ title: v.string(), tests: v.array(v.object({ results: v.array(Result) })) })),
  suites: v.optional(v.array(v.lazy(() => Suite))),
});
const Report = v.object({ suites: v.array(Suite) });

/** What the passed tests of Playwright's report opened. */
export function touchesIn(report: unknown): Touches {
  const touches: Touches = {};
  const read = ({ file, specs, suites = [] }: Suite, above: readonly string[]): void => {
    for (const { title, tests } of specs) {
      const passed = tests.flatMap(({ results }) => results).filter(({ status }) => status === 'passed');
      if (passed.length === 0) continue;
      const notes = passed.flatMap(({ annotations }) => annotations).filter(({ type }) => type === 'touches');
      const remotes = new Set(notes.flatMap(({ description = '' }) => description));
      touches[file] = { ...touches[file], [[...above, title].join(' › ')]: [...remotes].sort() };
    }
    for (const suite of suites) read(suite, [...above, suite.title]);
  };
  for (const suite of v.parse(Report, report).suites) read(suite, []);
  return touches;
}

/** What was known, and what a run saw besides; tests of files that are gone are forgotten. */
export function mergedTouches(known: Touches, seen: Touches, isThere: (file: string) => boolean): Touches {
  const files = [...new Set([...Object.keys(known), ...Object.keys(seen)])].filter(isThere).sort();
  return Object.fromEntries(
    files.map((file) => {
      const before = known[file] ?? {};
      const now = seen[file] ?? {};
      const titles = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
      const remotesOf = (title: string) => [...new Set([...(before[title] ?? []), ...(now[title] ?? [])])].sort();
      return [file, Object.fromEntries(titles.map((title) => [title, remotesOf(title)]))];
    }),
  );
}
