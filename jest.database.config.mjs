/** The tests that need a database alone: on the embedded one, or on the PostgreSQL of TEST_DATABASE_URL. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import base from './jest.config.mjs';

/** The helpers that open one. */
const OPENS_DATABASE = /['/#](?:[\w-]*world|database\/testing)(?:\.ts)?'/;
const folders = ['sandbox/src', 'sandbox/lessee-api/src'];
const needsDatabase = (path) =>
  path.endsWith('.postgres.test.ts') || OPENS_DATABASE.test(readFileSync(join(import.meta.dirname, path), 'utf8'));
const files = folders
  .flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true }).map(
      (file) => `${folder}/${file.replaceAll(sep, '/')}`,
    ),
  )
  .filter((file) => file.endsWith('.test.ts') && needsDatabase(file));

const node = base.projects.find(({ displayName }) => displayName === 'node');

/** @type {import('jest').Config} */
const config = {
  ...base,
  projects: [{ ...node, displayName: 'database', testMatch: files.map((file) => `<rootDir>/${file}`) }],
};

export default config;
