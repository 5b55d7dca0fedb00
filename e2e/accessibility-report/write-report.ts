import { CRITERIA, type Criterion } from './criteria.ts';
import type { Finding } from './findings.ts';

interface Circumstances {
  /** `YYYY-MM-DD` */
  day: string;
  browser: string;
}

/** The report as Markdown, from what a run has found. */
export function writeReport(findings: readonly Finding[], { day, browser }: Circumstances): string {
  const pages = [...new Set(findings.filter(({ kind }) => kind === 'page').map(({ what }) => what))];
  const states = [...new Set(findings.filter(({ kind }) => kind === 'state').map(({ what }) => what))];
  const barriers = barriersOf(findings);
  return `${[
    '# Accessibility: what was tested, and what is open',
    `For whoever publishes a result by JIS X 8341-3:2016, and for developers. Written by \`npm run a11y-report\` on ${day} with ${browser}; edit nothing here by hand.`,
    '## Nothing is claimed yet',
    'The aim is level AA of JIS X 8341-3:2016, which is WCAG 2.0 level AA; axe also tests what WCAG 2.1 and 2.2 add. The standard’s own method demands that a person judges each criterion that a tool does not see whole. **Nobody has done so yet**: the column “a person” below is open, so that neither 準拠 nor 一部準拠 may be written. Whoever judges it adds name, date, browser and reader.',
    '## How it was tested',
    list([
      'The composed portal with the sandbox’s data: all pages, and the steps and states of each process (errors, questions, menus, calendars; what follows a code by SMS or the link in a mail; what is loading, fails or is maintained): those of `e2e/accessibility*.spec.ts`, and of the tests with the tag `@look`.',
      'By axe at 375, 768, 1024 and 1440 px: the rules that belong to a criterion of level A or AA, of WCAG 2.0 to 2.2.',
      'By a walk through each page at each of these widths: Tab from the first control to the last (each has a visible focus, none is covered, none holds it); a font of 32 px (200 %) without scrolling sideways; headings without a gap; links in sentences underlined; no text in pictures; controls of at least 24 px, on a phone 44 px (not measured are links inside a sentence, the pins and buttons of a map, and the bars of the months). Steps and states are looked at in the same way, but for the walk by Tab and the font.',
      'At 320 px (a desk at 400 %) without scrolling sideways.',
      'In `npm test`: names in Japanese, errors within 40 px of their control at 200 %, the markup of every story of the kit by html-validate.',
    ]),
    '## What was found',
    barriers.length === 0 ? 'No barrier.' : list(barriers),
    '## Criteria',
    'Looks are pages, steps and states, each at its widths. *Applies*: a rule of axe had something to test there. *Unsure*: axe asks for a person, as where it cannot tell what is behind a text.',
    table(
      ['', 'Criterion', '', 'axe: applies', 'axe: fails', 'axe: unsure', 'by the walk', 'a person'],
      CRITERIA.map((criterion) => rowOf(criterion, findings)),
    ),
    `## Pages (${pages.length})`,
    list(pages.map((path) => `\`${path}\``)),
    `## Steps and states (${states.length})`,
    list(states),
  ].join('\n\n')}\n`;
}

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function rowOf({ number, name, level, checks, person }: Criterion, findings: readonly Finding[]): string[] {
  const results = findings.map(
    ({ rules }) => new Set(rules.filter(({ criteria }) => criteria.includes(number)).map(({ result }) => result)),
  );
  const count = (isSo: (result: (typeof results)[number]) => boolean) => String(results.filter(isSo).length);
  const walked = findings.filter((finding) => checks.some((check) => finding.checks[check]));
  const failed = walked.filter((finding) => checks.some((check) => (finding.checks[check] ?? []).length > 0));
  return [
    number,
    name,
    level,
    count((result) => result.size > 0),
    count((result) => result.has('failed')),
    count((result) => result.has('unsure')),
    walked.length === 0 ? '' : `${walked.length - failed.length} of ${walked.length}`,
    person === null ? '' : `open: ${person}`,
  ];
}

/** One line for each page and thing that is wrong, with the widths at which it is. */
function barriersOf(findings: readonly Finding[]): string[] {
  const widths = new Map<string, number[]>();
  for (const { what, width, rules, checks } of findings) {
    const failed = rules.filter(({ result }) => result === 'failed');
    const found = [
      ...failed.flatMap(({ id, elements }) => elements.map((element) => `${id}: \`${element}\``)),
      ...Object.entries(checks).flatMap(([check, problems = []]) =>
        problems.map((problem) => `${check}: \`${problem}\``),
      ),
    ];
    for (const problem of found) {
      const line = `${what}: ${problem}`;
      widths.set(line, [...(widths.get(line) ?? []), width]);
    }
  }
  return [...widths].map(([line, at]) => `${line} (${[...new Set(at)].join(', ')} px)`);
}
