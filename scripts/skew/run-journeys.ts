import { runPlaywright, SKEW_REPORT } from '../test-run/browser-tests.ts';

/** One journey in each portal of the plan; returns the exit code. */
export const runJourneys = (): number => runPlaywright(['--config', 'skew'], SKEW_REPORT);
