/** The tests that need a database, on the PostgreSQL of TEST_DATABASE_URL: `npm run test:postgres` starts one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import base from './jest.config.mjs';

if (!process.env.TEST_DATABASE_URL) throw new Error('Start these tests with "npm run test:postgres".');

const folders = ['sandbox/src', 'sandbox/lessee-api/src'];
const needsDatabase = (path) =>
  path.endsWith('.postgres.test.ts') || /\bopen(World|TestDatabase)\b/.test(readFileSync(path, 'utf8'));
const files = folders.flatMap((folder) =>
  readdirSync(join(import.meta.dirname, folder), { recursive: true })
    .filter((file) => file.endsWith('.test.ts') && needsDatabase(join(import.meta.dirname, folder, file)))
    .map((file) => `${folder}/${file.replaceAll(sep, '/')}`),
);

const { testPathIgnorePatterns: _, ...node } = base.projects.find(({ displayName }) => displayName === 'node');

/** @type {import('jest').Config} */
const config = {
  ...base,
  projects: [
    {
      ...node,
      displayName: 'postgres',
      testMatch: files.map((file) => `<rootDir>/${file}`),
    },
  ],
};

export default config;
