import type { Because, Plan } from './plan.ts';

const MANY = 12;

/** For a reader: what a change affects, what runs, and why. */
export function planLines(files: readonly string[], plan: Plan): string[] {
  if (files.length === 0) return ['Nothing has changed.'];
  return [
    ...block(`${files.length} changed files`, files),
    ...block('Apps', reasons(plan.apps), 'none'),
    ...block('Checks', plan.checks ? ['format, lint, import rules, dead code'] : [], 'none: only pages changed'),
    ...block('Types', reasons(plan.types), 'none'),
    ...block(`Unit tests, ${plan.unitTests.length} files`, reasons(plan.unitTests), 'none'),
    ...block(`Stories of the kit, ${plan.stories.length > 0 ? 'all' : '0'}`, reasons(plan.stories), 'none'),
    ...(plan.allJourneys.length > 0
      ? block('Browser tests, all', reasons(plan.allJourneys))
      : block(`Browser tests, ${plan.journeys.length}`, reasons(plan.journeys), 'none')),
  ];
}

/** What has the same reason stands together. */
function reasons(all: readonly Because[]): string[] {
  const byReason = new Map<string, string[]>();
  for (const { what, why } of all) byReason.set(why, [...(byReason.get(why) ?? []), what]);
  return [...byReason].flatMap(([why, things]) =>
    things.length === 1 ? [`${things[0]}: ${why}`] : [`${why}:`, ...shortened(things.map((what) => `  ${what}`))],
  );
}

function block(title: string, lines: readonly string[], none = ''): string[] {
  return lines.length === 0 ? [`${title}: ${none}`] : [`${title}:`, ...shortened(lines).map((line) => `  ${line}`)];
}

const shortened = (lines: readonly string[]): string[] =>
  lines.length > MANY + 1 ? [...lines.slice(0, MANY), `... and ${lines.length - MANY} more`] : [...lines];
