import type { Finding } from './finding.ts';

/** What was looked at, and what was found. */
export type Look = readonly [what: string, findings: readonly Finding[]];

/** A line for each thing that was looked at, or for each finding; its fix stands below it. */
export function reportLines(looks: readonly Look[]): string[] {
  const lines = looks.flatMap(([what, findings]) =>
    findings.length === 0
      ? [`ok       ${what}`]
      : findings.flatMap((finding) => [
          `${finding.isProblem ? 'problem ' : 'hint    '} ${what}: ${finding.what}`,
          `         ${finding.fix}`,
        ]),
  );
  const problems = looks.flatMap(([, findings]) => findings).filter(({ isProblem }) => isProblem).length;
  return [
    ...lines,
    '',
    problems === 0 ? 'Nothing is wrong.' : `${problems} ${problems === 1 ? 'problem' : 'problems'}.`,
  ];
}

export const hasProblem = (looks: readonly Look[]): boolean =>
  looks.some(([, findings]) => findings.some(({ isProblem }) => isProblem));
