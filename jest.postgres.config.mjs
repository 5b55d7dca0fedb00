/** The tests that need a database, on the PostgreSQL of TEST_DATABASE_URL: `npm run test:postgres` starts one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import base from './jest.config.mjs';

if (!process.env.TEST_DATABASE_URL) throw new Error('Start these tests with "npm run test:postgres".');

const sources = join(import.meta.dirname, 'sandbox/src');
const needsDatabase = (file) =>
  file.endsWith('.postgres.test.ts') || /\bopen(World|TestDatabase)\b/.test(readFileSync(join(sources, file), 'utf8'));
const files = readdirSync(sources, { recursive: true }).filter(
  (file) => file.endsWith('.test.ts') && needsDatabase(file),
);

const { testPathIgnorePatterns: _, ...node } = base.projects.find(({ displayName }) => displayName === 'node');

/** @type {import('jest').Config} */
const config = {
  ...base,
  projects: [
    {
      ...node,
      displayName: 'postgres',
      testMatch: files.map((file) => `<rootDir>/sandbox/src/${file.replaceAll(sep, '/')}`),
    },
  ],
};

export default config;
