/** Packages that ship only ES modules and therefore pass through SWC. */
const esmOnly = [
  'client-zip',
  'jose',
  'ky',
  'oxc-parser',
  '@redocly\\+openapi-core',
  '@hyperjump\\+[\\w-]+',
  'just-curry-it',
  'uuid',
];
/** CommonJS that loads its parts by import(), which a script in Jest's context may not; SWC makes require() of it. */
const importsDynamically = ['@electric-sql\\+pglite'];
const transform = {
  '^.+\\.(t|[mc]?j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};
/** pnpm keeps every package's real path under .pnpm/. */
const transformIgnorePatterns = [`/node_modules/\\.pnpm/(?!(${[...esmOnly, ...importsDynamically].join('|')})@)`];
/** Copies of packages: what is built and composed, and what tests leave behind. */
const modulePathIgnorePatterns = ['<rootDir>/\\.cache/'];
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
  // A busy machine is slow, not broken: databases, PDFs and whole screens take their time there.
  testTimeout: 30_000,
  projects: [
    {
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: inNode.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
      // About a server: only where there is one. What is long: only in `npm run test:rest`.
      testPathIgnorePatterns: [
        '/node_modules/',
        '\\.dom\\.test\\.ts$',
        ...(process.env.TEST_DATABASE_URL ? [] : ['\\.postgres\\.test\\.ts$']),
        ...(process.env.LONG_TESTS ? [] : ['\\.long\\.test\\.ts$']),
      ],
      transform,
      transformIgnorePatterns,
      modulePathIgnorePatterns,
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
      transform,
      transformIgnorePatterns,
      modulePathIgnorePatterns,
    },
    {
      displayName: 'browser',
      testEnvironment: '<rootDir>/shared/app-kit/src/testing/jsdom-environment.ts',
      testMatch: [`<rootDir>/${browserCode}/**/*.test.tsx`, `<rootDir>/${browserCode}/**/*.dom.test.ts`],
      setupFilesAfterEnv: ['<rootDir>/shared/app-kit/src/testing/setup.ts'],
      transform,
      transformIgnorePatterns,
      modulePathIgnorePatterns,
    },
  ],
};

export default config;
