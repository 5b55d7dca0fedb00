/** Looks at every page and writes docs/accessibility.md: `npm run a11y-report`, some fifteen minutes. */
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { todayInTokyo } from '@portal/platform/text';
import { FINDINGS, readFindings } from '../../e2e/accessibility-report/findings.ts';
import { findChromium } from '../chromium.ts';
import { endWith, say } from '../console.ts';
import { root } from '../root.ts';
import { runPlaywright } from '../test-run/browser-tests.ts';
import { writeReport } from './write-report.ts';

await endWith(async () => {
  rmSync(FINDINGS.file, { force: true });
  const status = runPlaywright(
    ['--config', 'accessibility-report', '--grep-invert', '@full'],
    join(root, '.cache/accessibility-tests.json'),
    { [FINDINGS.variable]: 'yes' },
  );
  // A page that could not be opened would be missing in silence.
  if (status !== 0) return status;
  const { stdout } = spawnSync(findChromium(say), ['--version'], { encoding: 'utf8' });
  const file = join(root, 'docs/accessibility.md');
  writeFileSync(file, writeReport(readFindings(), { day: todayInTokyo(), browser: stdout.trim() }));
  say(`Written: ${file}`);
  return 0;
});
