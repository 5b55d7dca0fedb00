import base from '../playwright.config.ts';
import { FINDINGS } from './findings.ts';

process.env[FINDINGS.variable] = 'yes';

/** What `npm run a11y-report` looks at: every page here, the steps and states in the spec beside it. */
export default {
  ...base,
  testDir: '..',
  testMatch: ['accessibility-report/report.spec.ts', 'accessibility.spec.ts'],
  testIgnore: [],
  projects: [{ name: 'report' }],
  fullyParallel: true,
  // What is found is noted once.
  retries: 0,
  timeout: 1_800_000,
  reporter: [['list'], ['./reporter.ts']],
};
