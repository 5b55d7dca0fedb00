import base from '../playwright.config.ts';
import { FINDINGS, LOOK_TAG } from './findings.ts';

process.env[FINDINGS.variable] = 'yes';

/** What `npm run a11y-report` looks at: every page here, the steps and states in the specs beside it. */
export default {
  ...base,
  testDir: '..',
  testIgnore: [],
  projects: [
    {
      name: 'pages and states',
      testMatch: ['accessibility-report/report.spec.ts', 'accessibility.spec.ts', 'accessibility-outages.spec.ts'],
      fullyParallel: true,
    },
    // They change accounts, and so do one after the other what they share a file for.
    {
      name: 'processes',
      testMatch: '*.spec.ts',
      testIgnore: ['**/accessibility*.spec.ts', '**/kit/**', '**/accessibility-report/**'],
      grep: new RegExp(LOOK_TAG),
    },
  ],
  // What is found is noted once.
  retries: 0,
  timeout: 1_800_000,
  reporter: [['list'], ['./reporter.ts']],
};
