import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Packages that ship only ES modules and therefore pass through SWC: ours, where they are installed, too. */
const ES_MODULES = [
  '@portal\\+[\\w-]+',
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
const IMPORTS_DYNAMICALLY = ['@electric-sql\\+pglite', '@opentelemetry\\+otlp-exporter-base'];

/** How every test's code is compiled. */
export const compilation = {
  transform: {
    '^.+\\.(t|[mc]?j)sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  /** pnpm keeps every package's real path under .pnpm/. */
  transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!(${[...ES_MODULES, ...IMPORTS_DYNAMICALLY].join('|')})@)`],
  /** Copies of packages: what is built and composed, and what tests leave behind. */
  modulePathIgnorePatterns: ['<rootDir>/\\.cache/'],
};

/** A busy machine is slow, not broken: whole screens take their time there. */
export const PATIENCE_MS = 30_000;

const file = (name) => require.resolve(`@portal/app-kit/testing/${name}`);

/**
 * Jest for a remote in a repository of its own: tests of screens (`.test.tsx`, `.dom.test.ts`) get a page, others do not.
 * @type {import('jest').Config}
 */
export const remoteTests = {
  maxWorkers: '100%',
  testTimeout: PATIENCE_MS,
  projects: [
    {
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.dom\\.test\\.ts$'],
      ...compilation,
    },
    {
      displayName: 'browser',
      testEnvironment: file('jsdom-environment'),
      testMatch: ['<rootDir>/src/**/*.test.tsx', '<rootDir>/src/**/*.dom.test.ts'],
      setupFilesAfterEnv: [file('setup')],
      ...compilation,
    },
  ],
};
