import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AxeBuilder } from '@axe-core/playwright';
import * as v from 'valibot';

/** Where a run of the report notes what it finds; without a run nothing is noted. */
const FILE = join(import.meta.dirname, '../../.cache/accessibility-findings.jsonl');
export const FINDINGS = { file: FILE, variable: 'NOTES_ACCESSIBILITY' } as const;

/** Of a test whose steps and states belong to the report, beside those of `accessibility*.spec.ts`. */
export const LOOK_TAG = '@look';

/** What axe does not look at. */
export const CHECKS = ['keyboard', 'largeText', 'reflow', 'headings', 'links', 'pictures', 'targets'] as const;

const Rule = v.object({
  id: v.string(),
  /** Of WCAG, such as 1.4.3. */
  criteria: v.array(v.string()),
  result: v.picklist(['passed', 'failed', 'unsure']),
  /** Of those that failed, the markup. */
  elements: v.array(v.string()),
});
export type Rule = v.InferOutput<typeof Rule>;

/** One look at a page, or at a step or state of one, at one width. */
const Finding = v.object({
  kind: v.picklist(['page', 'state']),
  what: v.string(),
  /** In pixels. */
  width: v.number(),
  rules: v.array(Rule),
  /** What each check has found wrong; one that is absent was not made. */
  checks: v.record(v.picklist(CHECKS), v.optional(v.array(v.string()))),
});
export type Finding = v.InferOutput<typeof Finding>;

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

const TAG = /^wcag(\d)(\d)(\d+)$/;

/** The rules of axe that belong to a criterion of level A or AA. */
export function rulesOf({ passes, violations, incomplete }: AxeResults): Rule[] {
  const as = (result: Rule['result'], found: AxeResults['passes']): Rule[] =>
    found.flatMap(({ id, tags, nodes }) => {
      const criteria = tags.flatMap((tag) => TAG.exec(tag)?.slice(1).join('.') ?? []);
      const isDemanded = tags.some((tag) => /^wcag2\d?a{1,2}$/.test(tag));
      const elements = result === 'failed' ? nodes.map(({ html }) => html.slice(0, 120)) : [];
      return isDemanded ? [{ id, criteria, result, elements }] : [];
    });
  return [...as('passed', passes), ...as('failed', violations), ...as('unsure', incomplete)];
}

/** Only while a report is written. */
export function note(finding: Finding): void {
  appendFileSync(FILE, `${JSON.stringify(finding)}\n`);
}

export const readFindings = (): Finding[] =>
  readFileSync(FILE, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => v.parse(v.pipe(v.string(), v.parseJson(), Finding), line));
