/** Looks at every page and writes docs/accessibility.md: `npx tsx scripts/a11y-report.ts`, some fifteen minutes. */
import { join } from 'node:path';
import { root } from './root.ts';
import { runPlaywright } from './test-run/browser-tests.ts';

process.exitCode = runPlaywright(
  ['--config', 'accessibility-report', '--grep-invert', '@full'],
  join(root, '.cache/accessibility-tests.json'),
);
