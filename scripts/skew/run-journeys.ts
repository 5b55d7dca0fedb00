import { join } from 'node:path';
import { root } from '../root.ts';
import { runPlaywright } from '../test-run/browser-tests.ts';

const SKEW_REPORT = join(root, '.cache/skew-tests.json');

/** One journey in each portal of the plan; returns the exit code. */
export const runJourneys = (): number => runPlaywright(['--config', 'skew'], SKEW_REPORT);
