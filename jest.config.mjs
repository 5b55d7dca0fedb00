import { compilation, PATIENCE_MS } from './shared/app-kit/config/jest.mjs';

/** With what every new remote begins as (scripts/new-remote). */
const browserCode = '{shell,shared,mf-*,release,scripts/new-remote/template}';
const inNode = [
  'sandbox',
  'shared/contract',
  'shared/app-kit/src/build',
  'release',
  'scripts',
  'e2e/bench',
  'e2e/accessibility-report',
];

/**
 * A page takes most of a second to set up, so that only tests that look at one get it: those of components (.test.tsx),
 * and of what else needs `window` or `document` (.dom.test.ts).
 * @type {import('jest').Config}
 */
const config = {
  // Jest's default leaves one core idle, which on two cores is half of the machine.
  maxWorkers: '100%',
  testTimeout: PATIENCE_MS,
  projects: [
    {
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: inNode.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
      // About a server: only where there is one. What is long: only in `npm test -- --long`.
      testPathIgnorePatterns: [
        '/node_modules/',
        '\\.dom\\.test\\.ts$',
        ...(process.env.TEST_DATABASE_URL ? [] : ['\\.postgres\\.test\\.ts$']),
        ...(process.env.LONG_TESTS ? [] : ['\\.long\\.test\\.ts$']),
      ],
      // As arguments of each module they are found sooner than through Jest's context: a quarter of what the API's tests take.
      sandboxInjectedGlobals: ['Object', 'Array', 'Error', 'Symbol', 'Reflect', 'Promise', 'JSON', 'WeakMap'],
      ...compilation,
    },
    {
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: [`<rootDir>/${browserCode}/**/*.test.ts`],
      testPathIgnorePatterns: [
        '/node_modules/',
        '\\.dom\\.test\\.ts$',
        ...inNode.map((folder) => `<rootDir>/${folder}/`),
      ],
      ...compilation,
    },
    {
      displayName: 'browser',
      testEnvironment: '<rootDir>/shared/app-kit/src/testing/jsdom-environment.ts',
      testMatch: [`<rootDir>/${browserCode}/**/*.test.tsx`, `<rootDir>/${browserCode}/**/*.dom.test.ts`],
      setupFilesAfterEnv: ['<rootDir>/shared/app-kit/src/testing/setup.ts'],
      ...compilation,
    },
  ],
};

export default config;
