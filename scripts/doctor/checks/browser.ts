import { type Finding, hint, problem } from '../finding.ts';

interface Facts {
  /** Its path, or why there is none. */
  chromium: string | { what: string; fix: string };
  /** Debian packages without which tests see less. */
  missingPackages: readonly string[];
}

export function browserFindings({ chromium, missingPackages }: Facts): Finding[] {
  const helpful =
    missingPackages.length === 0
      ? []
      : [
          hint(
            `without ${missingPackages.join(', ')} some tests see less, or are skipped`,
            `On Debian: apt-get install ${missingPackages.join(' ')} (npm test does it as root)`,
          ),
        ];
  return typeof chromium === 'string' ? helpful : [problem(chromium.what, chromium.fix), ...helpful];
}
