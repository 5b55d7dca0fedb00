/** Looks at every page and writes docs/accessibility.md: `npm run a11y-report`, some fifteen minutes. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './root.ts';
import { runPlaywright } from './test-run/browser-tests.ts';

// It takes none.
parseArgs();
process.exitCode = runPlaywright(
  ['--config', 'accessibility-report', '--grep-invert', '@full'],
  join(root, '.cache/accessibility-tests.json'),
);
